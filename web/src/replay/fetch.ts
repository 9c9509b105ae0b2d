// Matches that are over, from the server: what they were, their boards page by page, and files that are brought along.
import { locale } from '../i18n/index.svelte.ts';
import { storage } from '../net/settings.svelte.ts';
import type { Review, ReviewFrames } from '../protocol/index.ts';

/** Why something could not be had, in the server's words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly hint: string,
  ) {
    super(text);
  }
}

async function read<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const told: unknown = await response.json().catch(() => ({}));
  const { code, text, hint } = (told ?? {}) as Partial<Record<'code' | 'text' | 'hint', unknown>>;
  const words = (word: unknown, other: string) => (typeof word === 'string' && word !== '' ? word : other);
  throw new Refused(words(code, String(response.status)), words(text, `${response.status} ${response.statusText}`), words(hint, ''));
}

const base = (table: string) => `/api/reviews/${encodeURIComponent(table)}`;

/** Fetches everything about a match but its boards. */
export async function fetchReview(table: string, eyes: string, lang: string): Promise<Review> {
  return read(await fetch(`${base(table)}?${new URLSearchParams({ eyes, lang })}`));
}

/** Fetches some boards of a match. */
export async function fetchFrames(table: string, eyes: string, lang: string, from: number): Promise<ReviewFrames> {
  return read(await fetch(`${base(table)}/frames?${new URLSearchParams({ eyes, lang, from: String(from) })}`));
}

/** The largest file that the server takes. */
export const LARGEST = 2 << 20;

/** Brings a file along; returns the table under which it is shown. */
export async function bringReplay(file: Blob): Promise<string> {
  const token = storage()?.getItem('baize.token');
  const headers: Record<string, string> = { 'content-type': 'application/json', 'accept-language': locale(), ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const { table } = await read<{ table: string }>(await fetch('/api/reviews', { method: 'POST', headers, body: file }));
  return table;
}
