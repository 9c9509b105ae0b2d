// Hears what the server tells one page, so that a test knows the question that the page must be showing.
import type { Page } from '@playwright/test';
import type { Ending, Prompt, Received, Told, View } from '../src/protocol/index.ts';

/** A frame as the page received it. */
export type Frame = Received;

/** What a page was told at one version of its match. */
export interface Moment {
  version: number;
  view: View;
  events: Told[];
  text: string;
}

export class Ears {
  /** All that was told of the match, oldest first. */
  readonly moments: Moment[] = [];
  /** Every frame as it came, word for word. */
  readonly texts: string[] = [];
  table: string | null = null;
  seat: number | null = null;
  ending: Ending | null = null;
  #waiting: (() => void)[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload)));
    });
  }

  /** Begins to listen to another match. */
  forget(): void {
    this.moments.length = 0;
    this.ending = null;
  }

  /** The question that is open for this seat. */
  get prompt(): Prompt | null {
    return this.ending ? null : (this.moments.at(-1)?.view.prompt ?? null);
  }

  /** Waits until a question with another number is open, or the match is over. */
  async question(after: number | null, patience = 30_000): Promise<Prompt | null> {
    const until = Date.now() + patience;
    for (;;) {
      if (this.ending) return null;
      const { prompt } = this;
      if (prompt && prompt.id !== after) return prompt;
      const left = until - Date.now();
      if (left <= 0) throw new Error(`no question came after ${after}; the last frame: ${this.texts.at(-1)?.slice(0, 300)}`);
      await this.#something(left);
    }
  }

  /** Waits until something holds of what was heard. */
  async until(test: (ears: Ears) => boolean, patience = 30_000): Promise<void> {
    const until = Date.now() + patience;
    while (!test(this)) {
      const left = until - Date.now();
      if (left <= 0) throw new Error('what was waited for was not heard');
      await this.#something(left);
    }
  }

  #something(patience: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, patience);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #hear(text: string): void {
    this.texts.push(text);
    const frame = JSON.parse(text) as Frame;
    if (frame.type === 'snapshot') {
      this.table = frame.table;
      this.seat = frame.seat;
      this.ending = frame.ending;
      this.moments.push({ version: frame.version, view: frame.view, events: frame.log, text });
    } else if (frame.type === 'update') {
      this.moments.push({ version: frame.version, view: frame.view, events: frame.events, text });
    } else if (frame.type === 'over') {
      this.ending = frame.ending;
    }
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
