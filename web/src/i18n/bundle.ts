// Fluent bundles for the languages of the page. Nothing here knows about the screen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import pageEnglish from '../../locales/en.ftl?raw';
import aroundEnglish from '../../locales/around.en.ftl?raw';
import decksEnglish from '../../locales/decks.en.ftl?raw';
import guidesEnglish from '../../locales/guides.en.ftl?raw';
import { persian } from './digits.ts';
import { lengthen, mirror } from './pseudo.ts';

const english = `${pageEnglish}\n${guidesEnglish}\n${decksEnglish}\n${aroundEnglish}`;

export type Args = Record<string, FluentVariable>;

type File = Promise<{ default: string }>;

interface Language {
  /** Its name for people, in the language itself. */
  name: string;
  /** The tag by which numbers and plurals are formed. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** Fetches what is said in it, and its typeface along with that; absent for English, which is always here. */
  files?: () => File[];
  /** Fetches the typeface of its script. */
  type?: () => Promise<unknown>;
  transform?: (text: string) => string;
}

export const LANGUAGES = {
  en: { name: 'English', tag: 'en', dir: 'ltr' },
  th: {
    name: 'ไทย',
    tag: 'th-u-nu-latn',
    dir: 'ltr',
    files: () => [import('../../locales/th.ftl?raw'), import('../../locales/guides.th.ftl?raw'), import('../../locales/around.th.ftl?raw'), import('../../locales/decks.th.ftl?raw')],
    type: () => import('../styles/fonts.th.css'),
  },
  ja: {
    name: '日本語',
    tag: 'ja',
    dir: 'ltr',
    files: () => [import('../../locales/ja.ftl?raw'), import('../../locales/guides.ja.ftl?raw'), import('../../locales/around.ja.ftl?raw'), import('../../locales/decks.ja.ftl?raw')],
    type: () => import('../styles/fonts.ja.css'),
  },
  fa: {
    name: 'فارسی',
    tag: 'fa-u-nu-latn',
    dir: 'rtl',
    files: () => [import('../../locales/fa.ftl?raw'), import('../../locales/guides.fa.ftl?raw'), import('../../locales/around.fa.ftl?raw'), import('../../locales/decks.fa.ftl?raw')],
    type: () => import('../styles/fonts.fa.css'),
  },
  'en-XA': { name: lengthen('Accented'), tag: 'en', dir: 'ltr', transform: lengthen },
  'ar-XB': { name: mirror('Mirrored'), tag: 'en', dir: 'rtl', transform: mirror },
} satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;

/** Persian with its own digits, as pages and servers call it. */
export const PERSIAN_DIGITS = 'fa-u-nu-arabext';

/** Returns whether a word from a setting or an address is a language of the page. */
export function isLocale(word: string): word is Locale {
  return Object.hasOwn(LANGUAGES, word);
}

/** Returns the first language that a person reads and the page speaks; English when there is none. */
export function preferred(wanted: readonly string[]): Locale {
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').filter(isLocale);
  return known[0] ?? 'en';
}

/** Fetches what a language says. */
export async function source(locale: Locale): Promise<string> {
  const { files }: Language = LANGUAGES[locale];
  if (!files) return english;
  return (await Promise.all(files())).map((file) => file.default).join('\n');
}

/** Makes the bundle of a language from what it says. */
export function makeBundle(locale: Locale, words: string = english, persianDigits = false): FluentBundle {
  const language: Language = LANGUAGES[locale];
  const ownDigits = persianDigits && locale === 'fa';
  const transform = ownDigits ? persian : language.transform;
  const bundle = new FluentBundle(ownDigits ? PERSIAN_DIGITS : language.tag, {
    // Marks around inserted words are only needed where their direction can differ.
    useIsolating: language.dir === 'rtl',
    ...(transform ? { transform } : {}),
  });
  for (const error of bundle.addResource(new FluentResource(words))) throw error;
  return bundle;
}

let fallback: FluentBundle | null = null;

/**
 * Returns a message in words. What a language lacks is said in English; a message that is missing altogether shows its
 * own name, so that it is noticed.
 */
export function format(bundle: FluentBundle, id: string, args?: Args): string {
  const told = bundle.hasMessage(id) ? bundle : (fallback ??= makeBundle('en'));
  const message = told.getMessage(id);
  if (!message?.value) return `{${id}}`;
  return told.formatPattern(message.value, args, []);
}
