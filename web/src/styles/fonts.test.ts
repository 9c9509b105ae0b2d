// The Japanese font has every letter of our own words, though not every part of it is built in.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isLeftOut } from '../../rare-letters';

const styles = readFileSync('node_modules/@fontsource-variable/noto-sans-jp/wght.css', 'utf8');

/** The letters of each part, by its number. */
function parts(): [number, [number, number][]][] {
  const faces = styles.matchAll(/noto-sans-jp-(\d+)-[^;]*;\s*unicode-range: ([^;]+);/g);
  const range = (text: string): [number, number] => {
    const [from = '', to = from] = text.trim().slice(2).split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  };
  return [...faces].map(([, part, ranges]) => [Number(part), (ranges ?? '').split(',').map(range)]);
}

it('has every letter of our Japanese words', () => {
  const files = ['locales', '../crates', '../games'].flatMap((folder) => {
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return all.filter((name) => /\bja\b.*\.(?:ftl|tsv|toml)$/.test(name)).map((name) => join(folder, name));
  });
  expect(files.length).toBeGreaterThan(20);
  const letters = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8')]));
  const all = parts();
  expect(all.length).toBeGreaterThan(100);
  const missing = [...letters].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const has = ([, ranges]: (typeof all)[number]) => ranges.some(([from, to]) => from <= code && code <= to);
    return all.some((part) => has(part) && isLeftOut(part[0]));
  });
  expect(missing).toEqual([]);
});
