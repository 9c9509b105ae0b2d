// How broad a word is, before it is drawn.

/** Returns about how many Latin letters a word is broad: marks above and below take no room, and kanji and kana take two. */
export function breadth(word: string): number {
  let broad = 0;
  for (const letter of word) {
    if (/\p{M}/u.test(letter)) continue;
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(letter)) broad += 2.4;
    else broad += /[\p{Script=Thai}]/u.test(letter) ? 1.3 : 1;
  }
  return broad;
}
