// Every message that the page asks for exists, and every message that exists is asked for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Pattern } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { format, isLocale, LANGUAGES, type Locale, makeBundle, preferred, source } from './bundle.ts';
import { persian } from './digits.ts';
import { lengthen, mirror } from './pseudo.ts';

const root = join(import.meta.dirname, '..');

function sources(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts')).map((file) => join(root, file));
}

function asked(): Set<string> {
  const found = new Set<string>();
  for (const file of sources()) {
    for (const [, id] of readFileSync(file, 'utf8').matchAll(/\bt\(\s*['"]([a-z0-9-]+)['"]/g)) if (id) found.add(id);
  }
  return found;
}

function written(): string[] {
  return ['en.ftl', 'decks.en.ftl', 'around.en.ftl'].flatMap((file) => {
    const resource = parse(readFileSync(join(root, '../locales', file), 'utf8'), {});
    expect(resource.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
    return resource.body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
  });
}

describe('messages', () => {
  test('are written once each', () => {
    const ids = written();
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('that are asked for exist', () => {
    const known = new Set(written());
    expect([...asked()].filter((id) => !known.has(id))).toEqual([]);
  });

  test('that exist are asked for', () => {
    const used = asked();
    expect(written().filter((id) => !used.has(id))).toEqual([]);
  });

  test('are never asked for by a name that is worked out', () => {
    const dynamic = sources().filter((file) => /\bt\(\s*[`a-zA-Z]/.test(readFileSync(file, 'utf8').replace(/function t\(/g, '')));
    expect(dynamic).toEqual([]);
  });
});

describe('languages', () => {
  test('form every message', async () => {
    for (const locale of Object.keys(LANGUAGES) as Locale[]) {
      const bundle = makeBundle(locale, await source(locale));
      for (const id of written()) {
        const words = format(bundle, id, { n: 2, min: 1, max: 3, count: 4, minutes: 5, seconds: 6 });
        expect(words, id).not.toBe('');
        expect(words, id).not.toBe(`{${id}}`);
      }
    }
  });

  test('show the name of a message that is missing', () => {
    expect(format(makeBundle('en'), 'no-such-message')).toBe('{no-such-message}');
  });

  test('are only those of the page', () => {
    expect(isLocale('ar-XB')).toBe(true);
    expect(isLocale('toString')).toBe(false);
  });

  test('leave inserted words as they are in a pseudo-locale', () => {
    expect(format(makeBundle('en-XA'), 'waiting-for', { name: 'Zoro' })).toBe('Ŵááííťííñĝ ƒóóř Zoro');
    expect(format(makeBundle('ar-XB'), 'turn', { n: 3 })).toContain('\u202e');
  });
});

/** What a message is given: what it shows, and what it only chooses by; and the texts it has. */
interface Said {
  shows: Set<string>;
  chooses: Set<string>;
  texts: string[];
}

function read(pattern: Pattern, said: Said): Said {
  for (const element of pattern.elements) {
    if (element.type === 'TextElement') said.texts.push(element.value);
    else if (element.expression.type === 'VariableReference') said.shows.add(element.expression.id.name);
    else if (element.expression.type === 'SelectExpression') {
      const { selector, variants } = element.expression;
      if (selector.type === 'VariableReference') said.chooses.add(selector.id.name);
      for (const variant of variants) read(variant.value, said);
    }
  }
  return said;
}

function messagesOf(locale: string): Map<string, Said> {
  const found = new Map<string, Said>();
  for (const file of [`${locale}.ftl`, `guides.${locale}.ftl`, `decks.${locale}.ftl`, `around.${locale}.ftl`]) {
    const { body } = parse(readFileSync(join(root, '../locales', file), 'utf8'), {});
    for (const entry of body) {
      expect(entry.type, `${file}: ${entry.type === 'Junk' ? entry.content : ''}`).not.toBe('Junk');
      if (entry.type === 'Message' && entry.value) found.set(entry.id.name, read(entry.value, { shows: new Set(), chooses: new Set(), texts: [] }));
    }
  }
  return found;
}

/** Words that are written in Latin letters everywhere: names, keys of the keyboard, and terms that cards print so. */
const LATIN = new Set(['AP', 'ATK', 'Baize', 'BlackPoker', 'CARD', 'DEF', 'DON', 'EX', 'Enter', 'Esc', 'GAME', 'GUNDAM', 'HP', 'Joker', 'KO', 'LP', 'Lv', 'ONE', 'PIECE', 'ST', 'Tab', 'PNG', 'SHA', 'png']);

describe.each(['th', 'ja', 'fa'])('the language %s', (locale) => {
  const english = messagesOf('en');
  const said = messagesOf(locale);

  test('has every message', () => {
    expect([...english.keys()].filter((id) => !said.has(id))).toEqual([]);
  });

  test('loses and invents no placeholder', () => {
    const wrong = [...english].flatMap(([id, { shows, chooses }]) => {
      const other = said.get(id);
      if (!other) return [];
      const lost = [...shows].filter((name) => !other.shows.has(name) && !chooses.has(name));
      const invented = [...other.shows, ...other.chooses].filter((name) => !shows.has(name) && !chooses.has(name));
      return [...lost.map((name) => `${id} loses ${name}`), ...invented.map((name) => `${id} invents ${name}`)];
    });
    expect(wrong).toEqual([]);
  });

  test('leaves no English word', () => {
    const words = [...said].flatMap(([id, { texts }]) => texts.flatMap((text) => [...text.matchAll(/(?<![A-Za-z0-9])[A-Za-z]{2,}(?![A-Za-z0-9])/g)].map(([word]) => [id, word] as const)));
    expect(words.filter(([, word]) => !LATIN.has(word))).toEqual([]);
  });
});

describe('the language of a browser', () => {
  test('is the first that the page speaks', () => {
    expect(preferred(['de-DE', 'th-TH', 'en'])).toBe('th');
    expect(preferred(['fa-IR'])).toBe('fa');
    expect(preferred(['de', 'fr'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});

describe('Persian digits', () => {
  test('are put for numbers, but not in the names of cards and clauses', () => {
    expect(persian('12 کارت، 7-1-2 و A15 (5)')).toBe('۱۲ کارت، 7-1-2 و A15 (۵)');
  });

  test('are formed when they are set', async () => {
    const words = await source('fa');
    expect(format(makeBundle('fa', words), 'turn', { n: 12 })).toContain('12');
    expect(format(makeBundle('fa', words, true), 'turn', { n: 12 })).toContain('۱۲');
  });
});

describe('a page that reads from right to left', () => {
  test('keeps inserted names, numbers and clauses apart from its sentences', async () => {
    const bundle = makeBundle('fa', await source('fa'));
    expect(format(bundle, 'clause', { clause: '7-1-2' })).toBe('بند \u20687-1-2\u2069');
    expect(format(bundle, 'waiting-for', { name: 'Nami (2)' })).toBe('در انتظار \u2068Nami (2)\u2069');
    expect(format(bundle, 'hand-count', { n: 5 })).toBe('\u20685\u2069 کارت');
  });

  test('keeps the numbers of clauses as they are beside digits of its own', async () => {
    const bundle = makeBundle('fa', await source('fa'), true);
    expect(format(bundle, 'clause', { clause: '7-1-2' })).toBe('بند \u20687-1-2\u2069');
    expect(format(bundle, 'hand-count', { n: 5 })).toBe('\u2068۵\u2069 کارت');
  });

  test('keeps printed names whose ends are no letters apart', () => {
    const texts = [...messagesOf('fa').values()].flatMap((said) => said.texts);
    expect(texts.join('').match(/\u2068/g)?.length).toBeGreaterThan(5);
    // Brackets, which turn round together, keep what stands in them apart too.
    const around = texts.map((text) => text.replace(/\u2068[^\u2069]*\u2069|\([^)]*\)/g, ''));
    expect(around.filter((text) => /[A-Za-z0-9](?:!!|[-.][A-Za-z0-9])/.test(text))).toEqual([]);
  });
});

describe('pseudo-locales', () => {
  test('lengthen and accent', () => {
    expect(lengthen('Play now!')).toBe('Þĺááý ñóóŵ!');
  });

  test('mirror word by word, so that lines still break', () => {
    expect(mirror('a bc')).toBe('\u202ea\u202c \u202ebc\u202c');
  });
});
