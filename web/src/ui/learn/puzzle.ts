// What a puzzle is called, and what is to be done in it.
import { t } from '../../i18n/index.svelte.ts';
import type { PuzzleInfo } from '../../protocol/index.ts';

export function puzzleTitle({ rivals }: PuzzleInfo): string {
  return t('puzzle-title', { mine: rivals[0] ?? '', theirs: rivals[1] ?? '' });
}

export function puzzleGoal({ goal }: PuzzleInfo): string {
  if (goal === 'survive') return t('puzzle-survive');
  return goal === 'only' ? t('puzzle-only') : t('puzzle-win');
}
