// Decks, odds and the search of the builder, without a screen.
import { describe, expect, test } from 'vitest';
import type { Face, Words } from '../protocol/index.ts';
import { copiesOf, curveOf, deal, type Line, linesOf, listOf, moved, readLines, withCopies } from './deck.ts';
import { atLeast, choose, seen } from './odds.ts';
import { indexed, noFilters, search } from './search.ts';

const face = (id: string, name: string, stats: (number | null)[], more: Partial<Face> = {}): Face => ({
  id, name, kind: 0, labels: [], traits: [], stats, keywords: [], text: '', unread: [], ...more,
});
const words = {
  zones: [], stats: ['Cost', 'Power'], kinds: ['Character', 'Event'], keywords: ['Blocker'], phases: [], verbs: [], scores: [],
  keys: { stats: ['cost', 'power'], kinds: ['character', 'event'], keywords: ['blocker'], phases: [], verbs: [] },
} satisfies Words;
const faces = [
  face('A-1', 'Zoë', [1, 2000], { text: 'Draw a card.', traits: ['Straw Hat Crew'], keywords: [0] }),
  face('A-2', 'Beam', [4, null], { kind: 1, labels: [{ key: 'red', group: 'colour', name: 'Rot' }] }),
  face('A-3', 'Zoro', [4, 5000], { unread: ['mystery'] }),
];

describe('a deck', () => {
  test('counts copies by card and part, and loses none when one moves', () => {
    let lines: Line[] = withCopies([], 'A-1', '', 3);
    lines = moved(lines, 'A-1', '', 'side');
    expect([copiesOf(lines, 'A-1', ''), copiesOf(lines, 'A-1', 'side'), copiesOf(lines, 'A-1')]).toEqual([2, 1, 3]);
    expect(listOf(lines)).toBe('2xA-1\n[side]\n1xA-1');
    expect(withCopies(lines, 'A-1', '', -2)).toEqual([{ id: 'A-1', part: 'side', count: 1 }]);
    expect(withCopies(lines, 'A-9', '', -1)).toEqual(lines);
    expect(withCopies(lines, 'A-1', '', 9999).find(({ part }) => part === '')?.count).toBe(99);
  });

  test('is made of what the server read, and of what a browser kept', () => {
    const read = linesOf([{ count: 2, def: 0, part: 'leader' }, { count: 1, def: 0, part: 'side' }, { count: 1, def: 77, part: '' }], faces, ['side']);
    expect(read).toEqual([{ id: 'A-1', part: '', count: 2 }, { id: 'A-1', part: 'side', count: 1 }]);
    expect(readLines([{ id: 'A-1', part: '', count: 2 }, { id: 7 }, null, { id: 'x', part: '', count: -1 }, 'x'])).toEqual([{ id: 'A-1', part: '', count: 2 }]);
    expect([readLines(null), readLines({ length: 9 })]).toEqual([[], []]);
  });

  test('has a curve without gaps', () => {
    expect(curveOf([{ face: faces[0]!, count: 2 }, { face: faces[2]!, count: 3 }], 0).map(({ count }) => count)).toEqual([0, 2, 0, 0, 3]);
    expect(curveOf([], 0)).toEqual([]);
  });

  test('is dealt without a card twice', () => {
    const cards = Array.from({ length: 50 }, (_, i) => i);
    const hand = deal(cards, 5);
    expect(new Set(hand).size).toBe(5);
    expect(new Set(deal(cards, 50)).size).toBe(50);
    expect(deal([1, 2], 5).length).toBe(2);
  });
});

describe('odds', () => {
  test('are those of the definition', () => {
    expect(choose(50, 5)).toBe(2_118_760n);
    expect(atLeast({ deck: 50, wanted: 4, drawn: 5 }, 1)).toBeCloseTo(1 - 1_370_754 / 2_118_760, 12);
    expect(atLeast({ deck: 60, wanted: 3, drawn: 60 }, 3)).toBe(1);
    expect(atLeast({ deck: 0, wanted: 0, drawn: 5 }, 1)).toBe(0);
    expect(atLeast({ deck: 5, wanted: 9, drawn: 9 }, 1)).toBe(1);
  });

  test('count the cards seen by a turn', () => {
    const draws = { hand: 5, first: 0, each: 1 };
    expect([seen(draws, 0, true), seen(draws, 1, true), seen(draws, 1, false), seen(draws, 3, true)]).toEqual([5, 5, 6, 7]);
  });
});

describe('the search', () => {
  const cards = indexed(faces, null, words, ['proven', 'proven', 'unread'], []);
  const found = (text: string, more = {}) => search(cards, { ...noFilters(), text, ...more }, words, (id) => id === 'A-2').map((card) => card.face.id);

  test('takes words in any order, without marks and case, and comparisons', () => {
    expect(found('zoe')).toEqual(['A-1']);
    expect(found('CREW draw')).toEqual(['A-1']);
    expect(found('cost>=4')).toEqual(['A-2', 'A-3']);
    expect(found('cost:4 power>4000')).toEqual(['A-3']);
    expect(found('rot')).toEqual(['A-2']);
    expect(found('blocker')).toEqual(['A-1']);
    expect(found('a-3')).toEqual(['A-3']);
    expect(found('(((')).toEqual([]);
    expect(found('size>3')).toEqual([]);
  });

  test('takes every filter', () => {
    expect(found('', { kinds: [1] })).toEqual(['A-2']);
    expect(found('', { labels: ['red'] })).toEqual(['A-2']);
    expect(found('', { keyword: 0 })).toEqual(['A-1']);
    expect(found('', { trait: 'straw' })).toEqual(['A-1']);
    expect(found('', { grade: 'unread' })).toEqual(['A-3']);
    expect(found('', { stats: { 0: { min: 2, max: 4 }, 1: { min: 1, max: null } } })).toEqual(['A-3']);
    expect(found('', { held: true })).toEqual(['A-2']);
    expect(indexed(faces, null, words, [], [1]).map(({ def }) => def)).toEqual([0, 2]);
  });

  test('finds words of a second language', () => {
    const named = indexed(faces, null, words, [], [], [], words.kinds.map((kind): [string, string[]] => [kind, [`คือ-${kind}`]]));
    expect(search(named, { ...noFilters(), text: `คือ-${words.kinds[faces[0]!.kind]}` }, words, () => false).map(({ def }) => def)).toContain(0);
    const both = indexed(faces, [face('A-1', 'ゾロ', [])], words, [], []);
    expect(search(both, { ...noFilters(), text: 'ゾロ' }, words, () => false).map(({ def }) => def)).toEqual([0]);
  });
});
