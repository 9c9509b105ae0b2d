// What a new table is made of while it is being set up: defaults, seats that follow the mode, and the wish that is sent.
import type { ClockRule, DeckWish, GameInfo, Hands, Options, SeatKind, SeatWish } from '../protocol/index.ts';

export interface SeatPlan {
  kind: SeatKind;
  bot: string;
  deck: DeckWish | null;
}

export interface Plan {
  options: Options;
  seats: SeatPlan[];
  clock: string;
  closed: boolean;
  /** How one person plays every seat, where one does. */
  hands?: Hands;
}

/** Clocks to choose from: bank and increment in seconds. */
export const CLOCKS: Record<string, ClockRule | undefined> = {
  none: undefined,
  '5+5': { bank: 300, increment: 5 },
  '15+10': { bank: 900, increment: 10 },
  '30+15': { bank: 1800, increment: 15 },
};

/** Returns the plan that "play now" carries out: one bot for every other seat, defaults for the rest. */
export function usualPlan(game: GameInfo, bot: string): Plan {
  const mode = game.modes[0];
  const seats = mode?.min ?? 2;
  const options: Options = {
    revision: game.revisions[0] ?? '',
    mode: mode?.name ?? '',
    format: game.formats[0]?.name ?? '',
    seats,
    policies: {},
  };
  return { options, seats: seatPlans([], seats, bot), clock: 'none', closed: true };
}

/** Keeps the seats that fit and adds bots for those that are missing. */
export function seatPlans(before: SeatPlan[], count: number, bot: string): SeatPlan[] {
  return Array.from({ length: count }, (_, i) => before[i] ?? { kind: i === 0 ? 'me' : 'bot', bot, deck: null });
}

/** Follows a change of the mode: the number of seats stays as near as the mode allows. */
export function withMode(plan: Plan, game: GameInfo, name: string, bot: string): Plan {
  const mode = game.modes.find((known) => known.name === name);
  if (!mode) return plan;
  const seats = Math.min(mode.max, Math.max(mode.min, plan.options.seats));
  return { ...plan, options: { ...plan.options, mode: name, seats }, seats: seatPlans(plan.seats, seats, bot) };
}

/** Follows a change of the format: decks that are not playable in it are given up. */
export function withFormat(plan: Plan, game: GameInfo, name: string): Plan {
  const decks = game.formats.find((format) => format.name === name)?.decks ?? [];
  const fits = (deck: DeckWish | null) => deck === null || deck.type === 'list' || decks.includes(deck.name);
  const seats = plan.seats.map((seat) => (fits(seat.deck) ? seat : { ...seat, deck: null }));
  return { ...plan, options: { ...plan.options, format: name }, seats };
}

/** Gives a seat to the one who makes the table; who had it before goes where the other was. */
export function withKind(plan: Plan, at: number, kind: SeatKind): Plan {
  const before = plan.seats[at]?.kind;
  const seats = plan.seats.map((seat, i) => {
    if (i === at) return { ...seat, kind };
    return kind === 'me' && seat.kind === 'me' ? { ...seat, kind: before ?? 'open' } : seat;
  });
  return { ...plan, seats };
}

/** Returns the seats as the server wants them. */
export function seatWishes(plan: Plan): SeatWish[] {
  return plan.seats.map(({ kind: wish, bot, deck }) => ({ kind: plan.hands ? ('me' as const) : wish, bot, deck })).map(({ kind, bot, deck }) => ({
    kind,
    ...(kind === 'bot' && bot ? { bot } : {}),
    ...(deck && kind !== 'open' ? { deck } : {}),
  }));
}
