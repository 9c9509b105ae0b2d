// What is the same for everybody: games, tables, card faces, deck checks. Each is fetched once per page.
import { locale } from '../i18n/index.svelte.ts';
import type { DeckCheck, DeckVerdict, Face, Faces, Games, Options, TableLayout } from '../protocol/index.ts';

const kept = new Map<string, Promise<unknown>>();

async function get<T>(path: string): Promise<T> {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as T;
}

function once<T>(path: string): Promise<T> {
  let promise = kept.get(path) as Promise<T> | undefined;
  if (!promise) {
    promise = get<T>(path);
    // A failure is not kept: the next one to ask tries again.
    promise.catch(() => kept.delete(path));
    kept.set(path, promise);
  }
  return promise;
}

export function fetchGames(lang: string): Promise<Games> {
  return once(`/api/games?${new URLSearchParams({ lang })}`);
}

export function fetchLayout(game: string, options: Options, lang: string): Promise<TableLayout> {
  const { revision, mode, format, seats } = options;
  const query = new URLSearchParams({ revision, mode, format, seats: String(seats), lang });
  return once(`/api/games/${encodeURIComponent(game)}/table?${query}`);
}

export async function fetchFaces(game: string, lang: string): Promise<Face[]> {
  const { faces } = await once<Faces>(`/api/games/${encodeURIComponent(game)}/cards?${new URLSearchParams({ lang })}`);
  return faces;
}

/** The faces of the game, and after them those of the cards that a board invents. */
export async function fetchLaidFaces(game: string, table: string, lang: string): Promise<Face[]> {
  const invented = once<Faces>(`/api/boards/${encodeURIComponent(table)}/cards?${new URLSearchParams({ lang })}`);
  const [known, { faces }] = await Promise.all([fetchFaces(game, lang), invented]);
  return faces.length === 0 ? known : [...known, ...faces];
}

/** Asks whether a list can be played, with every reason when not. */
/** Checks a deck, by the restrictions of a day or, without one, of today. */
export async function checkDeck(game: string, options: Options, list: string, signal: AbortSignal, day = ''): Promise<DeckVerdict> {
  const body = JSON.stringify({ game, options, list, ...(day ? { day } : {}) } satisfies DeckCheck);
  const headers = { 'content-type': 'application/json', 'accept-language': locale() };
  const response = await fetch('/api/decks/check', { method: 'POST', headers, body, signal });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as DeckVerdict;
}

/** Fetches the replay of a match that is over. */
export function fetchReplay(table: string): Promise<unknown> {
  return get(`/api/tables/${encodeURIComponent(table)}/replay`);
}
