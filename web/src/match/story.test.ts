// The story leaves out what nobody needs, and nothing else.
import { describe, expect, it } from 'vitest';
import type { What } from '../protocol/index.ts';
import type { Line } from './match.ts';
import { causeOf, story } from './story.ts';

const line = (n: number, words: string, what: What, heading = false): Line => ({
  n,
  told: { words, what, clauses: [`${n}`], cards: [n], ...(heading ? { heading } : {}) },
});
const phase = (n: number, which: number) => line(n, `phase ${which}`, { type: 'phase_began', phase: which });
const rested = (n: number, card: number) => line(n, 'a card rests', { type: 'turned', card, rested: true });
const turn = (n: number) => line(n, 'Turn', { type: 'turn_began', seat: 0, number: 1 }, true);

describe('the story', () => {
  const did = (n: number, verb: number) => line(n, `deed ${verb}`, { type: 'did', seat: 0, verb, card: null, other: null, n: 0 });
  const went = (n: number, from: number, to: number) =>
    line(n, `card ${n} moves`, { type: 'moved', card: n, def: n, from: [0, from], to: [0, to], at: 0, face_up: false, host: null, verb: 2 });
  const teller = { idle: ({ verb }: { verb: number }) => verb === 7, lie: (zone: number) => ['fan', 'row', 'stack'][zone] };
  const log = [turn(0), phase(1, 0), phase(2, 1), rested(3, 5), rested(4, 6), line(5, 'a rule', { type: 'applied', seat: 0, card: 5 }), phase(6, 2), turn(7)];

  it('folds the working of the rules into the line before it', () => {
    const told = story(log, false);
    expect(told.map(({ n }) => n)).toEqual([0, 7]);
    expect(told[0]?.steps.map(({ n, times }) => [n, times])).toEqual([[1, 1], [2, 1], [3, 2], [5, 1], [6, 1]]);
  });

  it('knows what ended the match', () => {
    const end = line(9, 'It is over', { type: 'ended', outcome: { type: 'draw' } }, true);
    expect(causeOf([turn(0), did(2, 1), phase(3, 2), rested(4, 5), end])).toEqual({ words: 'deed 1', clauses: ['9'] });
    const paid = went(3, 1, 2);
    expect(causeOf([did(2, 1), paid, went(4, 0, 1), end], ({ type }) => type === 'moved')?.words).toBe('card 4 moves');
    expect(causeOf([did(2, 1), paid, went(4, 0, 1), end], (what) => what.type === 'moved' && what.from[1] === 1)?.words).toBe('card 3 moves');
    expect(causeOf([turn(0), did(2, 1)])).toBeNull();
    expect(causeOf([end])).toBeNull();
  });

  it('has one line for an action: what it cost and how it was done are its steps', () => {
    const told = story([turn(0), phase(1, 2), did(2, 1), rested(3, 5), went(4, 0, 1), did(5, 3), went(6, 1, 2), went(7, 2, 0)], false, teller);
    expect(told.map(({ n, phase: step }) => [n, step])).toEqual([[0, null], [2, 2], [5, null], [6, null]]);
    expect(told.map(({ steps }) => steps.map(({ n }) => n))).toEqual([[1], [3, 4], [], [7]]);
  });

  it('tells every line of a step in which nobody acts', () => {
    const told = story([turn(0), phase(1, 1), went(2, 2, 0), phase(3, 2), went(4, 2, 1)], false, teller);
    expect(told.map(({ n, phase: step }) => [n, step])).toEqual([[0, null], [2, 1], [4, 2]]);
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
    expect(story([pass], false, teller)).toEqual([]);
    expect(story([pass], false)).toHaveLength(1);
  });

  it('is every line when every line is wanted', () => {
    expect(story(log, true).map(({ n }) => n)).toEqual([0, 1, 2, 3, 5, 6, 7]);
  });
});
