// Text as it is searched.

/** Returns a text without case, accents and vowel points that people leave out; vowels of Thai and the marks of kana are letters. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/[\u0300-\u036f\u064b-\u065f]/g, '').toLocaleLowerCase();
}
