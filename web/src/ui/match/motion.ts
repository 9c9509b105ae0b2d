// How cards come, go and are pointed out. Cards that stay on the board move by a transition of their own; these are for
// those that appear or disappear, and they start or end at the pile that the events name.
import type { Box, Scene } from '../../match/board.ts';
import { middle } from '../../match/board.ts';
import { zoneKey } from '../../match/places.ts';
import { still } from '../../net/settings.svelte.ts';
import type { Spot, Told } from '../../protocol/index.ts';

const LENGTH = 260;

/** What happened to a card, to be shown for a moment. */
export type Flash = 'hit' | 'healed' | 'shown' | 'acts' | 'raised' | 'lowered' | 'lunges';

/** Returns the pile a card came from with the last update. */
export function cameFrom(fresh: Told[], spot: Spot): string | null {
  for (let i = fresh.length - 1; i >= 0; i--) {
    const what = fresh[i]?.what;
    if (what?.type !== 'moved') continue;
    const same = spot.card !== undefined && what.card === spot.card;
    const hidden = what.card === null && what.to[0] === spot.seat && what.to[1] === spot.zone;
    if (same || hidden) return zoneKey(what.from[0], what.from[1]);
  }
  return null;
}

/** Returns the pile a card went to with the last update. */
export function wentTo(fresh: Told[], spot: Spot): string | null {
  for (const { what } of fresh) {
    if (what.type !== 'moved') continue;
    const same = spot.card !== undefined && what.card === spot.card;
    const hidden = what.card === null && what.from[0] === spot.seat && what.from[1] === spot.zone;
    if (same || hidden) return zoneKey(what.to[0], what.to[1]);
  }
  return null;
}

/** A Svelte transition between a card's own box and the middle of a pile. */
export function travel(own: { box: Box; turn: number }, pile: Box | undefined, fades: boolean) {
  if (still()) return { duration: 0 };
  const from = pile ? middle(pile) : middle(own.box);
  const dx = from.x - (own.box.x + own.box.w / 2);
  const dy = from.y - (own.box.y + own.box.h / 2);
  return {
    duration: LENGTH,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (t: number, u: number) => {
      const place = `translate(${own.box.x + dx * u}px, ${own.box.y + dy * u}px) rotate(${own.turn * t}deg)`;
      return `transform: ${place} scale(${1 - 0.15 * u}); opacity: ${fades || !pile ? t : 1};`;
    },
  };
}

/** Returns the box of a pile on the scene. */
export function pileBox(scene: Scene, key: string | null): Box | undefined {
  return key === null ? undefined : scene.zones.find((zone) => zone.key === key);
}

/** A number that rises from a card: damage, healing, a stat that changes. */
export interface Floater {
  card: number;
  text: string;
  kind: 'worse' | 'better';
}

/** Returns the numbers that rise after an update, in the order of the events. */
export function floaters(fresh: Told[], marksBefore: (card: number) => number): Floater[] {
  const marks = new Map<number, number>();
  return fresh.flatMap(({ what }): Floater[] => {
    if (what.type === 'marked' && what.card !== null) {
      const more = what.marks - (marks.get(what.card) ?? marksBefore(what.card));
      marks.set(what.card, what.marks);
      return more === 0 ? [] : [{ card: what.card, text: signed(-more), kind: more > 0 ? 'worse' : 'better' }];
    }
    if (what.type !== 'began' || what.card === null || what.change.type !== 'add' || what.change.n === 0) return [];
    const { n } = what.change;
    return [{ card: what.card, text: signed(n), kind: n < 0 ? 'worse' : 'better' }];
  });
}

/** Returns a change with its sign; a minus is as wide as a plus. */
export function signed(n: number): string {
  return n < 0 ? `\u2212${-n}` : `+${n}`;
}

/** Returns which cards to point out after an update, by their number, and how. */
export function flashes(fresh: Told[], marksBefore: (card: number) => number): Map<number, Flash> {
  const found = new Map<number, Flash>();
  for (const { what } of fresh) {
    if (!('card' in what) || what.card === null) continue;
    if (what.type === 'marked') found.set(what.card, what.marks > marksBefore(what.card) ? 'hit' : 'healed');
    if (what.type === 'seen' || what.type === 'flipped') found.set(what.card, 'shown');
    if (what.type === 'did' || what.type === 'activated') found.set(what.card, 'acts');
    if (what.type === 'began' && what.change.type === 'add') {
      found.set(what.card, what.change.n < 0 ? 'lowered' : 'raised');
    }
  }
  return found;
}
