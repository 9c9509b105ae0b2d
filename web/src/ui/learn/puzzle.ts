// What a puzzle is called, and what is to be done in it.
import { t } from '../../i18n/index.svelte.ts';
import type { PuzzleInfo } from '../../protocol/index.ts';

export function puzzleTitle({ rivals }: PuzzleInfo): string {
  const [mine = '', theirs = ''] = rivals;
  return theirs === '' ? mine : t('puzzle-title', { mine, theirs });
}

export function puzzleGoal({ goal }: PuzzleInfo): string {
  if (goal === 'survive') return t('puzzle-survive');
  return goal === 'only' ? t('puzzle-only') : t('puzzle-win');
}
