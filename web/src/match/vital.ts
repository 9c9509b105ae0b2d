// What a player must not run out of, as a number beside the name.
import type { TableLayout, View } from '../protocol/index.ts';

export interface VitalCount {
  name: string;
  count: number;
  /** Whether there may be more than can be counted. */
  more: boolean;
}

/** Returns what a player has left; null where a game has no such thing. What a team shares counts for each of it. */
export function vitalOf(layout: Pick<TableLayout, 'vital' | 'vital_name' | 'places' | 'teams'>, view: View, seat: number): VitalCount | null {
  const { vital, vital_name: name, places, teams } = layout;
  if (!vital) return null;
  if (vital.type === 'score') {
    const count = view.scores[seat]?.[vital.at];
    return count === undefined ? null : { name, count, more: false };
  }
  const shared = places.some((place) => place.zone === vital.zone && place.shared);
  const mine = (of: number) => of === seat || (shared && teams[of] === teams[seat]);
  const piles = view.piles.filter((pile) => pile.zone === vital.zone && mine(pile.seat));
  if (piles.length === 0) return null;
  return {
    name,
    count: piles.reduce((sum, pile) => sum + pile.count, 0),
    more: piles.some((pile) => pile.more),
  };
}
