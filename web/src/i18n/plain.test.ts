// What a search takes for the same, and what not.
import { expect, test } from 'vitest';
import { plain } from './plain.ts';

test('accents, size of letters and vowel points are left out', () => {
  expect(plain('Édouard')).toBe(plain('edouard'));
  expect(plain('مُدافِع')).toBe(plain('مدافع'));
  expect(plain('ｶｰﾄﾞ')).toBe(plain('カード'));
});

test('vowels of Thai and the marks of kana tell words apart', () => {
  expect(plain('ลงสนาม')).not.toContain(plain('นามิ'));
  expect(plain('ガード')).not.toBe(plain('カード'));
});
