// Moving along a match that is over. Pure.
import type { Moment } from '../protocol/index.ts';

/** How many boards come at once; the first of a page is a multiple of it. */
export const PAGE = 24;

/** Returns the first board of the page that a board is on. */
export function pageOf(at: number): number {
  return Math.floor(at / PAGE) * PAGE;
}

/** Returns a place within the match. */
export function within(at: number, answers: number): number {
  return Number.isFinite(at) ? Math.min(answers, Math.max(0, Math.trunc(at))) : 0;
}

/** A turn of the match, and the board it begins with. */
export interface Turn {
  turn: number;
  active: number;
  at: number;
}

/** Returns where turns begin. */
export function turnsOf(moments: readonly Moment[]): Turn[] {
  const found: Turn[] = [];
  moments.forEach(({ turn, active }, at) => {
    if (found.at(-1)?.turn !== turn) found.push({ turn, active, at });
  });
  return found;
}

/** Returns where the next or the previous turn begins; the beginning of this one comes first when going back. */
export function turnFrom(turns: readonly Turn[], at: number, step: 1 | -1, answers: number): number {
  if (step > 0) return turns.find((turn) => turn.at > at)?.at ?? answers;
  return turns.filter((turn) => turn.at < at).at(-1)?.at ?? 0;
}

/** Reads the moment that an address points at. */
export function readMoment(search: string): { at: number; eyes: string } {
  const query = new URLSearchParams(search);
  const eyes = query.get('eyes') ?? 'all';
  return { at: within(Number(query.get('at') ?? '0'), Number.MAX_SAFE_INTEGER), eyes: /^(all|[0-7])$/.test(eyes) ? eyes : 'all' };
}

/** Returns the address of a moment. */
export function momentPath(table: string, at: number, eyes: string): string {
  return `/replay/${encodeURIComponent(table)}?${new URLSearchParams({ at: String(at), eyes })}`;
}
