// What came of a fight, read off the table before and after it.
import type { Battle, TableLayout, View } from '../protocol/index.ts';
import { cardAt, findCard } from './places.ts';
import { type VitalCount, vitalOf } from './vital.ts';

/** How a fight ended: somebody was hit, a card is gone, both are, or everything held. */
export type Result =
  | { type: 'hit'; seat: number; vital: VitalCount; before: number }
  | { type: 'gone'; seat: number; def: number | null; both: boolean }
  | { type: 'repelled'; seat: number; def: number | null }
  | { type: 'held'; seat: number };

/** The table before and after the end of a fight. */
export interface Fought {
  before: View;
  after: View;
}

/** Who is attacked. */
export function defender({ target }: Battle): number | null {
  if (target.type === 'card') return target.spot.seat;
  return target.type === 'seat' ? target.seat : null;
}

/** Whether a card that the viewer knew has left the pile it lay in. */
function left(now: View, id: number | undefined, seat: number, zone: number): boolean {
  if (id === undefined) return false;
  const spot = findCard(now, id);
  return !spot || spot.zone !== zone || spot.seat !== seat;
}

/** Returns the first fight of `before` if it is over in `now`. */
export function ended(before: View, now: View): Battle | null {
  const [fight] = before.battles;
  return fight && !now.battles.some(({ attacker }) => attacker.card === fight.attacker.card) ? fight : null;
}

/** Returns what came of the fight that ended. */
export function resultOf(layout: TableLayout, { before, after: now }: Fought): Result | null {
  const fight = ended(before, now);
  const seat = fight ? defender(fight) : null;
  if (!fight || seat === null) return null;
  const [was, is] = [vitalOf(layout, before, seat), vitalOf(layout, now, seat)];
  if (was && is && is.count < was.count) return { type: 'hit', seat, vital: is, before: was.count };
  const { attacker, target } = fight;
  const fallen = left(now, attacker.card, attacker.seat, attacker.zone);
  if (target.type === 'card' && left(now, target.spot.card, target.spot.seat, target.spot.zone)) {
    return { type: 'gone', seat, def: cardAt(before, target.spot)?.def ?? null, both: fallen };
  }
  if (fallen) return { type: 'repelled', seat: attacker.seat, def: cardAt(before, attacker)?.def ?? null };
  return { type: 'held', seat };
}

/** Returns the cards that attack with an update. */
export function attackers(before: View | null, now: View): number[] {
  const known = new Set(before?.battles.map(({ attacker }) => attacker.card));
  return now.battles.flatMap(({ attacker }) => (attacker.card === undefined || known.has(attacker.card) ? [] : attacker.card));
}
