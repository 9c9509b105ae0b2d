// What came of a fight, read off the table before and after it and off what happened in between.
import type { Battle, Spot, TableLayout, Target, Told, View, What } from '../protocol/index.ts';
import { cardAt, findCard } from './places.ts';
import { type VitalCount, vitalOf } from './vital.ts';

/** An update: the table before it, after it, and what happened. */
export interface Step {
  version: number;
  before: View;
  after: View;
  told: readonly Told[];
}

/** A fight that is over, from its declaration to its end. */
export interface Fought extends Step {
  attacker: Spot;
  target: Target;
}

/** How a fight ended: somebody was hit, a card is gone, both are, a card took damage, or everything held. */
export type Result =
  | { type: 'hit'; seat: number; vital: VitalCount; before: number }
  | { type: 'gone'; seat: number; def: number | null; both: boolean }
  | { type: 'repelled'; seat: number; def: number | null }
  | { type: 'damaged'; seat: number; def: number | null; by: number }
  | { type: 'held'; seat: number };

type Did = Extract<What, { type: 'did' }>;

/** What a game calls it to attack. */
const ATTACK = 'attack';

/** Who is attacked. */
export function defender({ target }: Pick<Battle, 'target'>): number | null {
  if (target.type === 'card') return target.spot.seat;
  return target.type === 'seat' ? target.seat : null;
}

const fights = (view: View, card: number | undefined) => view.battles.some(({ attacker }) => attacker.card === card);

/** Returns the first fight of `before` if it is over in `now`. */
export function ended(before: View, now: View): Battle | null {
  const [fight] = before.battles;
  return fight && !fights(now, fight.attacker.card) ? fight : null;
}

/** Returns the attacks that are declared with an update. */
function declared(layout: Pick<TableLayout, 'words'>, told: readonly Told[]): Did[] {
  const { verbs } = layout.words.keys;
  return told.flatMap(({ what }) => (what.type === 'did' && what.card !== null && verbs[what.verb] === ATTACK ? what : []));
}

/** Returns the attack of an update that is not seen as a fight: nobody was asked in it. */
function unseen(layout: TableLayout, { before, after, told }: Step): Did | undefined {
  return declared(layout, told).find(({ card }) => !fights(before, card ?? undefined) && !fights(after, card ?? undefined));
}

/** Returns the fight that ended last in these updates, oldest first; null where none did. */
export function lastFought(layout: TableLayout, steps: readonly Step[]): Fought | null {
  for (let at = steps.length - 1; at >= 0; at--) {
    const fought = endedIn(layout, steps, at);
    if (fought) return fought;
  }
  return null;
}

function endedIn(layout: TableLayout, steps: readonly Step[], at: number): Fought | null {
  const step = steps[at]!;
  const fight = ended(step.before, step.after);
  if (fight) {
    let from = at;
    while (from > 0 && fights(steps[from]!.before, fight.attacker.card)) from--;
    const told = steps.slice(from, at + 1).flatMap((each) => each.told);
    return { version: step.version, attacker: fight.attacker, target: fight.target, before: steps[from]!.before, after: step.after, told };
  }
  const attack = unseen(layout, step);
  const attacker = attack ? findCard(step.before, attack.card!) : undefined;
  if (!attack || !attacker) return null;
  const spot = attack.other === null ? undefined : findCard(step.before, attack.other);
  const seat = spot ? null : attacked(layout, step, attacker.seat);
  const target: Target | null = spot ? { type: 'card', spot } : seat === null ? null : { type: 'seat', seat };
  return target && { ...step, attacker, target };
}

/** Returns the player who was attacked where that is not told: the only one who can have been, or the one who lost something. */
function attacked(layout: TableLayout, step: Step, by: number): number | null {
  const rivals = layout.teams.flatMap((team, seat) => (team === layout.teams[by] ? [] : seat));
  const lost = (seat: number) => lossOf(layout, step, seat) !== null;
  return rivals.length === 1 ? rivals[0]! : (rivals.find(lost) ?? null);
}

/** What a player lost: of what must not run out, a card of the table, or by damage to a card. */
function lossOf(layout: TableLayout, { before, after, told }: Step, seat: number): Result | null {
  const [was, is] = [vitalOf(layout, before, seat), vitalOf(layout, after, seat)];
  if (was && is && is.count < was.count) return { type: 'hit', seat, vital: is, before: was.count };
  const lie = (zone: number) => layout.places.find((place) => place.zone === zone)?.lie;
  for (const { what } of told) {
    if (what.type !== 'moved' || what.from[0] !== seat) continue;
    const fell = ['row', 'spot'].includes(lie(what.from[1]) ?? '') && lie(what.to[1]) === 'stack';
    if (fell) return { type: 'gone', seat, def: what.def, both: false };
  }
  for (const { what } of [...told].reverse()) {
    const spot = what.type === 'marked' && what.card !== null ? findCard(after, what.card) : undefined;
    if (what.type !== 'marked' || spot?.seat !== seat) continue;
    const card = cardAt(after, spot);
    const by = what.marks - (cardAt(before, findCard(before, what.card!) ?? spot)?.marks ?? 0);
    if (by > 0) return { type: 'damaged', seat, def: card?.def ?? null, by };
  }
  return null;
}

/** Whether a card that the viewer knew has left the pile it lay in. */
function left(now: View, { card, seat, zone }: Spot): boolean {
  if (card === undefined) return false;
  const spot = findCard(now, card);
  return !spot || spot.zone !== zone || spot.seat !== seat;
}

/** Returns what came of a fight. */
export function resultOf(layout: TableLayout, fought: Fought): Result | null {
  const seat = defender(fought);
  if (seat === null) return null;
  const { attacker, target, before, after } = fought;
  const loss = lossOf(layout, fought, seat);
  if (loss?.type === 'hit') return loss;
  const fallen = left(after, attacker);
  const gone = target.type === 'card' && left(after, target.spot);
  if (gone) return { type: 'gone', seat, def: cardAt(before, target.spot)?.def ?? null, both: fallen };
  if (loss?.type === 'gone') return { ...loss, both: fallen };
  if (fallen) return { type: 'repelled', seat: attacker.seat, def: cardAt(before, attacker)?.def ?? null };
  return loss ?? { type: 'held', seat };
}

/** Returns the cards that attack with an update. */
export function attackers(layout: Pick<TableLayout, 'words'>, before: View | null, now: View, told: readonly Told[]): number[] {
  const known = new Set(before?.battles.map(({ attacker }) => attacker.card));
  const seen = now.battles.flatMap(({ attacker }) => (attacker.card === undefined || known.has(attacker.card) ? [] : attacker.card));
  return [...new Set([...seen, ...declared(layout, told).flatMap(({ card }) => card ?? [])])];
}
