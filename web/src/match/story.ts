// The log as a story: one line for what a player did and one for what came of it. How it was paid for and carried out,
// steps of the turn and rules that only took effect are steps of the line they belong to, and can be unfolded.
import type { What } from '../protocol/index.ts';
import { type Line, type Run, runs } from './match.ts';

/** A line of the story. */
export interface Part extends Run {
  /** The step of the turn that it opens, if it is the first of that step. */
  phase: number | null;
  /** How many more cards went the same way. */
  more: number;
  /** What else belongs to it, in order. */
  steps: Run[];
}

/** What the story needs to know of the table. */
export interface Teller {
  /** Whether doing this goes without saying. */
  idle: (did: { verb: number; card: number | null }) => boolean;
  /** How the cards of a zone lie. */
  lie: (zone: number) => string | undefined;
}

/** How many cards may go the same way, each with a line of its own. */
const FEW = 3;

const plain: Teller = { idle: () => false, lie: () => undefined };

/** Whether a line is about the working of the rules rather than about the game. */
function isWorking(what: What): boolean {
  return ['phase_began', 'applied', 'skipped', 'lapsed'].includes(what.type);
}

/** Whether a line begins something of its own. */
function begins({ told: { what, heading } }: Line, { idle }: Teller): boolean {
  if (heading) return true;
  return what.type === 'did' ? !idle(what) : what.type === 'activated' || what.type === 'rolled';
}

/** Whether something that came of an action is worth a line: a card of the field is gone, a number changed. */
function isNotable(what: What, { lie }: Teller): boolean {
  if (what.type === 'scored' || what.type === 'seen') return true;
  if (what.type !== 'moved') return false;
  const [from, to] = [lie(what.from[1]), lie(what.to[1])];
  return (from === 'row' || from === 'spot') && to === 'stack';
}

/** Returns the log as a story; with `all`, every line stands for itself. */
export function story(log: readonly Line[], all: boolean, teller: Teller = plain): Part[] {
  if (all) return runs(log).map((run) => ({ ...run, phase: null, more: 0, steps: [] }));
  const phases = new Map<number, number>();
  const steps = new Map<number, Line[]>();
  const kept: Line[] = [];
  let phase: number | null = null;
  // Within an action, what is not notable is a step of it; in a step of the turn without one, every line stands.
  let acting = false;
  for (const line of log) {
    const { what, heading } = line.told;
    if (what.type === 'phase_began') [phase, acting] = [what.phase, false];
    const last = kept.at(-1);
    const own = begins(line, teller) || (!isWorking(what) && what.type !== 'turned' && (!acting || isNotable(what, teller)) && !isIdle(what, teller));
    if (!own) {
      if (last) steps.set(last.n, [...(steps.get(last.n) ?? []), line]);
      continue;
    }
    if (begins(line, teller)) acting = !heading;
    if (phase !== null && !heading) phases.set(line.n, phase);
    phase = null;
    kept.push(line);
  }
  return gathered(runs(kept)).map((part) => {
    const own = [part.n, ...part.also].flatMap((n) => steps.get(n) ?? []);
    return { ...part, phase: phases.get(part.n) ?? null, steps: runs(own) };
  });
}

function isIdle(what: What, { idle }: Teller): boolean {
  return what.type === 'did' && idle(what);
}

/**
 * Returns what happened last before the end of a match, with the clauses that ended it; null where nothing is told of it.
 * A card that merely went somewhere ends no match: then it is the last thing that `lost` somebody what must not run out.
 */
export function causeOf(log: readonly Line[], lost: (what: What) => boolean = () => false): { words: string; clauses: readonly string[] } | null {
  const [end, ...before] = [...log].reverse().filter(({ told: { what } }) => !isWorking(what) && what.type !== 'turned');
  const last = end?.told.what.type === 'ended' ? before[0] : undefined;
  const cause = last?.told.what.type === 'moved' ? (before.find(({ told }) => lost(told.what)) ?? last) : last;
  return end && cause ? { words: cause.told.words, clauses: end.told.clauses } : null;
}

/** The way a card went, the same for all that went together. */
function route({ told: { what } }: Run): string | null {
  return what.type === 'moved' ? [what.from, what.to, what.verb].join() : null;
}

interface Gathered extends Run {
  more: number;
}

/** Draws lines together that tell of many cards going the same way one after another. */
function gathered(told: readonly Run[]): Gathered[] {
  const found: Gathered[] = [];
  for (let at = 0; at < told.length; ) {
    const first = told[at]!;
    const way = route(first);
    let end = at + 1;
    while (way !== null && end < told.length && route(told[end]!) === way) end++;
    const group = told.slice(at, end);
    if (group.length > FEW) found.push(together(first, group));
    else found.push(...group.map((run) => ({ ...run, more: 0 })));
    at = end;
  }
  return found;
}

function together(first: Run, group: readonly Run[]): Gathered {
  const clauses = [...new Set(group.flatMap((run) => run.clauses))];
  const more = group.reduce((count, run) => count + run.times, 0) - first.times;
  const also = group.flatMap((run) => [run.n, ...run.also]).filter((n) => n !== first.n);
  return { ...first, cards: group.flatMap((run) => run.cards), clauses, more, also };
}
