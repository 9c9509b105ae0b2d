// What came of fights: those that take several updates, and those in which nobody is asked.
import { describe, expect, test } from 'vitest';
import type { Battle, Spot, Target, Told, View, What } from '../protocol/index.ts';
import { attackers, lastFought, resultOf, type Step } from './battle.ts';
import { card, layout, type Piles, view, ZONE } from './testing.ts';

const table = { ...layout(), vital: { type: 'cards' as const, zone: ZONE.deck }, vital_name: 'Life' };
const ATTACK = table.words.verbs.indexOf('attack');
table.words.keys.verbs = table.words.verbs;

const on = (seat: number, zone: number, id: number): Spot => ({ seat, zone, at: 0, card: id });
const told = (what: What): Told => ({ clauses: [], words: '', cards: [], what });
const attack = (by: number, other: number | null = null): Told => told({ type: 'did', seat: 0, verb: ATTACK, card: by, other, n: 0 });

/** An attacker 1 of seat 0, a leader 2 and a field of seat 1 with so much life, in a fight or not. */
function stands(life: number, field: Piles[number] = {}, ...battles: Battle[]): View {
  const deck = Array.from({ length: life }, () => ({}));
  return { ...view([{ field: [card(1)] }, { deck, leader: [card(2)], ...field }]), battles };
}
const fight = (target: Target, by = 1): Battle => ({ attacker: on(0, ZONE.field, by), target, force: 5, guard: 5, lacks: 1, words: '' });
const atLeader: Target = { type: 'card', spot: on(1, ZONE.leader, 2) };

function came(views: View[], events: Told[][]) {
  const steps = views.slice(1).map((after, i): Step => ({ version: i + 1, before: views[i]!, after, told: events[i] ?? [] }));
  const fought = lastFought(table, steps);
  return fought && resultOf(table, fought);
}

describe('a fight', () => {
  test('is a hit though it ends only after the life that it took has answered', () => {
    const [before, asked, hit, over] = [stands(5), stands(5, {}, fight(atLeader)), stands(4, {}, fight(atLeader)), stands(4)];
    expect(came([before, asked, hit, over], [[attack(1, 2)]])).toMatchObject({ type: 'hit', seat: 1, before: 5, vital: { count: 4 } });
    expect(came([before, asked, stands(5)], [])).toEqual({ type: 'held', seat: 1 });
  });

  test('is told of though nobody was asked in it', () => {
    expect(came([stands(5), stands(4)], [[attack(1)]])).toMatchObject({ type: 'hit', seat: 1, before: 5 });
    expect(came([stands(5), stands(5)], [[attack(1, 2)]])).toEqual({ type: 'held', seat: 1 });
    expect(came([stands(5), stands(4)], [[]])).toBeNull();
    expect(attackers(table, stands(5), stands(4), [attack(1)])).toEqual([1]);
  });

  test('that is meant for a player is told of the card that stood in the way', () => {
    const base = { field: [card(7)] };
    const marked = told({ type: 'marked', card: 7, marks: 2 });
    expect(came([stands(5, base), stands(5, { field: [card(7, { marks: 2 })] })], [[attack(1), marked]])).toEqual({ type: 'damaged', seat: 1, def: 0, by: 2 });
    const fell = told({ type: 'moved', card: 7, def: 3, from: [1, ZONE.field], to: [1, ZONE.deck], at: null, face_up: false, host: null, verb: 0 });
    expect(came([stands(5, base), stands(5)], [[attack(1), fell]])).toEqual({ type: 'gone', seat: 1, def: 3, both: false });
  });

  test('belongs to its attacker, though the next has begun', () => {
    const [one, two] = [fight(atLeader), fight(atLeader, 3)];
    const steps = [stands(5), stands(5, {}, one), stands(4, {}, two)];
    const fought = lastFought(table, steps.slice(1).map((after, i) => ({ version: i, before: steps[i]!, after, told: [] })));
    expect(fought?.attacker.card).toBe(1);
  });
});
