// Setting up a table: what follows from a change of mode, format or seat.
import { describe, expect, test } from 'vitest';
import type { GameInfo } from '../protocol/index.ts';
import { seatWishes, usualPlan, withFormat, withKind, withMode } from './setup.ts';

const game: GameInfo = {
  id: 'test',
  title: 'Test',
  blurb: '',
  example: false,
  revisions: ['2', '1'],
  modes: [
    { name: 'duel', title: 'Duel', min: 2, max: 2, teams: [0, 1] },
    { name: 'royale', title: 'Royale', min: 3, max: 6, teams: [0, 1, 2] },
  ],
  formats: [
    { name: 'plain', title: 'Plain', official: true, decks: ['a', 'b'] },
    { name: 'wide', title: 'Wide', official: false, decks: ['b'] },
  ],
  policies: [],
  decks: [],
};

describe('a plan', () => {
  const plan = usualPlan(game, 'clever');

  test('is at first a game against one bot with everything as usual', () => {
    expect(plan.options).toEqual({ revision: '2', mode: 'duel', format: 'plain', seats: 2, policies: {} });
    expect(seatWishes(plan)).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'clever' }]);
    expect(plan.closed).toBe(true);
  });

  test('has as many seats as the mode allows', () => {
    const royale = withMode(plan, game, 'royale', 'clever');
    expect(royale.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
    expect(withMode(royale, game, 'duel', 'clever').seats).toHaveLength(2);
    expect(withMode(plan, game, 'unknown', 'clever')).toBe(plan);
  });

  test('has one seat for whoever makes it', () => {
    const moved = withKind(plan, 1, 'me');
    expect(moved.seats.map((seat) => seat.kind)).toEqual(['bot', 'me']);
    expect(withKind(plan, 0, 'bot').seats.map((seat) => seat.kind)).toEqual(['bot', 'bot']);
  });

  test('gives up decks that a format has not, but no list', () => {
    const seats = [
      { ...plan.seats[0]!, deck: { type: 'named' as const, name: 'a' } },
      { ...plan.seats[1]!, deck: { type: 'list' as const, name: 'own', text: '4 X' } },
    ];
    const wide = withFormat({ ...plan, seats }, game, 'wide');
    expect(wide.seats.map((seat) => seat.deck?.type ?? null)).toEqual([null, 'list']);
    expect(seatWishes(wide)[1]?.deck).toEqual({ type: 'list', name: 'own', text: '4 X' });
  });
});
