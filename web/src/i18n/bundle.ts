// Fluent bundles for the languages of the page. Nothing here knows about the screen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import pageEnglish from '../../locales/en.ftl?raw';
import guidesEnglish from '../../locales/guides.en.ftl?raw';
import { lengthen, mirror } from './pseudo.ts';

const english = `${pageEnglish}\n${guidesEnglish}`;

export type Args = Record<string, FluentVariable>;

interface Language {
  /** Its name for people, in the language itself. */
  name: string;
  /** The tag by which numbers and plurals are formed. */
  tag: string;
  dir: 'ltr' | 'rtl';
  source: string;
  transform?: (text: string) => string;
}

export const LANGUAGES = {
  en: { name: 'English', tag: 'en', dir: 'ltr', source: english },
  'en-XA': { name: lengthen('Accented'), tag: 'en', dir: 'ltr', source: english, transform: lengthen },
  'ar-XB': { name: mirror('Mirrored'), tag: 'en', dir: 'rtl', source: english, transform: mirror },
} satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;

/** Returns whether a word from a setting or an address is a language of the page. */
export function isLocale(word: string): word is Locale {
  return Object.hasOwn(LANGUAGES, word);
}

/** Makes the bundle of a language. */
export function makeBundle(locale: Locale): FluentBundle {
  const language: Language = LANGUAGES[locale];
  const bundle = new FluentBundle(language.tag, {
    // Marks around inserted words are only needed where their direction can differ.
    useIsolating: language.dir === 'rtl',
    ...(language.transform ? { transform: language.transform } : {}),
  });
  for (const error of bundle.addResource(new FluentResource(language.source))) throw error;
  return bundle;
}

/** Returns a message in words. A message that is missing shows its own name, so that it is noticed. */
export function format(bundle: FluentBundle, id: string, args?: Args): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return `{${id}}`;
  return bundle.formatPattern(message.value, args, []);
}
