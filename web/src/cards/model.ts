// What is drawn on a card, worked out from its face, its state now, and the layout of its game.
import type { Card, Corner, Face, TableLayout } from '../protocol/index.ts';
import { type Printed, type Theme, themeOf } from '../themes/index.ts';

/** How large a card is drawn, and so how much of it: xs signs, s name and numbers, m keywords too, l everything. */
export type Size = 'xs' | 's' | 'm' | 'l';

/** What is the same for all cards of a table. */
export interface CardKit {
  game: string;
  theme: Theme;
  corners: TableLayout['corners'];
  words: TableLayout['words'];
}

/** A number on a card. */
export interface Badge {
  /** The game's key of the stat. */
  key: string;
  /** Its word. */
  name: string;
  corner: Corner;
  now: number;
  /** What is printed; null where the card has no such number by print. */
  printed: number | null;
  change: 'same' | 'raised' | 'lowered';
}

/** A keyword on a card. */
export interface Trait {
  key: string;
  name: string;
  /** Whether it is there now; a printed one may be lost. */
  lost: boolean;
  /** Whether it came by an effect. */
  gained: boolean;
}

/** Makes the kit of a table. */
export function kitOf(layout: TableLayout): CardKit {
  return { game: layout.game, theme: themeOf(layout.game), corners: layout.corners, words: layout.words };
}

/** Returns the size at which a card of this width is best read. */
export function sizeFor(width: number): Size {
  if (width < 52) return 'xs';
  if (width < 84) return 's';
  return width < 190 ? 'm' : 'l';
}

/** Returns what a theme needs to know of a face. */
export function printedOf(face: Face, kit: CardKit): Printed {
  const labels: Record<string, string[]> = {};
  for (const label of face.labels) (labels[label.group] ??= []).push(label.key);
  const stats: Record<string, number> = {};
  face.stats.forEach((value, i) => {
    const key = kit.words.keys.stats[i];
    if (value !== null && key) stats[key] = value;
  });
  return { id: face.id, name: face.name, kind: kindKey(face, kit), labels, traits: face.traits, stats };
}

/** Returns the game's key for the kind of a face. */
export function kindKey(face: Face, kit: CardKit): string {
  return kit.words.keys.kinds[face.kind] ?? '';
}

/** Returns the word for the kind of a face. */
export function kindName(face: Face, kit: CardKit): string {
  return kit.words.kinds[face.kind] ?? '';
}

/** Returns the numbers of a card in the order of the layout. */
export function badgesOf(face: Face, card: Card | undefined, kit: CardKit): Badge[] {
  return kit.corners.flatMap(({ stat, corner }) => {
    const printed = face.stats[stat] ?? null;
    const now = card?.stats?.length ? (card.stats[stat] ?? null) : printed;
    if (now === null) return [];
    const before = printed ?? 0;
    const change = now > before ? 'raised' : now < before ? 'lowered' : 'same';
    return [{ key: kit.words.keys.stats[stat] ?? '', name: kit.words.stats[stat] ?? '', corner, now, printed, change }];
  });
}

/** Returns the keywords of a card: those it has, and the printed ones it has lost. */
export function traitsOf(face: Face, card: Card | undefined, kit: CardKit): Trait[] {
  // A card whose stats are told is told with its keywords; otherwise only the print is known.
  const now = card?.stats?.length ? (card.keywords ?? []) : face.keywords;
  const all = [...face.keywords, ...now.filter((keyword) => !face.keywords.includes(keyword))];
  return all.map((keyword) => ({
    key: kit.words.keys.keywords[keyword] ?? '',
    name: kit.words.keywords[keyword] ?? '',
    lost: !now.includes(keyword),
    gained: !face.keywords.includes(keyword),
  }));
}
