// First-game guides: steps that point at the real board and appear when their moment comes. Pure: the page shows what
// `due` returns and remembers what was seen.
import type { TableLayout, View } from '../protocol/index.ts';

/** Whose zone is meant, seen by the one who is guided. */
export type Whose = 'mine' | 'theirs';

/** What a step points at. A part is a place of the page, such as the line of phases. */
export type Target =
  | { type: 'zone'; zone: string; of: Whose }
  | { type: 'part'; part: 'phases' | 'prompt' | 'board' | 'stack' | 'log' }
  | { type: 'plate'; of: Whose }
  | { type: 'offered' };

/** When a step is shown. All that is named must hold; of a list, one of it. Nothing named: at once. */
export interface When {
  /** One of these verbs is offered or asked about. */
  verbs?: readonly string[];
  /** The phase is one of these. */
  phases?: readonly string[];
  /** The zone holds a card. */
  filled?: { zone: string; of: Whose };
  /** Something was announced and waits. */
  waiting?: true;
  /** Whose turn it is. */
  turn?: Whose;
}

/** One step: its words are the message `guide-GAME-ID`. */
export interface Step {
  id: string;
  point: Target;
  when?: When;
}

/** The steps of a game in the order they should be seen. */
export interface Guide {
  game: string;
  steps: readonly Step[];
}

/** What a guide may look at. */
export interface Facts {
  verbs: ReadonlySet<string>;
  phase: string;
  waiting: boolean;
  turn: Whose;
  filled(zone: string, of: Whose): boolean;
}

/** What is remembered of a guide between visits. */
export interface Progress {
  seen: readonly string[];
  hidden: boolean;
}

/** Nothing seen yet. */
export const fresh: Progress = { seen: [], hidden: false };

/** Reads off a view what guides look at. */
export function factsOf(layout: Pick<TableLayout, 'words'>, view: View, seat: number): Facts {
  const { keys, zones } = layout.words;
  const asked = view.prompt ? [view.prompt.why.verb, ...view.prompt.options.map((option) => option.verb)] : [];
  return {
    verbs: new Set(asked.flatMap((verb) => keys.verbs[verb] ?? [])),
    phase: keys.phases[view.phase] ?? '',
    waiting: view.stack.length > 0,
    turn: view.active === seat ? 'mine' : 'theirs',
    filled: (key, of) =>
      view.piles.some(
        (pile) => pile.count > 0 && zones[pile.zone]?.key === key && (pile.seat === seat) === (of === 'mine'),
      ),
  };
}

/** Returns whether the moment of a step has come. */
export function holds(when: When | undefined, facts: Facts): boolean {
  if (!when) return true;
  return (
    (!when.verbs || when.verbs.some((verb) => facts.verbs.has(verb))) &&
    (!when.phases || when.phases.includes(facts.phase)) &&
    (!when.filled || facts.filled(when.filled.zone, when.filled.of)) &&
    (!when.waiting || facts.waiting) &&
    (!when.turn || facts.turn === when.turn)
  );
}

/** Returns the step to show now: the first one not seen whose moment has come. */
export function due(guide: Guide, facts: Facts, progress: Progress): Step | null {
  if (progress.hidden) return null;
  return guide.steps.find((step) => !progress.seen.includes(step.id) && holds(step.when, facts)) ?? null;
}

/** Returns the step that was seen last, for going back. */
export function previous(guide: Guide, progress: Progress): Step | null {
  const last = progress.seen.at(-1);
  return guide.steps.find((step) => step.id === last) ?? null;
}

/** Notes that a step was seen. */
export function seen(progress: Progress, id: string): Progress {
  return { ...progress, seen: [...progress.seen.filter((each) => each !== id), id] };
}

/** Takes the last step back. */
export function unsee(progress: Progress): Progress {
  return { ...progress, seen: progress.seen.slice(0, -1) };
}

/** Returns how many steps are still to come. */
export function left(guide: Guide, progress: Progress): number {
  return guide.steps.filter((step) => !progress.seen.includes(step.id)).length;
}

/** Reads what was remembered; anything else than that counts as nothing. */
export function readProgress(kept: unknown): Progress {
  if (typeof kept !== 'object' || kept === null) return fresh;
  const { seen: ids, hidden } = kept as Partial<Progress>;
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) return fresh;
  return { seen: ids, hidden: hidden === true };
}

/** Returns the selector of what a step points at, for a guided seat. */
export function selectorOf(target: Target, seat: number): string {
  switch (target.type) {
    case 'zone':
      return `[data-zone="${target.zone}"]${seatOf(target.of, seat, 'data-seat')}`;
    case 'plate':
      return `[data-seat-plate]${seatOf(target.of, seat, 'data-seat-plate')}`;
    case 'part':
      return `[data-part="${target.part}"]`;
    case 'offered':
      return '[data-offered]';
  }
}

function seatOf(of: Whose, seat: number, attribute: string): string {
  return of === 'mine' ? `[${attribute}="${seat}"]` : `:not([${attribute}="${seat}"])`;
}
