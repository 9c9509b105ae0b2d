// Names are broken between their words.
import { expect, test } from 'vitest';
import { phrases } from './phrases.ts';

test.each([
  ['th', 'สเตจแอเรีย', ['สเตจ', 'แอเรีย']],
  ['th', 'คาแรกเตอร์แอเรีย', ['คาแรกเตอร์', 'แอเรีย']],
  ['th', 'โซนเวทและกับดัก', ['โซน', 'เวท', 'และ', 'กับดัก']],
  ['ja', '公開カード', ['公開', 'カード']],
  ['ja', 'キャラクターエリア', ['キャラクター', 'エリア']],
  ['en', 'stage area (open)', ['stage ', 'area (', 'open)']],
  ['fa', 'میدان نبرد', ['میدان ', 'نبرد']],
  ['en', '', []],
])('%s: %s', (locale, name, parts) => {
  expect(phrases(name, locale)).toEqual(parts);
  expect(phrases(name, locale).join('')).toBe(name);
});
