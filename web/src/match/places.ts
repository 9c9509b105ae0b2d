// How cards and piles of a view are named in the page, and found again.
import type { Card, Pile, Spot, View } from '../protocol/index.ts';

/** A name for a card that stays while it moves, as far as the viewer can follow it. */
export function cardKey(spot: Spot): string {
  return spot.card === undefined ? `h${spot.seat}.${spot.zone}.${spot.at}` : `c${spot.card}`;
}

/** A name for a player, who can be aimed at as a card can. */
export function playerKey(seat: number): string {
  return `p${seat}`;
}

/** A name for a pile. */
export function zoneKey(seat: number, zone: number): string {
  return `z${seat}.${zone}`;
}

/** Returns a pile of the view. */
export function pileOf(view: View, seat: number, zone: number): Pile | undefined {
  return view.piles.find((pile) => pile.seat === seat && pile.zone === zone);
}

/** Returns the card at a spot as the viewer sees it. */
export function cardAt(view: View, spot: Spot): Card | undefined {
  return pileOf(view, spot.seat, spot.zone)?.cards[spot.at];
}

/** Returns where a known card lies. */
export function findCard(view: View, id: number): Spot | undefined {
  for (const pile of view.piles) {
    const at = pile.cards.findIndex((card) => card.card === id);
    if (at >= 0) return { card: id, seat: pile.seat, zone: pile.zone, at };
  }
  return undefined;
}
