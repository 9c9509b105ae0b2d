// The language of the page: `t` gives words, and whatever shows them follows when the language changes.
import type { FluentBundle } from '@fluent/bundle';
import { type Args, format, LANGUAGES, type Locale, makeBundle, PERSIAN_DIGITS, source } from './bundle.ts';
import { persian } from './digits.ts';

interface Current {
  locale: Locale;
  persianDigits: boolean;
  bundle: FluentBundle;
}

const current = new (class {
  now = $state.raw<Current>({ locale: 'en', persianDigits: false, bundle: makeBundle('en') });
})();
let wanted = 0;

/** Returns a message of the page in the language that is set. */
export function t(id: string, args?: Args): string {
  return format(current.now.bundle, id, args);
}

/** Returns the language that is set, as the server is asked for words. */
export function locale(): string {
  const { locale, persianDigits } = current.now;
  return locale === 'fa' && persianDigits ? PERSIAN_DIGITS : locale;
}

/** Returns a number in the digits that are set. */
export function digits(number: number | string): string {
  return locale() === PERSIAN_DIGITS ? persian(String(number)) : String(number);
}

/** Returns whether the page reads from right to left. */
export function isMirrored(): boolean {
  return LANGUAGES[current.now.locale].dir === 'rtl';
}

/**
 * Returns the direction of what the server and the page say. A sentence is not asked for it, because one that begins
 * with a name in other letters would be turned round.
 */
export function direction(): 'ltr' | 'rtl' {
  return LANGUAGES[current.now.locale].dir;
}

/** Sets the language, here and on the document, once its words have come; the last that was wanted stays. */
export async function setLocale(locale: Locale, persianDigits = false): Promise<void> {
  const order = ++wanted;
  const language: { dir: string; type?: () => Promise<unknown> } = LANGUAGES[locale];
  const { now } = current;
  if (locale !== now.locale || persianDigits !== now.persianDigits) {
    // A typeface that does not come is no reason to be silent.
    void language.type?.().catch(() => undefined);
    const words = await source(locale);
    if (order !== wanted) return;
    current.now = { locale, persianDigits, bundle: makeBundle(locale, words, persianDigits) };
  }
  document.documentElement.lang = locale;
  document.documentElement.dir = language.dir;
}
