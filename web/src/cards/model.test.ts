// What a card shows follows from its face, its state and the layout, and from nothing else.
import { describe as group, expect, it } from 'vitest';
import type { Face, TableLayout } from '../protocol/index.ts';
import { themeOf } from '../themes/index.ts';
import { describe } from './describe.ts';
import { badgesOf, kitOf, printedOf, sizeFor, traitsOf } from './model.ts';
import { pipFacts, pipsOf } from './pips.ts';

const layout = {
  game: 'none',
  corners: [
    { stat: 1, corner: 'upper_left' },
    { stat: 0, corner: 'upper_right' },
  ],
  words: {
    stats: ['Power', 'Cost'],
    kinds: ['Card'],
    keywords: ['Rush', 'Blocker'],
    keys: { stats: ['power', 'cost'], kinds: ['card'], keywords: ['rush', 'blocker'], phases: [], verbs: [] },
  },
} as unknown as TableLayout;
const kit = kitOf(layout);
const face: Face = {
  id: 'X-1',
  name: 'Someone',
  kind: 0,
  labels: [{ key: 'red', group: 'colour', name: 'Red' }],
  traits: ['Crew'],
  stats: [5000, 3],
  keywords: [0],
  text: '',
  unread: [],
};

group('numbers', () => {
  it('stand in the corners of the layout, in its order', () => {
    expect(badgesOf(face, undefined, kit).map((b) => [b.key, b.corner, b.now])).toEqual([
      ['cost', 'upper_left', 3],
      ['power', 'upper_right', 5000],
    ]);
  });
  it('say when an effect has changed them', () => {
    const changed = badgesOf(face, { stats: [7000, 2] }, kit);
    expect(changed.map((b) => [b.change, b.printed])).toEqual([
      ['lowered', 3],
      ['raised', 5000],
    ]);
  });
  it('are absent where the card has none', () => {
    expect(badgesOf({ ...face, stats: [5000, null] }, undefined, kit)).toHaveLength(1);
  });
});

group('keywords', () => {
  it('are the printed ones while nothing else is known', () => {
    expect(traitsOf(face, undefined, kit).map((t) => t.name)).toEqual(['Rush']);
  });
  it('show what was gained and what was lost', () => {
    const traits = traitsOf(face, { stats: [5000, 3], keywords: [1] }, kit);
    expect(traits.map((t) => [t.key, t.lost, t.gained])).toEqual([
      ['rush', true, false],
      ['blocker', false, true],
    ]);
  });
});

it('reads a card aloud: name, kind, numbers, keywords, state', () => {
  const words = { hidden: 'hidden card', rested: 'rested', fresh: 'new', faceDown: 'face down', marks: (n: number) => `${n} damage` };
  const state = { stats: [6000, 3], keywords: [0], rested: true, marks: 2 };
  expect(describe(face, state, kit, words)).toBe('Someone, Card, Cost 3, Power 6000, Rush, rested, 2 damage');
  expect(describe(undefined, { rested: true }, kit, words)).toBe('hidden card, rested');
});

it('chooses how much to draw by width', () => {
  expect([40, 60, 100, 260].map(sizeFor)).toEqual(['xs', 's', 'm', 'l']);
});

group('playing cards', () => {
  const playing = (number: number, suit: string | null) =>
    pipFacts({ ...printedOf(face, kit), labels: suit ? { suit: [suit] } : {}, stats: { number } });
  it('have ranks by number and suits by label', () => {
    expect(playing(12, 'heart')).toEqual({ suit: 'heart', number: 12, rank: 'Q' });
    expect(playing(0, null).suit).toBeNull();
  });
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('the %i has as many pips, as many upright as the pack demands', (number) => {
    const pips = pipsOf(number);
    expect(pips).toHaveLength(number);
    expect(new Set(pips.map((pip) => `${pip.x} ${pip.y}`)).size).toBe(number);
    expect(pips.filter((pip) => !pip.upside).length).toBeGreaterThanOrEqual(number / 2);
  });
});

it.each(['one-piece', 'gundam', 'duel', 'blackpoker', 'a game nobody made yet'])('%s always looks the same', (game) => {
  const theme = themeOf(game);
  const card = printedOf(face, kit);
  expect(theme.ornament(card)).toEqual(theme.ornament(card));
  expect(theme.palette(card).length).toBeGreaterThan(0);
  for (const mark of [...theme.ornament(card), ...theme.back.marks].filter(({ text }) => text === undefined)) expect(mark.d).toMatch(/^M[-\d. a-zA-Z]+$/);
});
