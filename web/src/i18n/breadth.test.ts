// Words of other scripts are as broad as they are drawn.
import { expect, test } from 'vitest';
import { breadth } from './breadth.ts';

test('marks take no room, and kana take two letters', () => {
  expect(breadth('deck')).toBe(4);
  expect(breadth('เด็ค')).toBeCloseTo(3 * 1.6, 5);
  expect(breadth('دک')).toBeCloseTo(2 * 1.3, 5);
  expect(breadth('ライフ')).toBeCloseTo(3 * 2.7, 5);
});
