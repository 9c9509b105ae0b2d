// Card text comes apart where its brackets are, whichever brackets a game prints.
import { expect, it } from 'vitest';
import { density, piecesOf } from './text.ts';

const tags = (text: string) => piecesOf(text).map((line) => line.filter((piece) => piece.tag).map((piece) => piece.text));

it('takes every bracketed cue as a tag, and one ability a line', () => {
  const text = '[Rush]\n[DON!! x2] [When Attacking] Your opponent cannot use [Blocker].';
  expect(tags(text)).toEqual([['Rush'], ['DON!! x2', 'When Attacking', 'Blocker']]);
  expect(piecesOf(text)[1]!.map((piece) => piece.text).join('')).toBe(
    'DON!! x2 When Attacking Your opponent cannot use Blocker.',
  );
});

it('reads brackets within brackets once', () => {
  expect(tags('[<Blocker>] and [【Pilot】]')).toEqual([['Blocker', 'Pilot']]);
});

it('sets longer texts more densely', () => {
  expect([density('Draw 1 card.'), density('x'.repeat(200)), density('x'.repeat(380)), density('x'.repeat(900))]).toEqual([
    'airy',
    'usual',
    'dense',
    'tight',
  ]);
});
