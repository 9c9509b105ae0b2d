// Where cards come from and go to, read off events.
import { describe, expect, test } from 'vitest';
import type { Told, What } from '../../protocol/index.ts';
import { cameFrom, flashes, floaters, wentTo } from './motion.ts';

const told = (what: What): Told => ({ clauses: [], words: '', cards: [], what });
const moved = (card: number | null, from: [number, number], to: [number, number]): Told =>
  told({ type: 'moved', card, def: null, from, to, at: null, face_up: false, host: null, verb: 0 });

describe('a card', () => {
  const fresh = [moved(7, [0, 1], [0, 2]), moved(null, [1, 0], [1, 1]), moved(7, [0, 2], [0, 3])];

  test('comes from the last pile it left', () => {
    expect(cameFrom(fresh, { card: 7, seat: 0, zone: 3, at: 0 })).toBe('z0.2');
  });

  test('that nobody knows comes from where some hidden card came from', () => {
    expect(cameFrom(fresh, { seat: 1, zone: 1, at: 4 })).toBe('z1.0');
    expect(cameFrom(fresh, { seat: 1, zone: 2, at: 4 })).toBeNull();
  });

  test('goes to the first pile it came to', () => {
    expect(wentTo(fresh, { card: 7, seat: 0, zone: 1, at: 0 })).toBe('z0.2');
    expect(wentTo(fresh, { card: 8, seat: 0, zone: 1, at: 0 })).toBeNull();
  });

  test('lets numbers rise for damage, healing and stats that change', () => {
    const marks = (card: number) => (card === 1 ? 2 : 0);
    const events = [
      told({ type: 'marked', card: 1, marks: 0 }),
      told({ type: 'marked', card: 2, marks: 3 }),
      told({ type: 'marked', card: 2, marks: 4 }),
      told({ type: 'marked', card: null, marks: 4 }),
      told({ type: 'began', card: 3, seat: 0, change: { type: 'add', stat: 0, n: 1000 }, source: null }),
    ];
    expect(floaters(events, marks)).toEqual([
      { card: 1, text: '+2', kind: 'better' },
      { card: 2, text: '\u22123', kind: 'worse' },
      { card: 2, text: '\u22121', kind: 'worse' },
      { card: 3, text: '+1000', kind: 'better' },
    ]);
  });

  test('is pointed out for what happened to it', () => {
    const marks = (card: number) => (card === 1 ? 2 : 0);
    const events = [
      told({ type: 'marked', card: 1, marks: 1 }),
      told({ type: 'marked', card: 2, marks: 1 }),
      told({ type: 'began', card: 3, seat: 0, change: { type: 'add', stat: 0, n: -2 }, source: null }),
      told({ type: 'turned', card: 4, rested: true }),
    ];
    expect([...flashes(events, marks)]).toEqual([[1, 'healed'], [2, 'hit'], [3, 'lowered']]);
  });
});
