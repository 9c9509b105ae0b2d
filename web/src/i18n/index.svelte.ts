// The language of the page: `t` gives words, and whatever shows them follows when the language changes.
import type { FluentBundle } from '@fluent/bundle';
import { type Args, format, LANGUAGES, type Locale, makeBundle } from './bundle.ts';

const current = $state<{ locale: Locale; bundle: FluentBundle }>({ locale: 'en', bundle: makeBundle('en') });

/** Returns a message of the page in the language that is set. */
export function t(id: string, args?: Args): string {
  return format(current.bundle, id, args);
}

/** Returns the language that is set, in which the server is asked for words, too. */
export function locale(): Locale {
  return current.locale;
}

/** Returns whether the page reads from right to left. */
export function isMirrored(): boolean {
  return LANGUAGES[current.locale].dir === 'rtl';
}

/** Sets the language, here and on the document. */
export function setLocale(locale: Locale): void {
  if (locale !== current.locale) {
    current.bundle = makeBundle(locale);
    current.locale = locale;
  }
  document.documentElement.lang = locale;
  document.documentElement.dir = LANGUAGES[locale].dir;
}
