// What a puzzle is called, and what is to be done in it.
import { t } from '../../i18n/index.svelte.ts';
import type { PuzzleInfo, TableLayout, View } from '../../protocol/index.ts';

export function puzzleTitle({ rivals }: PuzzleInfo): string {
  const [mine = '', theirs = ''] = rivals;
  return theirs === '' ? mine : t('puzzle-title', { mine, theirs });
}

export function puzzleGoal({ goal }: PuzzleInfo): string {
  if (goal === 'survive') return t('puzzle-survive');
  if (goal === 'clear') return t('puzzle-clear');
  return goal === 'only' ? t('puzzle-only') : t('puzzle-win');
}

/** Whether the others have no card left in the zone that is to be cleared. */
export function isCleared({ zone }: PuzzleInfo, { words }: Pick<TableLayout, 'words'>, { piles }: Pick<View, 'piles'>): boolean {
  const at = words.zones.findIndex(({ key }) => key === zone);
  return at >= 0 && piles.every((pile) => pile.seat === 0 || pile.zone !== at || pile.count === 0);
}
