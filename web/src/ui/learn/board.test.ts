// Boards of the desk become files that say what was laid, and addresses that are harmless.
import { expect, test } from 'vitest';
import type { Face, Words } from '../../protocol/index.ts';
import { boardPath, boardText, likeIt, quoted, readBoard } from './board.ts';
import { readDone, readSolved } from './progress.ts';

test('a board becomes a scenario file', () => {
  const cards = [
    { seat: 'A' as const, zone: 'characters', card: 'ST01-006', rested: true },
    { seat: 'A' as const, zone: 'hand', card: 'Monkey.D.Luffy', rested: false },
    { seat: 'B' as const, zone: 'characters', card: 'ST02-003', rested: false },
  ];
  const text = boardText({ game: 'one-piece', active: 'A', cards, invented: [] });
  expect(text).toContain('  A: {characters: [{card: ST01-006, rested: true}], hand: ["Monkey.D.Luffy"]}');
  expect(text).toContain('  B: {characters: [ST02-003]}');
});

test('a card is invented after one of the game', () => {
  const words = { keys: { kinds: ['leader', 'character'], stats: ['cost', 'power'], keywords: ['rush'] } } as unknown as Words;
  const face = { name: 'A "B"', kind: 1, labels: [{ key: 'red', group: 'colour', name: 'Red' }], traits: ['Straw Hat Crew'], stats: [3, null], keywords: [0] };
  const made = likeIt(face as unknown as Face, words, []);
  const text = boardText({ game: 'one-piece', active: 'A', cards: [], invented: [made] });
  expect(text).toContain('cards:\n  - {id: X-1, name: "A \\"B\\" X-1", kind: character, colour: red, cost: 3, types: [Straw Hat Crew], keywords: [rush]}');
});

test('names are quoted where they could mean something else', () => {
  expect(['Nami', 'Nico Robin', 'a: b', '}', '"', "x'"].map(quoted)).toEqual(['Nami', 'Nico Robin', '"a: b"', '"}"', '"\\""', '"x\'"']);
});

test('addresses carry a board, and odd ones carry nothing', () => {
  const text = 'title: <script>\n# é %';
  expect(readBoard(new URL(boardPath(text), 'http://x').hash)).toBe(text);
  expect(readBoard('#%E0%A4%A')).toBe('');
  expect(readBoard('')).toBe('');
});

test('what is kept of puzzles is read, and nothing else', () => {
  expect(readSolved('{"duel":[1,2],"x":["<b>"]}')).toEqual({ duel: [1, 2] });
  expect(readDone('{"duel":["zones"],"x":[1]}')).toEqual({ duel: ['zones'] });
  for (const odd of [null, '', '[', '7', 'null']) {
    expect(readSolved(odd)).toEqual({});
    expect(readDone(odd)).toEqual({});
  }
});
