// Finding cards of a pool: words in any order, comparisons such as `cost>=4`, and filters that are set by hand. Pure.
import { plain } from '../i18n/plain.ts';
import type { Elsewhere } from '../match/lookup.ts';
import type { Face, Words } from '../protocol/index.ts';

/** A range of a number; what is null is open. */
export interface Range {
  min: number | null;
  max: number | null;
}

export interface Filters {
  text: string;
  /** Kinds, by number; none means all. */
  kinds: number[];
  /** Keys of labels, such as colours; none means all. */
  labels: string[];
  keyword: number | null;
  /** A type or trait, or a part of one. */
  trait: string;
  grade: string;
  /** Ranges by the number of the stat. */
  stats: Record<number, Range>;
  /** Only cards that the deck has. */
  held: boolean;
}

export function noFilters(): Filters {
  return { text: '', kinds: [], labels: [], keyword: null, trait: '', grade: '', stats: {}, held: false };
}

/** Returns how many filters are set besides the text. */
export function countFilters({ kinds, labels, keyword, trait, grade, stats, held }: Filters): number {
  const ranges = Object.values(stats).filter(({ min, max }) => min !== null || max !== null).length;
  return Number(kinds.length > 0) + Number(labels.length > 0) + Number(keyword !== null) + Number(trait !== '') + Number(grade !== '') + ranges + Number(held);
}

/** Everything that a card can be found by. */
export interface Found {
  def: number;
  face: Face;
  grade: string;
  /** What words are looked for in. */
  all: string;
}

/** Brackets that cards print around words. */
const BRACKETS = /^[【《[<]|[】》\]>]$/g;

/** Makes the index of a pool. Faces in a second language are found by their words too, words of the game by their names elsewhere. */
export function indexed(faces: readonly Face[], second: readonly Face[] | null, words: Words, grades: readonly string[], hidden: readonly number[], barred: readonly string[] = [], elsewhere: Elsewhere = []): Found[] {
  const others = new Map(elsewhere);
  const named = (name: string) => [name, ...(others.get(name.replace(BRACKETS, '')) ?? [])].join(' ');
  return faces.flatMap((face, def) => {
    if (hidden.includes(face.kind) || face.labels.some(({ key }) => barred.includes(key))) return [];
    const other = second?.[def];
    const keywords = face.keywords.map((keyword) => `${named(words.keywords[keyword] ?? '')} ${words.keys.keywords[keyword] ?? ''}`);
    const labels = face.labels.map(({ name, key }) => `${named(name)} ${key}`);
    const kind = `${named(words.kinds[face.kind] ?? '')} ${words.keys.kinds[face.kind] ?? ''}`;
    const { printed } = face;
    const prints = printed ? [printed.name, ...printed.types, printed.text] : [];
    const grade = grades[def] ?? '';
    const texts = [face.id, face.name, ...(face.also ?? []), ...prints, other?.name ?? '', kind, ...labels, ...face.traits, ...keywords, face.text, other?.text ?? '', ...face.unread];
    return [{ def, face, grade, all: plain(texts.join('\n')) }];
  });
}

type Test = (card: Found) => boolean;

const COMPARED = /^([\p{L}_-]+)(<=|>=|<|>|=|:)(-?\d+)$/u;

/** Makes a test of one word: a comparison where it names a stat, else text. */
function testOf(word: string, words: Words): Test {
  const [, name, how, number] = COMPARED.exec(word) ?? [];
  const named = (key: string) => plain(key) === name || plain(key).replaceAll(' ', '-') === name;
  const stat = name === undefined ? -1 : words.stats.findIndex((title, i) => named(title) || named(words.keys.stats[i] ?? ''));
  if (stat < 0) return ({ all }) => all.includes(word);
  const wanted = Number(number);
  return ({ face }) => {
    const value = face.stats[stat];
    if (value == null) return false;
    if (how === '<') return value < wanted;
    if (how === '<=') return value <= wanted;
    if (how === '>') return value > wanted;
    return how === '>=' ? value >= wanted : value === wanted;
  };
}

/** Returns the cards that fit, in the order of the index. */
export function search(cards: readonly Found[], filters: Filters, words: Words, held: (id: string) => boolean): Found[] {
  const tests: Test[] = plain(filters.text).split(/\s+/).filter((word) => word !== '').map((word) => testOf(word, words));
  const { kinds, labels, keyword, grade } = filters;
  if (kinds.length > 0) tests.push(({ face }) => kinds.includes(face.kind));
  if (labels.length > 0) tests.push(({ face }) => face.labels.some(({ key }) => labels.includes(key)));
  if (keyword !== null) tests.push(({ face }) => face.keywords.includes(keyword));
  if (grade !== '') tests.push((card) => card.grade === grade);
  if (filters.held) tests.push(({ face }) => held(face.id));
  const trait = plain(filters.trait.trim());
  if (trait !== '') tests.push(({ face }) => face.traits.some((own) => plain(own).includes(trait)));
  for (const [stat, { min, max }] of Object.entries(filters.stats)) {
    if (min === null && max === null) continue;
    tests.push(({ face }) => {
      const value = face.stats[Number(stat)];
      return value != null && (min === null || value >= min) && (max === null || value <= max);
    });
  }
  return tests.length === 0 ? [...cards] : cards.filter((card) => tests.every((test) => test(card)));
}

export type Order = 'number' | 'cost' | 'name';

/** Puts cards in an order; cards without the number come last. */
export function ordered(cards: readonly Found[], order: Order, stat: number | undefined): readonly Found[] {
  if (order === 'number') return cards;
  if (order === 'name') return [...cards].sort((a, b) => a.face.name.localeCompare(b.face.name));
  const value = ({ face }: Found) => (stat === undefined ? 0 : (face.stats[stat] ?? Number.MAX_SAFE_INTEGER));
  return [...cards].sort((a, b) => value(a) - value(b));
}
