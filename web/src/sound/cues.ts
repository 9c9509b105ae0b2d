// What is to be heard after an update, read off what happened. Pure.
import { attackers } from '../match/battle.ts';
import type { Match } from '../match/match.ts';
import { vitalOf } from '../match/vital.ts';
import type { TableLayout, Told } from '../protocol/index.ts';

export type Cue = 'draw' | 'play' | 'attack' | 'hit' | 'block' | 'turn' | 'win' | 'lose' | 'clock';

type Layout = Pick<TableLayout, 'vital' | 'vital_name' | 'places' | 'teams' | 'words'>;

const lieOf = (layout: Layout, zone: number) => layout.places.find((place) => place.zone === zone)?.lie;

function moves(layout: Layout, events: readonly Told[], to: readonly string[], from: readonly string[]): boolean {
  return events.some(({ what }) => {
    if (what.type !== 'moved') return false;
    return to.includes(lieOf(layout, what.to[1]) ?? '') && from.includes(lieOf(layout, what.from[1]) ?? '');
  });
}

/** Returns what is heard as one state of a match becomes the next; the weightiest last. */
export function cuesOf(layout: Layout, before: Match | null, now: Match): Cue[] {
  if (!before || before.table !== now.table) return [];
  const found: Cue[] = [];
  const { fresh } = now;
  const news = now.version !== before.version ? fresh : [];
  if (moves(layout, news, ['fan'], ['stack'])) found.push('draw');
  if (moves(layout, news, ['row', 'spot', 'under'], ['fan'])) found.push('play');
  if (attackers(layout, before.view, now.view, news).length > 0) found.push('attack');
  const retargeted = before.view.battles[0] && now.view.battles[0] && JSON.stringify(before.view.battles[0].target) !== JSON.stringify(now.view.battles[0].target);
  if (retargeted) found.push('block');
  const seats = now.view.piles.reduce((most, pile) => Math.max(most, pile.seat + 1), 0);
  const fewer = (seat: number) => (vitalOf(layout, now.view, seat)?.count ?? 0) < (vitalOf(layout, before.view, seat)?.count ?? 0);
  if (news.length > 0 && (Array.from({ length: seats }, (_, seat) => seat).some(fewer) || news.some(({ what }) => what.type === 'marked'))) found.push('hit');
  if (now.view.turn !== before.view.turn && now.view.active === now.seat) found.push('turn');
  if (now.ending && !before.ending) {
    const won = now.ending.outcome.type === 'won' && now.seat !== null && now.ending.outcome.seats.includes(now.seat);
    found.push(won ? 'win' : 'lose');
  }
  return found;
}
