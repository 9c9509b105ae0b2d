// The guides, one line each. A game without one is played without.
import { guide as blackpoker } from './blackpoker.ts';
import { guide as duel } from './duel.ts';
import type { Guide } from './guide.ts';
import { guide as gundam } from './gundam.ts';
import { guide as onePiece } from './one-piece.ts';

export const guides: readonly Guide[] = [onePiece, gundam, blackpoker, duel];

/** The guide of a game, if it has one. */
export function guideOf(game: string): Guide | undefined {
  return guides.find((guide) => guide.game === game);
}
