// The workshop of the server: lists read and written, decks that are kept, trials between bots.
import { locale } from '../i18n/index.svelte.ts';
import { storage } from '../net/settings.svelte.ts';
import type { DeckDraft, DeckForms, DeckRead, Options, SavedDeck, SavedDecks, Trial, TrialWish, Workshop } from '../protocol/index.ts';

/** What the server declines, in its words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const token = storage()?.getItem('baize.token');
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': locale() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  const response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }), ...(signal ? { signal } : {}) });
  if (response.status === 204) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  const told = (await response.json().catch(() => ({}))) as { code?: string; text?: string; hint?: string };
  throw new Refused(told.code ?? String(response.status), told.text ?? '', told.hint ?? '');
}

export function fetchWorkshop(game: string, { revision, mode, format }: Options): Promise<Workshop> {
  return ask('GET', `/api/games/${encodeURIComponent(game)}/workshop?${new URLSearchParams({ revision, mode, format })}`);
}

export const readList = (game: string, list: string): Promise<DeckRead> => ask('POST', '/api/decks/read', { game, list });
export const writeDeck = (draft: DeckDraft): Promise<DeckForms> => ask('POST', '/api/decks/write', draft);
export const fetchDecks = (): Promise<SavedDecks> => ask('GET', '/api/my/decks');
export const deleteDeck = (id: string): Promise<void> => ask('DELETE', `/api/my/decks/${encodeURIComponent(id)}`);

/** Keeps a deck: a new one, or in place of the one with this id. */
export function saveDeck(draft: DeckDraft, id: string | null): Promise<SavedDeck> {
  return id === null ? ask('POST', '/api/my/decks', draft) : ask('PUT', `/api/my/decks/${encodeURIComponent(id)}`, draft);
}

export const beginTrial = (wish: TrialWish): Promise<Trial> => ask('POST', '/api/trials', wish);
export const lookAtTrial = (id: string): Promise<Trial> => ask('GET', `/api/trials/${encodeURIComponent(id)}`);
export const stopTrial = (id: string): Promise<Trial> => ask('DELETE', `/api/trials/${encodeURIComponent(id)}`);
