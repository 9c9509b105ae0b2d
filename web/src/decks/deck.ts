// A deck while it is built: lines by card number, changed by pure functions, and what can be counted of it.
import type { DeckEntry, Face } from '../protocol/index.ts';

export interface Line {
  /** The card's number. */
  id: string;
  /** The part of the deck; empty for the main one. */
  part: string;
  count: number;
}

/** The most copies of a card that a line holds. */
const MOST = 99;

/** Changes how many copies of a card a part has. */
export function withCopies(lines: readonly Line[], id: string, part: string, change: number): Line[] {
  const known = lines.find((line) => line.id === id && line.part === part);
  if (!known) return change > 0 ? [...lines, { id, part, count: Math.min(MOST, change) }] : [...lines];
  const count = Math.min(MOST, known.count + change);
  return count > 0 ? lines.map((line) => (line === known ? { ...line, count } : line)) : lines.filter((line) => line !== known);
}

/** Moves one copy of a card from a part to another. */
export function moved(lines: readonly Line[], id: string, from: string, to: string): Line[] {
  return copiesOf(lines, id, from) === 0 ? [...lines] : withCopies(withCopies(lines, id, from, -1), id, to, 1);
}

/** Returns how many copies of a card there are, in one part or in all. */
export function copiesOf(lines: readonly Line[], id: string, part?: string): number {
  return lines.reduce((sum, line) => sum + (line.id === id && (part === undefined || line.part === part) ? line.count : 0), 0);
}

/** Returns how many cards a part has. */
export function sizeOf(lines: readonly Line[], part: string): number {
  return lines.reduce((sum, line) => sum + (line.part === part ? line.count : 0), 0);
}

/** Writes a deck as a list that the server reads: the main part first. */
export function listOf(lines: readonly Line[]): string {
  const parts = [...new Set(['', ...lines.map(({ part }) => part)])];
  return parts
    .flatMap((part) => {
      const own = lines.filter((line) => line.part === part).map(({ count, id }) => `${count}x${id}`);
      return own.length === 0 || part === '' ? own : [`[${part}]`, ...own];
    })
    .join('\n');
}

/** Makes lines of what the server read; parts that only mark cards of the main deck are taken into it. */
export function linesOf(entries: readonly DeckEntry[], faces: readonly Face[], parts: readonly string[]): Line[] {
  return entries.reduce<Line[]>((lines, { count, def, part }) => {
    const face = faces[def];
    return face ? withCopies(lines, face.id, parts.includes(part) ? part : '', count) : lines;
  }, []);
}

/** Reads what a browser kept of a deck; anything damaged is left out. */
export function readLines(raw: unknown): Line[] {
  if (!Array.isArray(raw)) return [];
  return raw.slice(0, 2000).flatMap((one: unknown) => {
    const { id, part, count } = (one ?? {}) as Partial<Record<keyof Line, unknown>>;
    const fits = typeof id === 'string' && typeof part === 'string' && Number.isInteger(count) && (count as number) > 0;
    return fits ? [{ id, part, count: Math.min(MOST, count as number) }] : [];
  });
}

/** One bar of a plot. */
export interface Bar {
  key: string;
  name: string;
  count: number;
}

/** Counts cards by a value that each has, in the order of the values. */
export function tally<T>(cards: readonly { face: Face; count: number }[], of: (face: Face) => readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const { face, count } of cards) for (const value of of(face)) counts.set(value, (counts.get(value) ?? 0) + count);
  return counts;
}

/** The value at which a curve ends. */
const LAST = 10;

/** Returns how many cards there are of each value of a stat, from 0 to the last that is counted by itself. */
export function curveOf(cards: readonly { face: Face; count: number }[], stat: number): Bar[] {
  const counts = tally(cards, (face) => (face.stats[stat] == null ? [] : [Math.min(LAST, Math.max(0, face.stats[stat]))]));
  if (counts.size === 0) return [];
  const most = Math.max(...counts.keys());
  return Array.from({ length: most + 1 }, (_, n) => ({ key: String(n), name: n === LAST ? `${n}+` : String(n), count: counts.get(n) ?? 0 }));
}

/** Shuffles and deals: returns the first cards of the deck in a random order. */
export function deal<T>(cards: readonly T[], count: number, roll: () => number = Math.random): T[] {
  const all = [...cards];
  for (let i = 0; i < Math.min(count, all.length); i++) {
    const at = i + Math.floor(roll() * (all.length - i));
    [all[i], all[at]] = [all[at]!, all[i]!];
  }
  return all.slice(0, count);
}
