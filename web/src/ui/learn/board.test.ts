// Boards of the desk become files that say what was laid, and addresses that are harmless.
import { expect, test } from 'vitest';
import { boardPath, boardText, quoted, readBoard } from './board.ts';
import { readDone, readSolved } from './progress.ts';

test('a board becomes a scenario file', () => {
  const cards = [
    { seat: 'A' as const, zone: 'characters', card: 'ST01-006', rested: true },
    { seat: 'A' as const, zone: 'hand', card: 'Monkey.D.Luffy', rested: false },
    { seat: 'B' as const, zone: 'characters', card: 'ST02-003', rested: false },
  ];
  const text = boardText({ game: 'one-piece', active: 'A', cards });
  expect(text).toContain('  A: {characters: [{card: ST01-006, rested: true}], hand: ["Monkey.D.Luffy"]}');
  expect(text).toContain('  B: {characters: [ST02-003]}');
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
