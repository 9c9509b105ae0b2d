// What a theme is: how the facts of a card become colours, signs and ornament. Nothing here knows a rule.
import type { Mark } from './draw.ts';
import type { Glyph } from './glyphs.ts';

/** What is printed on a card, as far as its look needs it. */
export interface Printed {
  id: string;
  name: string;
  kind: string;
  /** Colours, attributes and the like by their group. */
  labels: Readonly<Record<string, readonly string[]>>;
  traits: readonly string[];
  stats: Readonly<Record<string, number>>;
}

/** The colours of one card. `ink` is read on `paper`, `light` on `deep`. */
export interface Palette {
  light: string;
  mid: string;
  deep: string;
  accent: string;
}

/** How the corners and plates of a frame are cut. */
export type Frame = 'round' | 'cut' | 'arch';

/** What makes a game look like itself. */
export interface Theme {
  /** Framed cards have badges and a text box; pips are playing cards. */
  stock: 'framed' | 'pips';
  frame: Frame;
  /** The colours of a card; two for a card of two colours. */
  palette(card: Printed): Palette[];
  /** The picture of a card, in a square of 200 whose middle 140 are always seen. */
  ornament(card: Printed): Mark[];
  /** The back, likewise, and its colours. */
  back: { palette: Palette; marks: Mark[] };
  /** Signs for stats, kinds and labels by their words; what is not named goes without. */
  signs: Readonly<Record<string, Glyph>>;
  /** Three cards that stand for the game where it is chosen. */
  samples: readonly [Printed, Printed, Printed];
  /** Kinds that carry no name plate at small sizes because every one of them is alike. */
  plain?: readonly string[];
}

/** The first palette whose word is among the words, else the fallback. */
export function pick<T>(table: Readonly<Record<string, T>>, words: readonly string[] | undefined, fallback: T): T[] {
  const found = (words ?? []).map((word) => table[word]).filter((value): value is T => value !== undefined);
  return found.length ? found : [fallback];
}

/** A card that only shows what a game looks like. */
export function sample(id: string, kind: string, labels: Printed['labels'], more: Partial<Printed> = {}): Printed {
  return { id, name: '', kind, labels, traits: [], stats: {}, ...more };
}
