// The story leaves out what nobody needs, and nothing else.
import { describe, expect, it } from 'vitest';
import type { What } from '../protocol/index.ts';
import type { Line } from './match.ts';
import { story } from './story.ts';

const line = (n: number, words: string, what: What, heading = false): Line => ({
  n,
  told: { words, what, clauses: [`${n}`], cards: [n], ...(heading ? { heading } : {}) },
});
const phase = (n: number, which: number) => line(n, `phase ${which}`, { type: 'phase_began', phase: which });
const rested = (n: number, card: number) => line(n, 'a card rests', { type: 'turned', card, rested: true });
const turn = (n: number) => line(n, 'Turn', { type: 'turn_began', seat: 0, number: 1 }, true);

describe('the story', () => {
  const log = [turn(0), phase(1, 0), phase(2, 1), rested(3, 5), rested(4, 6), line(5, 'a rule', { type: 'applied', seat: 0, card: 5 }), phase(6, 2), turn(7)];

  it('says in which step something happened, and nothing of empty steps', () => {
    expect(story(log, false).map(({ n, phase: step, times }) => [n, step, times])).toEqual([
      [0, null, 1],
      [3, 1, 2],
      [7, null, 1],
    ]);
  });

  it('keeps the cards and clauses of lines that it draws together', () => {
    const [, both] = story(log, false);
    expect([both?.cards, both?.clauses]).toEqual([[3, 4], ['3', '4']]);
  });

  it('draws many cards together that go the same way, and leaves few as they are', () => {
    const moved = (n: number, to: number) =>
      line(n, `card ${n} moves`, { type: 'moved', card: n, def: n, from: [0, 1], to: [0, to], at: 0, face_up: false, host: null, verb: 2 });
    const moves = [moved(0, 2), moved(1, 2), moved(2, 2), moved(3, 2), moved(4, 3), moved(5, 3)];
    expect(story(moves, false).map(({ n, more, cards }) => [n, more, cards])).toEqual([
      [0, 3, [0, 1, 2, 3]],
      [4, 0, [4]],
      [5, 0, [5]],
    ]);
  });

  it('does not say what goes without saying', () => {
    const pass = line(0, 'You: pass', { type: 'did', seat: 0, verb: 7, card: null, other: null, n: 0 });
    expect(story([pass], false, (verb) => verb === 7)).toEqual([]);
    expect(story([pass], false)).toHaveLength(1);
  });

  it('is every line when every line is wanted', () => {
    expect(story(log, true).map(({ n }) => n)).toEqual([0, 1, 2, 3, 5, 6, 7]);
  });
});
