// How broad a word is, before it is drawn.

/** Returns about how many Latin letters a word is broad: marks above and below take no room, kanji and kana take two, and Thai and Arabic letters, which are never set narrow, a little more than one. */
export function breadth(word: string): number {
  let broad = 0;
  for (const letter of word) {
    if (/\p{M}/u.test(letter)) continue;
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(letter)) broad += 2.7;
    else if (/\p{Script=Thai}/u.test(letter)) broad += 1.6;
    else broad += /\p{Script=Arabic}/u.test(letter) ? 1.3 : 1;
  }
  return broad;
}
