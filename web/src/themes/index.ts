// The themes, one line each. A game without one is drawn plainly and plays the same.
import { theme as blackpoker } from './blackpoker.ts';
import { theme as duel } from './duel.ts';
import { theme as gundam } from './gundam.ts';
import { theme as onePiece } from './one-piece.ts';
import { theme as plain } from './plain.ts';
import type { Theme } from './theme.ts';

const themes: Readonly<Record<string, Theme>> = { 'one-piece': onePiece, gundam, blackpoker, duel };

/** The look of a game. */
export function themeOf(game: string): Theme {
  return themes[game] ?? plain;
}

export type { Palette, Printed, Theme } from './theme.ts';
