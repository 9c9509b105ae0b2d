// A match that is over on the screen: which board is shown, through whose eyes, and how fast it goes on.
import { locale } from '../i18n/index.svelte.ts';
import type { Step } from '../match/battle.ts';
import { LONGEST_FIGHT, type Match } from '../match/match.ts';
import type { Review, ReviewFrame, TableInfo } from '../protocol/index.ts';
import { fetchFrames, fetchReview } from './fetch.ts';
import { momentPath, PAGE, pageOf, turnFrom, type Turn, turnsOf, within } from './timeline.ts';

/** How long a board is looked at, in milliseconds, by how fast it goes. */
export const SPEEDS = { slow: 2400, normal: 1200, fast: 450, faster: 120 } as const;
export type Speed = keyof typeof SPEEDS;

export class Viewer {
  readonly table: string;
  review = $state.raw<Review | null>(null);
  eyes = $state('all');
  at = $state(0);
  /** The board that was shown before, to show in motion what happened since. */
  #before = $state(-1);
  playing = $state(false);
  speed = $state<Speed>('normal');
  failed = $state.raw<Error | null>(null);
  #pages = $state.raw<ReadonlyMap<number, ReviewFrame[]>>(new Map());
  #wanted = new Set<number>();
  /** Counts the eyes and languages that were asked for: what comes late is for nobody. */
  #order = 0;

  constructor(table: string, at: number, eyes: string) {
    this.table = table;
    this.at = at;
    this.eyes = eyes;
  }

  answers = $derived.by(() => this.review?.answers ?? 0);
  turns: Turn[] = $derived.by(() => turnsOf(this.review?.moments ?? []));
  frame: ReviewFrame | null = $derived.by(() => this.#frameAt(this.at));
  path = $derived.by(() => momentPath(this.table, this.at, this.eyes));
  /** The seat whose eyes these are; null for all. */
  seat: number | null = $derived.by(() => (this.eyes === 'all' ? null : Number(this.eyes)));

  /** Asks for the match through these eyes, in the language that is set. */
  async load(eyes = this.eyes): Promise<void> {
    const order = ++this.#order;
    this.failed = null;
    try {
      const review = await fetchReview(this.table, eyes, locale());
      if (order !== this.#order) return;
      this.#wanted.clear();
      this.#pages = new Map();
      this.review = review;
      this.eyes = eyes;
      this.at = within(this.at, review.answers);
      await this.#need(this.at);
    } catch (error) {
      if (order === this.#order) this.failed = error instanceof Error ? error : new Error(String(error));
    }
  }

  #frameAt(at: number): ReviewFrame | null {
    return this.#pages.get(pageOf(at))?.[at % PAGE] ?? null;
  }

  async #need(at: number): Promise<void> {
    const from = pageOf(at);
    if (from > this.answers || this.#wanted.has(from)) return;
    this.#wanted.add(from);
    const order = this.#order;
    try {
      const { frames } = await fetchFrames(this.table, this.eyes, locale(), from);
      if (order === this.#order) this.#pages = new Map(this.#pages).set(from, frames);
    } catch (error) {
      this.#wanted.delete(from);
      if (order === this.#order) this.failed = error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Goes to a board. */
  go(at: number): void {
    this.#before = this.at;
    this.at = within(at, this.answers);
    void this.#need(this.at);
    // The next boards are there before they are wanted.
    if (this.at % PAGE > PAGE / 2) void this.#need(this.at + PAGE);
    if (this.at >= this.answers) this.playing = false;
  }

  step(by: 1 | -1): void {
    this.go(this.at + by);
  }

  turn(by: 1 | -1): void {
    this.go(turnFrom(this.turns, this.at, by, this.answers));
  }

  toggle(): void {
    if (!this.playing && this.at >= this.answers) this.go(0);
    this.playing = !this.playing;
  }

  /** The match as the board draws it. */
  match: Match | null = $derived.by(() => {
    const { frame, review } = this;
    if (!frame || !review) return null;
    const on = this.#before + 1 === this.at;
    const last = on ? this.#frameAt(this.#before) : null;
    return {
      table: this.table,
      version: this.at,
      seat: this.seat,
      view: { ...frame.view, prompt: null },
      log: frame.events.map((told, n) => ({ n: this.at * 10_000 + n, told })),
      fresh: on ? frame.events : [],
      went: last ? this.#went() : [],
      clocks: null,
      clocksAt: 0,
      // Nothing is answered here any more.
      ending: review.ending ?? { outcome: { type: 'draw' }, reason: 'unfinished', text: '' },
      draw: null,
      takeBack: null,
      takenBack: 0,
      thinking: null,
      sent: null,
    };
  });

  /** The boards that led here, as far as they are known. */
  #went(): Step[] {
    const steps: Step[] = [];
    for (let at = this.at; at > 0 && steps.length < LONGEST_FIGHT; at--) {
      const [last, frame] = [this.#frameAt(at - 1), this.#frameAt(at)];
      if (!last || !frame) break;
      steps.unshift({ version: at, before: last.view, after: frame.view, told: frame.events });
    }
    return steps;
  }

  /** The table as plates and dialogs know it. */
  info: TableInfo | null = $derived.by(() => {
    const { review } = this;
    if (!review) return null;
    return {
      table: this.table,
      game: review.game,
      options: review.options,
      state: 'over',
      seats: review.seats.map(({ name, deck }) => ({ sitting: 'bot' as const, name, deck, connected: true, again: false })),
      teams: review.teams,
      clock: null,
      private: true,
      link: `/replay/${this.table}`,
      watchers: 0,
      rematch: null,
    };
  });
}
