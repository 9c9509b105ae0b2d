// Which puzzles were solved and which lessons done in this browser.
import { storage } from '../../net/settings.svelte.ts';

const SOLVED = 'baize.puzzles';
const DONE = 'baize.lessons';
const LESSON = 'baize.lesson';

/** A lesson that was begun, and the address of its table. */
export interface Lesson {
  game: string;
  subject: string;
  at: string;
}

/** Reads lists by game that were kept; anything damaged counts as nothing. */
function readLists<T>(text: string | null, fits: (each: unknown) => each is T): Record<string, T[]> {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    const isList = (list: unknown): list is T[] => Array.isArray(list) && list.every(fits);
    return Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, T[]] => isList(entry[1])));
  } catch {
    return {};
  }
}

export const readSolved = (text: string | null): Record<string, number[]> => readLists(text, (n): n is number => Number.isInteger(n));
export const readDone = (text: string | null): Record<string, string[]> => readLists(text, (word): word is string => typeof word === 'string');

const kept = (key: string): string | null => storage()?.getItem(key) ?? null;

export function solvedOf(game: string): number[] {
  return readSolved(kept(SOLVED))[game] ?? [];
}

export function markSolved(game: string, n: number): void {
  const all = readSolved(kept(SOLVED));
  storage()?.setItem(SOLVED, JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), n])].sort((a, b) => a - b) }));
}

export function lessonsDone(game: string): string[] {
  return readDone(kept(DONE))[game] ?? [];
}

/** Notes which lesson is taken at a table. */
export function beginLesson(lesson: Lesson): void {
  storage()?.setItem(LESSON, JSON.stringify(lesson));
}

/** Returns the subject of the lesson that is taken at an address, if one is. */
export function lessonAt(game: string, at: string): string | null {
  try {
    const lesson = JSON.parse(kept(LESSON) ?? 'null') as Partial<Lesson> | null;
    return lesson?.game === game && lesson.at === at && typeof lesson.subject === 'string' ? lesson.subject : null;
  } catch {
    return null;
  }
}

export function markDone(game: string, subject: string): void {
  const all = readDone(kept(DONE));
  storage()?.setItem(DONE, JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), subject])] }));
}
