// Quick news passes in order, at a pace, and never late by more than a moment.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paced(still = false): { pace: Pace<number>; passed: number[]; waited: number[] } {
  const [passed, waited]: [number[], number[]] = [[], []];
  const pace = new Pace<number>({
    pass: (n) => passed.push(n),
    still: () => still,
    lasts: (n) => n * 100,
    most: () => 5,
    waits: (count) => waited.push(count),
  });
  return { pace, passed, waited };
}

test('the first passes at once, the next when it was looked at', () => {
  const { pace, passed } = paced();
  [1, 2, 3].forEach((n) => pace.put(n));
  expect(passed).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(passed).toEqual([1, 2]);
  vi.advanceTimersByTime(199);
  expect(passed).toEqual([1, 2]);
  vi.advanceTimersByTime(1);
  expect(passed).toEqual([1, 2, 3]);
});

test('a flood passes in order and leaves few to wait', () => {
  const { pace, passed } = paced();
  for (let n = 1; n <= 10; n++) pace.put(n);
  expect(passed).toEqual([1, 2, 3, 4, 5]);
  vi.advanceTimersByTime(4500);
  expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('nothing waits where nothing moves', () => {
  const { pace, passed } = paced(true);
  pace.put(1);
  pace.put(2);
  expect(passed).toEqual([1, 2]);
});

test('what waits can be passed on or forgotten', () => {
  const { pace, passed, waited } = paced();
  [1, 2, 3].forEach((n) => pace.put(n));
  expect(waited.at(-1)).toBe(2);
  pace.flush();
  expect(passed).toEqual([1, 2, 3]);
  expect(waited.at(-1)).toBe(0);
  [4, 5].forEach((n) => pace.put(n));
  pace.clear();
  vi.advanceTimersByTime(1000);
  expect(passed).not.toContain(5);
});
