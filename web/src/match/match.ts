// A match as the page knows it: what snapshots and updates make of it. Pure; versions that are old are dropped, and a
// gap asks for a snapshot.
import type { Said } from '../net/frames.ts';
import type { Step as Gone } from './battle.ts';
import type { BackState, Clocks, DrawState, Ending, Pile, Told, View } from '../protocol/index.ts';

type Snapshot = Said<'snapshot'>;
type Update = Said<'update'>;

/** A line of the log; its number tells it from all others of the match. */
export interface Line {
  n: number;
  told: Told;
}

export interface Match {
  table: string;
  version: number;
  seat: number | null;
  view: View;
  log: Line[];
  /** What happened with the last update, to be shown in motion; empty when the page only now looks. */
  fresh: Told[];
  /** The last updates, oldest first: several may come before one is drawn, and a fight lasts for some. */
  went: readonly Gone[];
  clocks: Clocks | null;
  /** When the clocks stood so, by the page's own time. */
  clocksAt: number;
  ending: Ending | null;
  draw: DrawState | null;
  /** The wish to take an answer back that stands. */
  takeBack: BackState | null;
  /** How many times answers were taken back. */
  takenBack: number;
  /** The bot that thinks. */
  thinking: number | null;
  /** The question whose answer is on its way. */
  sent: number | null;
}

/** How many lines of the log are kept. */
const LONGEST_LOG = 1500;

/** How many updates are kept to tell what came of a fight. */
export const LONGEST_FIGHT = 40;

/** Takes the match as a snapshot tells it. */
export function fromSnapshot(told: Snapshot, now: number): Match {
  return {
    table: told.table,
    version: told.version,
    seat: told.seat,
    view: told.view,
    log: numbered(told.log, 0),
    fresh: [],
    went: [],
    clocks: told.clocks,
    clocksAt: now,
    ending: told.ending,
    draw: told.draw,
    takeBack: told.take_back ?? null,
    takenBack: told.taken_back,
    thinking: null,
    sent: null,
  };
}

/** What an update did: went on, was known already, or does not fit on what the page has. */
export type Step = { type: 'on'; match: Match } | { type: 'known' } | { type: 'gap'; have: number };

/** Goes on with an update. */
export function withUpdate(match: Match, told: Update, now: number): Step {
  if (told.version <= match.version) return { type: 'known' };
  if (told.version > match.version + 1) return { type: 'gap', have: match.version };
  const last = match.log.at(-1)?.n ?? -1;
  const view = { ...told.view, piles: withChanged(match.view.piles, told.view.piles) };
  return {
    type: 'on',
    match: {
      ...match,
      version: told.version,
      view,
      went: [...match.went.slice(1 - LONGEST_FIGHT), { version: told.version, before: match.view, after: view, told: told.events }],
      log: [...match.log, ...numbered(told.events, last + 1)].slice(-LONGEST_LOG),
      fresh: told.events,
      clocks: told.clocks,
      clocksAt: now,
      thinking: null,
      sent: told.view.prompt && told.view.prompt.id === match.sent ? match.sent : null,
    },
  };
}

/** Puts piles that changed in the place of what they were. */
function withChanged(piles: readonly Pile[], changed: readonly Pile[]): Pile[] {
  const place = (pile: Pile): string => `${pile.seat} ${pile.zone}`;
  const now = new Map(changed.map((pile) => [place(pile), pile]));
  const kept = piles.map((pile) => now.get(place(pile)) ?? pile);
  const known = new Set(piles.map(place));
  return [...kept, ...changed.filter((pile) => !known.has(place(pile)))];
}

function numbered(events: Told[], from: number): Line[] {
  return events.map((told, i) => ({ n: from + i, told }));
}

/** Lines that say the same one after another, as one. */
export interface Run {
  n: number;
  told: Told;
  /** How often it is said. */
  times: number;
  /** The numbers of the other lines that say it. */
  also: number[];
  /** The cards of all of them. */
  cards: number[];
  /** The clauses of all of them, each once. */
  clauses: string[];
}

/** Draws lines together that say the same one after another. */
export function runs(log: readonly Line[]): Run[] {
  const found: Run[] = [];
  for (const { n, told } of log) {
    const last = found.at(-1);
    if (last && last.told.words === told.words && !told.heading) {
      last.times += 1;
      last.also.push(n);
      last.cards.push(...told.cards);
      last.clauses.push(...told.clauses.filter((clause) => !last.clauses.includes(clause)));
    } else {
      found.push({ n, told, times: 1, also: [], cards: [...told.cards], clauses: [...told.clauses] });
    }
  }
  return found;
}

/** Returns what a clock shows now, in milliseconds. */
export function timeLeft(match: Match, seat: number, now: number): number | null {
  const left = match.clocks?.left[seat];
  if (left === undefined) return null;
  const runs = match.clocks?.running === seat && match.clocks.waits === null && !match.ending;
  return Math.max(0, runs ? left - (now - match.clocksAt) : left);
}
