// Pseudo-locales: English made longer and accented, or right to left, so that every string and layout can be tried
// before there is a translation.

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçďéƒĝĥíĵķĺɱñóþɋřšťúṽŵẋýžÁßÇĎÉƑĜĤÍĴĶĹḾÑÓÞɊŘŠŤÚṼŴẊÝŽ';
const VOWELS = 'aeiouAEIOU';

const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
const POP = '\u202c';

/** Accents each letter and doubles the vowels, which makes text about a third longer. */
export function lengthen(text: string): string {
  let out = '';
  for (const letter of text) {
    const at = PLAIN.indexOf(letter);
    const accented = at < 0 ? letter : [...ACCENTED][at] ?? letter;
    out += VOWELS.includes(letter) ? accented + accented : accented;
  }
  return out;
}

/** Writes each word from right to left. White space stays outside, so that lines still break. */
export function mirror(text: string): string {
  return text.replace(/\S+/g, (word) => RIGHT_TO_LEFT_OVERRIDE + word + POP);
}
