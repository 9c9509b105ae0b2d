// The odds of drawing, worked out in whole numbers: no rounding until a percentage is shown.

/** Returns how many ways there are to take some of many. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 0; i < Math.min(k, n - k); i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

export interface Draw {
  /** How many cards the deck has. */
  deck: number;
  /** How many of them are wanted. */
  wanted: number;
  /** How many are drawn. */
  drawn: number;
}

/** Returns how likely at least so many of the wanted cards are drawn, from 0 to 1. */
export function atLeast({ deck, wanted, drawn }: Draw, least: number): number {
  const [all, hits] = [Math.min(drawn, deck), Math.min(wanted, deck)];
  let ways = 0n;
  for (let n = Math.max(0, least); n <= Math.min(all, hits); n++) ways += choose(hits, n) * choose(deck - hits, all - n);
  const whole = choose(deck, all);
  // Sixteen digits are what a number holds.
  return least <= 0 ? 1 : Number((ways * 10n ** 16n) / whole) / 1e16;
}

/** How a game's decks are drawn from. */
export interface Draws {
  hand: number;
  first: number;
  each: number;
}

/** Returns how many cards were seen by a turn of one's own, counted from 1; 0 is the opening hand. */
export function seen({ hand, first, each }: Draws, turn: number, begins: boolean): number {
  return turn <= 0 ? hand : hand + (begins ? first : each) + (turn - 1) * each;
}
