// The log as a story: what players did and what came of it. Steps of the turn in which nothing happens and rules that
// only take effect are left out, and many cards that go the same way are one line, unless every line is wanted.
import type { What } from '../protocol/index.ts';
import { type Line, type Run, runs } from './match.ts';

/** A line of the story. */
export interface Part extends Run {
  /** The step of the turn that it opens, if it is the first of that step. */
  phase: number | null;
  /** How many more cards went the same way. */
  more: number;
}

/** How many cards may go the same way, each with a line of its own. */
const FEW = 3;

/** Whether a line is about the working of the rules rather than about the game. */
function isWorking(what: What): boolean {
  return what.type === 'phase_began' || what.type === 'applied' || what.type === 'skipped';
}

/** Returns the log as a story; with `all`, every line stands for itself. Doing what is `idle` goes without saying. */
export function story(log: readonly Line[], all: boolean, idle: (verb: number) => boolean = () => false): Part[] {
  if (all) return runs(log).map((run) => ({ ...run, phase: null, more: 0 }));
  const phases = new Map<number, number>();
  let phase: number | null = null;
  const kept: Line[] = [];
  for (const line of log) {
    const { what, heading } = line.told;
    if (what.type === 'phase_began') phase = what.phase;
    if (heading) phase = null;
    if (isWorking(what) || (what.type === 'did' && idle(what.verb))) continue;
    if (phase !== null && !heading) phases.set(line.n, phase);
    if (!heading) phase = null;
    kept.push(line);
  }
  return gathered(runs(kept)).map((part) => ({ ...part, phase: phases.get(part.n) ?? null }));
}

/** The way a card went, the same for all that went together. */
function route({ told: { what } }: Run): string | null {
  return what.type === 'moved' ? [what.from, what.to, what.verb].join() : null;
}

/** Draws lines together that tell of many cards going the same way one after another. */
function gathered(told: readonly Run[]): (Run & { more: number })[] {
  const found: (Run & { more: number })[] = [];
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

function together(first: Run, group: readonly Run[]): Run & { more: number } {
  const clauses = [...new Set(group.flatMap((run) => run.clauses))];
  const more = group.reduce((count, run) => count + run.times, 0) - first.times;
  return { ...first, cards: group.flatMap((run) => run.cards), clauses, more };
}
