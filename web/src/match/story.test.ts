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

  it('is every line when every line is wanted', () => {
    expect(story(log, true).map(({ n }) => n)).toEqual([0, 1, 2, 3, 5, 6, 7]);
  });
});
