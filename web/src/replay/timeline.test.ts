// Moving along a match goes where one expects, and never outside of it.
import { expect, test } from 'vitest';
import { momentPath, pageOf, readMoment, turnFrom, turnsOf, within } from './timeline.ts';

const moments = [0, 1, 1, 1, 2, 2, 3].map((turn) => ({ by: null, turn, active: turn % 2, words: '', clause: '' }));

test('turns begin where their number changes', () => {
  expect(turnsOf(moments).map(({ at }) => at)).toEqual([0, 1, 4, 6]);
});

test('going back comes to the beginning of the turn first', () => {
  const turns = turnsOf(moments);
  expect([3, 1, 0].map((at) => turnFrom(turns, at, -1, 6))).toEqual([1, 0, 0]);
  expect([0, 3, 6].map((at) => turnFrom(turns, at, 1, 6))).toEqual([1, 4, 6]);
});

test('places are within the match, whatever is asked for', () => {
  expect([-3, 2.7, 99, NaN, Infinity].map((at) => within(at, 10))).toEqual([0, 2, 10, 0, 0]);
  expect([pageOf(0), pageOf(23), pageOf(24)]).toEqual([0, 0, 24]);
});

test('addresses of moments are read as they were written, and odd ones are harmless', () => {
  expect(readMoment(new URL(momentPath('abc', 17, '1'), 'http://x').search)).toEqual({ at: 17, eyes: '1' });
  for (const odd of ['', '?at=<b>&eyes=<b>', '?at=-1&eyes=9', '?at=1e999']) expect(readMoment(odd)).toEqual({ at: 0, eyes: 'all' });
});
