// The games that can be played, for every page that shows them.
import { locale, t } from '../i18n/index.svelte.ts';
import { fetchGames } from '../net/http.ts';
import { sentence } from './words.ts';
import type { BotInfo, GameInfo, Games } from '../protocol/index.ts';

export const catalog = $state<{ games: Games | null; failed: boolean }>({ games: null, failed: false });

/** Fetches the games unless they are here. */
export async function loadGames(): Promise<void> {
  catalog.failed = false;
  try {
    catalog.games = await fetchGames(locale());
  } catch {
    catalog.failed = true;
  }
}

/** Returns the bots, the easy one first. */
export function botsByLevel(): BotInfo[] {
  const bots = catalog.games?.bots ?? [];
  return ['easy', 'fair', 'strong'].flatMap((level) => bots.filter((bot) => bot.level === level));
}

/** Returns what a bot is to people; one that the page does not know has its own name. */
export function botTitle(name: string): string {
  if (name === 'search') return t('bot-search');
  if (name === 'greedy') return t('bot-greedy');
  return name === 'random' ? t('bot-random') : sentence(name);
}

/** Returns a game by its id. */
export function gameInfo(id: string): GameInfo | undefined {
  return catalog.games?.games.find((game) => game.id === id);
}

/** Returns the title of a game, or its id while the games are not here. */
export function gameTitle(id: string): string {
  return gameInfo(id)?.title ?? id;
}

/** Returns the name for people of a mode of a game. */
export function modeTitle(game: string, mode: string): string {
  return sentence(gameInfo(game)?.modes.find((known) => known.name === mode)?.title ?? mode);
}

/** Returns the name for people of a format of a game. */
export function formatTitle(game: string, format: string): string {
  return sentence(gameInfo(game)?.formats.find((known) => known.name === format)?.title ?? format);
}
