// Persian digits.

/**
 * Puts Persian digits for numbers. The numbers of clauses and cards, which have letters, dashes or dots in them, are
 * names and stay as they are.
 */
export function persian(text: string): string {
  return text.replace(/\S+/g, (word) => (isName(word) ? word : word.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))));
}

function isName(word: string): boolean {
  return /[a-z0-9][-.]+[a-z0-9]|[a-z]/i.test(word);
}
