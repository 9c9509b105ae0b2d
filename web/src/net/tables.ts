// What this browser remembers of the tables at which its guest sits, so that they can be told apart from afar.
import type { Client, TableInfo } from '../protocol/index.ts';
import { storage } from './settings.svelte.ts';

const KEY = 'baize.tables';

/** A table as it was seen last. */
export interface Kept {
  game: string;
  /** Who sits on the other seats. */
  others: string[];
  /** The turn of the match; 0 before it begins. */
  turn: number;
  /** Whether this seat was asked. */
  mine: boolean;
}

/** Reads what was kept; anything damaged counts as nothing. */
export function readTables(text: string | null): Record<string, Kept> {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    return typeof raw === 'object' && raw !== null ? Object.fromEntries(Object.entries(raw).filter(([, kept]) => isKept(kept))) : {};
  } catch {
    return {};
  }
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  const { game, others, turn, mine } = kept as Partial<Kept>;
  return typeof game === 'string' && Array.isArray(others) && others.every((name) => typeof name === 'string') && typeof turn === 'number' && typeof mine === 'boolean';
}

/** Returns what is remembered of a table. */
export function recall(table: string): Kept | undefined {
  return readTables(storage()?.getItem(KEY) ?? null)[table];
}

/** Notes how a table stands. */
export function remember(info: TableInfo, you: Client, turn: number, mine: boolean): void {
  const others = info.seats.filter((_, seat) => seat !== you.seat).map(({ name }) => name).filter((name) => name !== '');
  write({ ...readTables(storage()?.getItem(KEY) ?? null), [info.table]: { game: info.game, others, turn, mine } });
}

/** Forgets every table but these. */
export function keepOnly(tables: readonly string[]): void {
  const kept = readTables(storage()?.getItem(KEY) ?? null);
  write(Object.fromEntries(Object.entries(kept).filter(([table]) => tables.includes(table))));
}

function write(kept: Record<string, Kept>): void {
  storage()?.setItem(KEY, JSON.stringify(kept));
}
