// Which puzzles were solved in this browser.
import { storage } from '../../net/settings.svelte.ts';

const KEY = 'baize.puzzles';

/** Reads what was kept; anything damaged counts as nothing. */
export function readSolved(text: string | null): Record<string, number[]> {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    const fits = (list: unknown): list is number[] => Array.isArray(list) && list.every((n) => Number.isInteger(n));
    return Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, number[]] => fits(entry[1])));
  } catch {
    return {};
  }
}

export function solvedOf(game: string): number[] {
  return readSolved(storage()?.getItem(KEY) ?? null)[game] ?? [];
}

export function markSolved(game: string, n: number): void {
  const all = readSolved(storage()?.getItem(KEY) ?? null);
  storage()?.setItem(KEY, JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), n])].sort((a, b) => a - b) }));
}
