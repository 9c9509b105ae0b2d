// Playing cards: suits as shapes, where the pips of each number lie, and what a card's facts say of it.
import type { Printed } from '../themes/index.ts';

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

/** Suits around the origin, 100 high. */
export const suits: Readonly<Record<Suit, string>> = {
  heart:
    'M0 45C-13 27-47 7-47-18C-47-36-34-46-21-46C-11-46-3-40 0-29C3-40 11-46 21-46C34-46 47-36 47-18C47 7 13 27 0 45Z',
  diamond: 'M0-50C10-30 22-12 37 0C22 12 10 30 0 50C-10 30-22 12-37 0C-22-12-10-30 0-50Z',
  spade:
    'M0-49C10-29 45-8 45 15C45 31 33 39 22 39C13 39 6 35 3 28C4 37 8 45 17 50H-17C-8 45-4 37-3 28C-6 35-13 39-22 39C-33 39-45 31-45 15C-45-8-10-29 0-49Z',
  club:
    'M0-48C12-48 22-39 22-27C22-19 18-13 12-8C15-10 20-11 24-11C37-11 46-2 46 10C46 22 37 31 25 31C15 31 8 26 3 18C4 34 8 44 18 50H-18C-8 44-4 34-3 18C-8 26-15 31-25 31C-37 31-46 22-46 10C-46-2-37-11-24-11C-20-11-15-10-12-8C-18-13-22-19-22-27C-22-39-12-48 0-48Z',
};

const [left, middle, right] = [77, 125, 173];
const [top, centre, bottom] = [74, 175, 276];
const third = (bottom - top) / 3;

const pairAt = (y: number): [number, number][] => [
  [left, y],
  [right, y],
];
const corners = [...pairAt(top), ...pairAt(bottom)];
const six = [...corners, ...pairAt(centre)];
const eight = [...corners, ...pairAt(top + third), ...pairAt(bottom - third)];
const one = (y: number): [number, number][] => [[middle, y]];

/** Where the pips of 2 to 10 lie on a card of 250 by 350. */
const places: Readonly<Record<number, [number, number][]>> = {
  2: [...one(top), ...one(bottom)],
  3: [...one(top), ...one(centre), ...one(bottom)],
  4: corners,
  5: [...corners, ...one(centre)],
  6: six,
  7: [...six, ...one((top + centre) / 2)],
  8: [...six, ...one((top + centre) / 2), ...one((bottom + centre) / 2)],
  9: [...eight, ...one(centre)],
  10: [...eight, ...one(top + third / 2), ...one(bottom - third / 2)],
};

/** Returns where the pips of a number lie; those of the lower half stand on their heads. */
export function pipsOf(number: number): { x: number; y: number; upside: boolean }[] {
  return (places[number] ?? []).map(([x, y]) => ({ x, y, upside: y > centre }));
}

/** What a playing card is. */
export interface PipFacts {
  suit: Suit | null;
  number: number;
  rank: string;
}

/** Reads suit and number off the facts of a card. */
export function pipFacts(card: Printed): PipFacts {
  const suit = (card.labels['suit']?.[0] ?? null) as Suit | null;
  const number = card.stats['number'] ?? 0;
  const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
  return { suit: suit && suit in suits ? suit : null, number, rank: letters[number] ?? `${number}` };
}
