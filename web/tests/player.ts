// Somebody at the page: sits down, and answers questions by pressing what the page lights, or by keys alone.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Answer, Offer, Prompt, Spot } from '../src/protocol/index.ts';
import { cardKey } from '../src/match/places.ts';
import { Ears } from './ears.ts';
import { choose, dice } from './policy.ts';

/** How a table is set up in the dialog; seats are `me`, `open` or the name of a bot. */
export interface Setup {
  game: string;
  mode?: string;
  seats: string[];
}

export class Player {
  readonly ears: Ears;
  /** Things that went wrong in the page; a test looks that there are none. */
  readonly trouble: string[] = [];
  #verbs: string[] | null = null;
  #roll: () => number;

  constructor(
    readonly page: Page,
    seed = 7,
  ) {
    this.ears = new Ears(page);
    this.#roll = dice(seed);
    page.on('pageerror', (error) => this.trouble.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && this.trouble.push(message.text()));
  }

  /** Opens the page without guides, which have a test of their own; nothing is answered by itself. */
  async open(path = '/', settings: Record<string, unknown> = {}): Promise<void> {
    const games = ['one-piece', 'gundam', 'blackpoker', 'duel'];
    const guided = Object.fromEntries(games.map((game) => [game, { seen: [], hidden: true }]));
    await this.page.addInitScript((kept) => {
      if (!localStorage.getItem('baize.settings')) localStorage.setItem('baize.settings', kept);
      // What is answered past the screen goes out where the page's own answers do.
      window.WebSocket = class extends WebSocket {
        constructor(url: string | URL) {
          super(url);
          Object.assign(window, { conversation: this });
        }
      };
    }, JSON.stringify({ guided, passes: false, ...settings }));
    await this.page.goto(path);
  }

  /** Sets up a table through the dialog and waits for what comes. */
  async setUp({ game, mode, seats }: Setup): Promise<void> {
    await this.page.locator(`[data-setup="${game}"]`).click();
    const dialog = this.page.locator('dialog[open]');
    if (mode) await dialog.getByRole('combobox', { name: 'Mode', exact: true }).selectOption(mode);
    const count = dialog.getByRole('combobox', { name: 'Seats', exact: true });
    if (await count.isEnabled()) await count.selectOption(String(seats.length));
    for (const [i, who] of seats.entries()) {
      const kind = who === 'me' || who === 'open' ? who : 'bot';
      const seat = dialog.locator('ol.seats > li').nth(i);
      await seat.getByRole('combobox', { name: `Who sits in seat ${i + 1}` }).selectOption(kind);
      if (kind === 'bot') await seat.getByRole('combobox', { name: 'Which bot' }).selectOption(who);
    }
    await dialog.getByRole('button', { name: 'Open the table' }).click();
    await this.page.waitForURL(/\/[tm]\//);
    if (!seats.includes('open')) await this.ears.until((ears) => ears.moments.length > 0);
  }

  /** The game's verbs by number. */
  async verbs(): Promise<string[]> {
    if (!this.#verbs) {
      const told = this.ears.texts.map((text) => JSON.parse(text)).find((frame) => frame.type === 'table');
      const options = new URLSearchParams({ mode: told.info.options.mode, format: told.info.options.format });
      const reply = await this.page.request.get(`/api/games/${told.info.game}/table?${options}`);
      this.#verbs = (await reply.json()).words.keys.verbs as string[];
    }
    return this.#verbs;
  }

  async decide(prompt: Prompt): Promise<Answer> {
    return choose(prompt.then ?? prompt, await this.verbs(), this.#roll);
  }

  /** Plays until the match is over, some questions were answered or enough is done; returns how many were. */
  async play(most = 1200, answer = (prompt: Prompt, wish: Answer) => this.press(prompt, wish), enough = () => false): Promise<number> {
    let before: number | null = null;
    for (let count = 0; count < most; count++) {
      if (enough()) return count;
      const prompt = await this.ears.question(before);
      if (!prompt) return count;
      before = prompt.id;
      // With the card by which an action was chosen, the page may have gone on by itself.
      if (!(await this.shows(prompt))) continue;
      await answer(prompt, await this.decide(prompt));
      await this.ears.until((ears) => ears.ending !== null || ears.prompt?.id !== before);
    }
    return most;
  }

  /** Plays on past the screen, where what is to be seen comes later, and waits until the page has come after. */
  async skip(most = 1200): Promise<number> {
    let count = 0;
    const next = await this.skipTo(() => count++ === most, most + 1);
    return next ? most : count;
  }

  /** Plays on past the screen until a question comes that fits, and waits until the page shows it; null when the match is over. */
  async skipTo(fits: (prompt: Prompt) => boolean | Promise<boolean>, most = 300): Promise<Prompt | null> {
    for (let count = 0, before: number | null = null; count < most; count++) {
      const prompt = await this.ears.question(before);
      if (!prompt) return null;
      before = prompt.id;
      if (await fits(prompt)) {
        await this.shows(prompt);
        return prompt;
      }
      await this.send(prompt, await this.decide(prompt));
      await this.ears.until((ears) => ears.ending !== null || ears.prompt?.id !== before);
    }
    throw new Error(`the moment did not come within ${most} questions`);
  }

  /** Answers past the screen. */
  async send(prompt: Prompt, answer: Answer): Promise<void> {
    // Two questions that are asked as one are two answers; the page knows how.
    if (prompt.then) return (await this.shows(prompt)) ? this.press(prompt, answer) : undefined;
    const frame = JSON.stringify({ type: 'answer', table: this.ears.table, prompt: prompt.id, answer });
    await this.page.evaluate((text) => (window as unknown as { conversation: WebSocket }).conversation.send(text), frame);
  }

  /** The page says how the match ended, and the whole of it can be taken home. */
  async ended(): Promise<void> {
    const panel = this.page.locator('[data-part="ending"]');
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('heading')).toHaveText(/^(You won|You lost|A draw|The match is over)$/);
    await expect(panel.locator('[data-part="cause"]')).toHaveText(/\S/);
    await expect(this.page.getByRole('log').locator('p').first()).toBeAttached();
    const replay = await this.page.request.get((await panel.locator('[data-part="replay"]').getAttribute('href'))!);
    expect(replay.headers()['content-disposition']).toContain('attachment');
    expect((await replay.json()).game).toBeTruthy();
  }

  /** Reads what the guide says until it says nothing more for now; returns the steps that were read. */
  async readGuide(): Promise<string[]> {
    const bubble = this.page.locator('[data-part="guide"]');
    const read: string[] = [];
    for (const next = bubble.locator('.primary'); await next.isVisible(); ) {
      const step = (await bubble.getAttribute('data-step'))!;
      read.push(step);
      await next.click();
      await expect(this.page.locator(`[data-part="guide"][data-step="${step}"]`)).toHaveCount(0);
    }
    return read;
  }

  /** The page shows this question and lights exactly the cards it offers; false when the page answered it by itself. */
  async shows(prompt: Prompt): Promise<boolean> {
    const gone = this.ears.until((ears) => ears.ending !== null || ears.prompt?.id !== prompt.id, 12_000).then(() => 'gone' as const);
    const shown = this.#shown(prompt);
    shown.catch(() => undefined);
    const seen = await Promise.race([shown, gone.catch(() => null)]);
    if (seen === 'gone') return false;
    expect(seen, `the page shows question ${prompt.id}: ${prompt.why.words}`).not.toBeNull();
    if (prompt.ask.type === 'arrange' || prompt.ask.type === 'number') return true;
    const offered = new Set(prompt.options.flatMap((option) => [...keyOf(option.a ?? option.b), ...(option.with ?? []).flatMap(keyOf)]));
    expect(seen!.lit.sort(), prompt.why.words).toEqual(seen!.drawn.filter((key) => offered.has(key)).sort());
    return true;
  }

  /** What the page draws and lights once it shows a question; null when it does not within ten seconds. */
  #shown(prompt: Prompt): Promise<{ lit: string[]; drawn: string[] } | null> {
    return this.page.evaluate(async (id) => {
      const until = Date.now() + 10_000;
      while (!document.querySelector(`[data-part="prompt"][data-prompt="${id}"]`)) {
        if (Date.now() > until) return null;
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
      const keys = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map((card) => card.dataset['key'] ?? '');
      return { lit: keys('[data-key][data-offered]'), drawn: keys('[data-key]') };
    }, prompt.id);
  }

  /**
   * Answers by pressing cards and buttons. Whatever moved away under the finger on a slow machine is let go with Escape
   * and pressed again, as a person would.
   */
  async press(prompt: Prompt, answer: Answer): Promise<void> {
    const done = (ears: Ears) => ears.ending !== null || ears.prompt?.id !== prompt.id;
    for (let tries = 1; !done(this.ears); tries++) {
      try {
        // "None or one?" and "which?" are asked as one.
        await this.#press({ ...(prompt.then ?? prompt), id: prompt.id }, answer);
        await this.ears.until(done, 5_000);
      } catch (error) {
        if (tries === 3) throw error;
        await this.page.keyboard.press('Escape');
        await this.page.keyboard.press('Escape');
      }
    }
  }

  async #press(prompt: Prompt, answer: Answer): Promise<void> {
    switch (answer.type) {
      case 'pick':
        return this.#pressOption(prompt, answer.at);
      case 'several':
        for (const at of answer.at) await this.#pressOption(prompt, at);
        // Where one at most is wanted, the press was enough.
        if (await this.isOpen(prompt)) await this.#confirm();
        return;
      case 'arrange':
        return this.#confirm();
      case 'number': {
        const button = this.page.locator(`[data-number="${answer.n}"]`);
        if (await button.count()) return tap(button);
        await this.page.locator('[data-part="prompt"] input[type="number"]').fill(String(answer.n));
        return this.#confirm();
      }
    }
  }

  async #pressOption(prompt: Prompt, at: number): Promise<void> {
    const option = prompt.options[at]!;
    if (!option.a && !option.b && option.whom !== undefined) return this.#aimAt(option.whom);
    if (this.#meansAnother(prompt, option)) return this.#fromTheList(at);
    const first = option.a ?? option.b;
    const card = first ? this.card(first) : null;
    if (first) await this.#turnTo(first);
    if (!card || (await card.count()) === 0) {
      await tap(this.page.locator(`:is([data-part="prompt"], [data-part="tray"]) [data-option="${at}"]`).first());
      if (prompt.ask.type === 'pick' && first) await this.#settle(prompt, at);
      return;
    }
    await this.pressCard(prompt, card);
    if (prompt.ask.type === 'several') {
      if (similar(prompt, option).length > 1) await tap(this.page.locator(`.ways [data-option="${at}"]`));
      return;
    }
    if (!(await this.isOpen(prompt))) return;
    const way = this.page.locator(`.ways [data-way="${option.verb}.${option.whom === undefined ? option.n : 0}"]`);
    if (option.a && option.b && (await this.page.locator(`.ways [data-option="${at}"]`).count()) === 0) {
      if (await way.count()) await tap(way);
      await this.#turnTo(option.b);
      await this.pressCard(prompt, this.card(option.b));
    } else if (option.a && option.whom !== undefined && (await this.isOpen(prompt))) {
      const plate = this.plate(option.whom);
      if (await way.count()) await tap(way);
      else if ((await plate.getAttribute('data-aimed')) && (await this.page.locator(`.ways [data-option="${at}"]`).count()) === 0) await this.#aimAt(option.whom);
    }
    await this.#settle(prompt, at);
  }

  /** Whether pressing the card of an option would mean another: a card put on what is fought over is meant for that. */
  #meansAnother(prompt: Prompt, option: Offer): boolean {
    const fought = this.ears.moments.at(-1)?.view.battles.flatMap(({ target }) => (target.type === 'card' ? keyOf(target.spot) : [])) ?? [];
    const meant = similar(prompt, option).filter((each) => each.b && fought.includes(keyOf(each.b)[0]!));
    return prompt.ask.type === 'pick' && meant.length > 0 && !meant.includes(option);
  }

  async #fromTheList(at: number): Promise<void> {
    const list = this.page.locator('[data-part="tray"] [data-option]');
    if ((await list.count()) === 0) await this.page.keyboard.press('o');
    await tap(this.page.locator(`[data-part="tray"] [data-option="${at}"]`).first());
  }

  /** The name plate of a player. */
  plate(seat: number): Locator {
    return this.page.locator(`[data-seat-plate="${seat}"]`);
  }

  /** Where there is room for one opponent only, the one who has a card is shown by pressing the name. */
  async #turnTo(spot: Spot): Promise<void> {
    const plate = this.page.locator(`button[data-seat-plate="${spot.seat}"][aria-pressed="false"]`);
    if ((await this.card(spot).count()) === 0 && (await plate.count()) > 0) await tap(plate);
  }

  /** Presses the name of a player who can be aimed at; one with cards that can be aimed at and are not seen is shown first. */
  async #aimAt(seat: number): Promise<void> {
    const unseen = this.page.locator(`button[data-seat-plate="${seat}"][aria-pressed="false"]`);
    if (await unseen.count()) await tap(unseen);
    await tap(this.plate(seat));
  }

  /** Whether the page still waits for an answer to a question. The page knows at once when it was given. */
  async isOpen(prompt: Prompt): Promise<boolean> {
    return (await this.page.locator(`[data-part="prompt"][data-prompt="${prompt.id}"]`).count()) > 0;
  }

  /** Presses a card until the page shows it as chosen or goes on: one that moved away under the finger is pressed again. */
  async pressCard(prompt: Prompt, card: Locator): Promise<void> {
    await expect(async () => {
      if (!(await this.isOpen(prompt))) return;
      if (prompt.ask.type === 'pick' && (await card.getAttribute('data-picked')) !== null) return;
      await tap(card);
      const changed = this.page.locator(`body:not(:has([data-prompt="${prompt.id}"]))`).or(card.and(this.page.locator('[data-picked]')));
      await changed.first().waitFor({ state: 'attached', timeout: 3_000 });
    }).toPass({ timeout: 12_000 });
  }

  /** Takes the option once it stands beside the card, unless the press before was enough. */
  async #settle(prompt: Prompt, at: number): Promise<void> {
    if (!(await this.isOpen(prompt))) return;
    const entry = this.page.locator(`.ways [data-option="${at}"], [data-part="confirm"]`).first();
    if (await entry.count()) await tap(entry);
  }

  #confirm(): Promise<void> {
    return tap(this.page.locator('[data-part="confirm"]'));
  }

  card(spot: Spot): Locator {
    return this.page.locator(`[data-key="${cardKey(spot)}"]`);
  }
}

function keyOf(spot: Spot | undefined): string[] {
  return spot ? [cardKey(spot)] : [];
}

/** The options that begin with the same card. */
export function similar(prompt: Prompt, option: Offer): Offer[] {
  const key = (offer: Offer) => keyOf(offer.a ?? offer.b)[0];
  return prompt.options.filter((each) => key(each) === key(option));
}

/**
 * Presses something where a finger finds it. The page may be drawn anew between looking and pressing; then the finger
 * finds something else, and presses again as a person would.
 */
export async function tap(target: Locator): Promise<void> {
  const page = target.page();
  for (let tries = 1; ; tries++) {
    const { x, y } = await pointOf(target);
    await page.mouse.click(x, y);
    // Where the press led to another page, there is nothing to ask.
    const hit = await page.evaluate(() => (window as unknown as { pressed?: boolean }).pressed).catch(() => true);
    if (hit !== false || tries === 3) return;
  }
}

/**
 * Where something can be pressed, once it lies still: cards of a hand lie over one another, and a finger finds the
 * part that looks out. Something that is covered everywhere cannot be pressed, and the test says so.
 */
export async function pointOf(target: Locator): Promise<{ x: number; y: number }> {
  const at = await target.evaluate(async (element) => {
    const steps = [0.5, 0.3, 0.7, 0.12, 0.88, 0.05, 0.95];
    const frame = () => new Promise(requestAnimationFrame);
    let before = '';
    // It lies still when two frames in a row draw it at the same place, however long a frame takes.
    for (const until = Date.now() + 5_000; Date.now() < until; await frame()) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = [left, top, width, height].join();
      if (place !== before) {
        before = place;
        continue;
      }
      for (const y of steps) {
        for (const x of steps) {
          const [px, py] = [left + width * x, top + height * y];
          if (!element.contains(document.elementFromPoint(px, py))) continue;
          // What is no longer drawn has made room for itself drawn anew. A press counts once it is a click: the finger may
          // go down on what is there, and come up on what was drawn in its place.
          const noted = ({ target }: Event) => Object.assign(window, { pressed: !element.isConnected || element.contains(target as Node) });
          for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, noted, { once: true, capture: true });
          return { x: px, y: py };
        }
      }
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    return null;
  });
  if (!at) throw new Error(`${target} is covered everywhere and cannot be pressed`);
  return at;
}
