// Whose words a card is read in: the publisher's where somebody imported them, or ours, one press away.
import type { Face } from '../protocol/index.ts';

const wording = $state({ ours: false });

/** Returns whether our words are wanted where the publisher's are there. */
export function isOurs(): boolean {
  return wording.ours;
}

export function turnWording(): void {
  wording.ours = !wording.ours;
}

/** Returns what the publisher prints on a card, where it is there and wanted. */
export function printOf(face: Face): Face['printed'] {
  return wording.ours ? undefined : face.printed;
}

/** Returns the text of a card as it is read. */
export function textOf(face: Face): string {
  return printOf(face)?.text ?? face.text;
}
