// The log as a story: what players did and what came of it. Steps of the turn in which nothing happens and rules that
// only take effect are left out unless every line is wanted.
import type { What } from '../protocol/index.ts';
import { type Line, type Run, runs } from './match.ts';

/** A line of the story: what was said, and the step of the turn it opens, if it is the first of that step. */
export interface Told extends Run {
  phase: number | null;
}

/** Whether a line is about the working of the rules rather than about the game. */
function isWorking(what: What): boolean {
  return what.type === 'phase_began' || what.type === 'applied' || what.type === 'skipped';
}

/** Returns the log as a story; with `all`, every line stands for itself. */
export function story(log: readonly Line[], all: boolean): Told[] {
  if (all) return runs(log).map((run) => ({ ...run, phase: null }));
  const phases = new Map<number, number>();
  let phase: number | null = null;
  const kept: Line[] = [];
  for (const line of log) {
    const { what, heading } = line.told;
    if (what.type === 'phase_began') phase = what.phase;
    if (heading) phase = null;
    if (isWorking(what)) continue;
    if (phase !== null && !heading) phases.set(line.n, phase);
    if (!heading) phase = null;
    kept.push(line);
  }
  return runs(kept).map((run) => ({ ...run, phase: phases.get(run.n) ?? null }));
}
