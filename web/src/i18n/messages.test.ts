// Every message that the page asks for exists, and every message that exists is asked for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { format, isLocale, LANGUAGES, type Locale, makeBundle } from './bundle.ts';
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
  const resource = parse(readFileSync(join(root, '../locales/en.ftl'), 'utf8'), {});
  const junk = resource.body.filter((entry) => entry.type === 'Junk');
  expect(junk).toEqual([]);
  return resource.body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
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
  test('form every message', () => {
    for (const locale of Object.keys(LANGUAGES) as Locale[]) {
      const bundle = makeBundle(locale);
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

describe('pseudo-locales', () => {
  test('lengthen and accent', () => {
    expect(lengthen('Play now!')).toBe('Þĺááý ñóóŵ!');
  });

  test('mirror word by word, so that lines still break', () => {
    expect(mirror('a bc')).toBe('\u202ea\u202c \u202ebc\u202c');
  });
});
