// Small games and views for the tests beside this file.
import type { Card, Offer, Prompt, Spot, TableLayout, View } from '../protocol/index.ts';

export const ZONE = { deck: 0, hand: 1, field: 2, leader: 3, gear: 4, limbo: 5, trick: 6 } as const;

/** A table of five columns: a deck, a leader, a field of three with a place that opens over it, and a hand below. */
export function layout(seats = 2): TableLayout {
  const zone = (name: string, sight: string) => ({ name, key: name, sight, ordered: false });
  const keys = { stats: [], kinds: [], keywords: [], phases: [], verbs: [] };
  return {
    game: 'test',
    options: { revision: '', mode: '', format: '', seats, policies: {} },
    teams: Array.from({ length: seats }, (_, i) => i),
    grid: [5, 2],
    places: [
      { zone: ZONE.deck, at: [0, 0], size: [1, 1], lie: 'stack', shared: false, middle: false, slots: 0, stock: false },
      { zone: ZONE.field, at: [1, 0], size: [3, 1], lie: 'row', shared: false, middle: false, slots: 0, stock: false },
      { zone: ZONE.leader, at: [4, 0], size: [1, 1], lie: 'spot', shared: false, middle: false, slots: 0, stock: false },
      { zone: ZONE.hand, at: [0, 1], size: [5, 1], lie: 'fan', shared: false, middle: false, slots: 0, stock: false },
      { zone: ZONE.gear, at: [1, 0], size: [1, 1], lie: 'under', shared: false, middle: false, slots: 0, stock: false },
      { zone: ZONE.limbo, at: [2, 0], size: [1, 1], lie: 'spot', shared: false, middle: false, slots: 0, stock: false },
      { zone: ZONE.trick, at: [2, 0], size: [1, 1], lie: 'spot', shared: false, middle: true, slots: 0, stock: false },
    ],
    corners: [],
    vital: null,
    vital_name: '',
    gestures: [],
    words: {
      zones: [
        zone('deck', 'nobody'),
        zone('hand', 'owner'),
        zone('field', 'all'),
        zone('leader', 'all'),
        zone('gear', 'all'),
        zone('limbo', 'all'),
        zone('trick', 'all'),
      ],
      stats: [],
      kinds: [],
      keywords: [],
      phases: [],
      verbs: ['play', 'attack', 'end'],
      scores: [],
      keys,
    },
    clauses: {},
    reference: [],
    elsewhere: [],
  };
}

/** Piles by seat and zone; what is not named is empty. */
export type Piles = Partial<Record<keyof typeof ZONE, Card[]>>[];

export function view(piles: Piles, prompt: Prompt | null = null): View {
  return {
    active: 0,
    turn: 1,
    phase: 0,
    piles: piles.flatMap((named, seat) =>
      Object.entries(ZONE).map(([name, zone]) => {
        const cards = named[name as keyof typeof ZONE] ?? [];
        return { seat, zone, count: cards.length, cards };
      }),
    ),
    scores: [],
    links: [],
    battles: [],
    stack: [],
    asked: prompt ? 0 : null,
    prompt,
  };
}

/** A known card. */
export const card = (id: number, state: Partial<Card> = {}): Card => ({ card: id, def: 0, ...state });

/** Where a card lies, for options. */
export const spot = (id: number): Spot => ({ card: id, seat: 0, zone: ZONE.hand, at: 0 });

export function offer(words: string, verb: number, a?: number, b?: number, n = 0): Offer {
  return { words, verb, n, ...(a === undefined ? {} : { a: spot(a) }), ...(b === undefined ? {} : { b: spot(b) }) };
}

export function prompt(ask: Prompt['ask'], options: Offer[], id = 1): Prompt {
  return { id, seat: 0, why: { words: 'Play', verb: 0, source: null, clause: '' }, ask, options };
}
