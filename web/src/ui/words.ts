// Words of a game as the page shows them.
import { locale } from '../i18n/index.svelte.ts';

/** Returns a line as a button has it: with a capital at its start. */
export function sentence(words: string): string {
  const [first = ''] = words;
  return first.toLocaleUpperCase() + words.slice(first.length);
}

/** Returns the name of a setting or of its value as people read it. */
export function reading(name: string): string {
  return sentence(name.replaceAll('_', ' '));
}

/** Returns names as a list in the page's language. */
export function inWords(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}
