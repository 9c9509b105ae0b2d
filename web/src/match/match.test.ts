// Snapshots, updates, old versions and gaps.
import { describe, expect, test } from 'vitest';
import type { Said } from '../net/frames.ts';
import type { Pile, Told } from '../protocol/index.ts';
import { fromSnapshot, type Match, runs, timeLeft, withUpdate } from './match.ts';
import { offer, prompt, view } from './testing.ts';

const told = (words: string): Told => ({ clauses: [], words, cards: [], what: { type: 'phase_began', phase: 0 } });

function snapshot(change: Partial<Said<'snapshot'>> = {}): Said<'snapshot'> {
  const clocks = { left: [60_000, 50_000], running: 0, waits: null };
  const base = { type: 'snapshot', table: 'k3', version: 4, seat: 0, view: view([{}, {}]) } as const;
  return { ...base, log: [told('a'), told('b')], clocks, ending: null, draw: null, taken_back: 0, ...change };
}

function update(version: number, change: Partial<Said<'update'>> = {}): Said<'update'> {
  const base = { type: 'update', table: 'k3', version, view: view([{}, {}]), clocks: null } as const;
  return { ...base, events: [told('c')], ...change };
}

function went(match: Match, next: Said<'update'>): Match {
  const step = withUpdate(match, next, 2000);
  if (step.type !== 'on') throw new Error(`expected to go on, not ${step.type}`);
  return step.match;
}

describe('a match', () => {
  test('begins with a snapshot, and nothing of it moves', () => {
    const match = fromSnapshot(snapshot(), 1000);
    expect(match).toMatchObject({ version: 4, seat: 0, fresh: [], sent: null });
    expect(match.log.map((line) => line.n)).toEqual([0, 1]);
  });

  test('goes on with the next version', () => {
    const match = went(fromSnapshot(snapshot(), 1000), update(5));
    expect(match.version).toBe(5);
    expect(match.log.map((line) => [line.n, line.told.words])).toEqual([[0, 'a'], [1, 'b'], [2, 'c']]);
    expect(match.fresh).toHaveLength(1);
  });

  test('keeps the piles that an update leaves out', () => {
    const pile = (seat: number, count: number): Pile => ({ seat, zone: 1, count, more: false, cards: [] });
    const seen = { ...view([]), piles: [pile(0, 3), pile(1, 4)] };
    const next = update(5, { view: { ...view([]), piles: [pile(1, 5), pile(2, 1)] } });
    const match = went(fromSnapshot(snapshot({ view: seen }), 1000), next);
    expect(match.view.piles).toEqual([pile(0, 3), pile(1, 5), pile(2, 1)]);
  });

  test('keeps its last updates, of which a fight is told', () => {
    let match = fromSnapshot(snapshot(), 0);
    expect(match.went).toEqual([]);
    for (let version = 5; version < 60; version++) match = went(match, update(version));
    expect(match.went.length).toBeLessThanOrEqual(40);
    expect(match.went.at(-1)).toMatchObject({ version: 59, after: match.view });
  });

  test('drops what it knows already', () => {
    const match = fromSnapshot(snapshot(), 1000);
    expect(withUpdate(match, update(4), 0)).toEqual({ type: 'known' });
    expect(withUpdate(match, update(1), 0)).toEqual({ type: 'known' });
  });

  test('asks again when something is missing', () => {
    expect(withUpdate(fromSnapshot(snapshot(), 1000), update(6), 0)).toEqual({ type: 'gap', have: 4 });
  });

  test('keeps a log of bounded length with numbers that go on', () => {
    let match = fromSnapshot(snapshot(), 0);
    for (let i = 0; i < 40; i++) match = went(match, update(5 + i, { events: Array.from({ length: 50 }, () => told('x')) }));
    expect(match.log.length).toBeLessThanOrEqual(1500);
    expect(match.log.at(-1)?.n).toBe(2001);
  });

  test('is free to answer once another question is open', () => {
    const asked = { ...fromSnapshot(snapshot(), 0), sent: 1 };
    const same = view([{}, {}], prompt({ type: 'pick' }, [offer('end', 0)], 1));
    const next = view([{}, {}], prompt({ type: 'pick' }, [offer('end', 0)], 2));
    expect(went(asked, update(5, { view: same })).sent).toBe(1);
    expect(went(asked, update(5, { view: next })).sent).toBeNull();
  });
});

test('lines that say the same are drawn together, headings are not', () => {
  const line = (n: number, words: string, clauses: string[], heading = false) => ({
    n,
    told: { ...told(words), clauses, cards: [n], ...(heading ? { heading } : {}) },
  });
  const log = [line(0, 'x', ['1']), line(1, 'x', ['1', '2']), line(2, 'y', []), line(3, 'y', [], true), line(4, 'x', [])];
  expect(runs(log).map(({ n, times, cards, clauses }) => [n, times, cards, clauses])).toEqual([
    [0, 2, [0, 1], ['1', '2']],
    [2, 1, [2], []],
    [3, 1, [3], []],
    [4, 1, [4], []],
  ]);
});

describe('clocks', () => {
  const match = fromSnapshot(snapshot(), 1000);

  test('run for the one who is asked', () => {
    expect(timeLeft(match, 0, 11_000)).toBe(50_000);
    expect(timeLeft(match, 1, 11_000)).toBe(50_000);
    expect(timeLeft(match, 0, 1_000_000)).toBe(0);
  });

  test('stand while they wait for somebody, and after the end', () => {
    const waits = fromSnapshot(snapshot({ clocks: { left: [60_000, 1], running: 0, waits: 5000 } }), 1000);
    expect(timeLeft(waits, 0, 11_000)).toBe(60_000);
    const ending = { outcome: { type: 'draw' as const }, reason: 'rules', text: '' };
    expect(timeLeft({ ...match, ending }, 0, 11_000)).toBe(60_000);
  });

  test('are absent where there are none', () => {
    expect(timeLeft(fromSnapshot(snapshot({ clocks: null }), 0), 0, 0)).toBeNull();
  });
});
