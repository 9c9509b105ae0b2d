// How the table feels: fights are shown with their numbers, players and stocks are handled, sounds are heard, nothing
// pointless is asked, and the log tells one line for each action.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import type { Pile, Prompt, View } from '../src/protocol/index.ts';
import { Player, pointOf, tap } from './player.ts';

/** Plays until a question comes that fits, and returns it. */
async function playUntil(player: Player, fits: (prompt: Prompt) => boolean | Promise<boolean>): Promise<Prompt> {
  const prompt = await player.skipTo(fits);
  expect(prompt, 'the match was not over before').not.toBeNull();
  return prompt!;
}

const view = (player: Player) => player.ears.moments.at(-1)!.view;

test('a fight is shown with both numbers and what it comes to, and its end is announced', async ({ page }) => {
  const player = new Player(page, 11);
  await player.open();
  await player.setUp({ game: 'one-piece', seats: ['me', 'greedy'] });
  const prompt = await playUntil(player, () => view(player).battles.length > 0);
  const [fight] = view(player).battles;
  const panel = page.locator('[data-part="battle"]');
  await expect(panel).toContainText(String(fight!.force));
  await expect(panel).toContainText(String(fight!.guard));
  await expect(panel).toContainText(fight!.words);
  const answer = await player.decide(prompt);
  await player.press(prompt, answer);
  for (let tries = 0; tries < 6 && view(player).battles.length > 0; tries++) {
    const next = await player.ears.question(null);
    await player.press(next!, await player.decide(next!));
  }
  await expect(panel.locator('.result')).toHaveText(/Hit!|Held!|is gone|fell|Both/);
  for (const seat of [0, 1]) await expect(player.plate(seat).locator('[data-part="vital"]')).toContainText('Life');
  expect(player.trouble).toEqual([]);
});

test('what came of a fight is told of that fight, though the next has begun', async ({ page }) => {
  const player = new Player(page, 11);
  await player.open();
  await page.addInitScript(() => {
    const told: [string | undefined, string][] = [];
    Object.assign(window, { told });
    const look = () => {
      const result = document.querySelector<HTMLElement>('[data-part="battle"] .result');
      const now = result && JSON.stringify([result.dataset['of'], result.textContent?.trim()]);
      if (now && now !== JSON.stringify(told.at(-1))) told.push(JSON.parse(now));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.reload();
  await player.setUp({ game: 'one-piece', seats: ['me', 'greedy'] });
  const told = () => page.evaluate(() => [...(window as unknown as { told: [string, string][] }).told]);
  const life = (at: View, seat: number) => at.piles.find((pile) => pile.seat === seat && pile.zone === lifeZone)?.count;
  const layout = await page.evaluate(async () => (await fetch('/api/games/one-piece/table')).json());
  const lifeZone = (layout.words.keys.zones ?? layout.words.zones.map((zone: { key: string }) => zone.key)).indexOf('life');
  await playUntil(player, async (each) => (await player.shows(each)) && (await told()).length >= 4);
  const views = wholeViews(player);
  const attack = (await player.verbs()).indexOf('attack');
  const fights = (at: View | undefined, of: string) => at?.battles.some(({ attacker }) => String(attacker.card) === of) ?? false;
  // A fight in which nobody is asked begins and ends with one update, and is seen by no view.
  const declares = (at: number, of: string) =>
    player.ears.moments[at]!.events.some(({ what }) => what.type === 'did' && what.verb === attack && String(what.card) === of);
  for (const [of, words] of await told()) {
    const ends = views.flatMap((now, at) => {
      if (at === 0 || fights(now, of) || !(fights(views[at - 1], of) || declares(at, of))) return [];
      let from = at - 1;
      while (from > 0 && fights(views[from], of)) from--;
      return [{ was: views[from]!, now }];
    });
    expect(ends.length, `a fight of card ${of} ended: ${words}`).toBeGreaterThan(0);
    const [, before, after] = /(\d+) → (\d+)$/.exec(words) ?? [];
    if (before === undefined) continue;
    const lost = ends.some(({ was, now }) => [0, 1].some((seat) => life(was, seat) === Number(before) && life(now, seat) === Number(after)));
    expect(lost, `${words}, by card ${of}`).toBe(true);
  }
  expect(player.trouble).toEqual([]);
});

/** The views that the page was told, with the piles that updates leave out. */
function wholeViews({ ears }: Player): View[] {
  const piles = new Map<string, Pile>();
  return ears.moments.map(({ view: now }) => {
    for (const pile of now.piles) piles.set(`${pile.seat} ${pile.zone}`, pile);
    return { ...now, piles: [...piles.values()] };
  });
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test('nothing that moves takes longer than 300 ms', async ({ page }) => {
      const player = new Player(page, 5);
      await player.open('/', { pace: 'instant' });
      await page.addInitScript(() => {
        // What moves: styles that change or are animated tell of it by events, scripts by `animate`.
        const moved: Record<string, number> = {};
        Object.assign(window, { moved });
        const note = (name: string, effect: AnimationEffect | null) => {
          const { endTime, iterations } = effect!.getComputedTiming();
          // A hint that goes round and round ends with what it hints at, and nothing waits for it.
          const key = iterations === Infinity ? `endless ${name}` : name;
          moved[key] = Math.max(moved[key] ?? 0, iterations === Infinity ? 0 : Number(endTime));
        };
        const look = (event: Event) => {
          for (const each of (event.target as Element).getAnimations()) {
            note(each instanceof CSSAnimation ? each.animationName : each instanceof CSSTransition ? `change of ${each.transitionProperty}` : 'script', each.effect);
          }
        };
        document.addEventListener('transitionrun', look, true);
        document.addEventListener('animationstart', look, true);
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...args) {
          const made = animate.apply(this, args);
          note('script', made.effect);
          return made;
        };
      });
      await page.reload();
      await player.setUp({ game: 'one-piece', seats: ['me', 'greedy'] });
      await playUntil(player, () => view(player).battles.length > 0);
      const prompt = (await player.ears.question(null))!;
      await player.press(prompt, await player.decide(prompt));
      await player.play(6);
      const moved = await page.evaluate(() => (window as unknown as { moved: Record<string, number> }).moved);
      const [endless, finite] = [true, false].map((wish) => Object.keys(moved).filter((name) => name.startsWith('endless') === wish));
      if (motion === 'reduce') {
        expect(Object.entries(moved).filter(([name, ms]) => ms > 1 || endless!.includes(name))).toEqual([]);
        return;
      }
      expect(finite!.length, JSON.stringify(moved)).toBeGreaterThan(3);
      expect(Object.entries(moved).filter(([, ms]) => ms > 300)).toEqual([]);
    });
  });
}

test('a clock that runs low is heard, second by second', async ({ page }) => {
  const player = new Player(page, 8);
  await player.open();
  // The page is told of little time left, from the moment on that the test wishes it.
  await page.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (text, reviver) => {
      const read = parse(text, reviver);
      const { low } = window as unknown as { low?: number };
      if (low !== undefined && read?.clocks?.left) read.clocks.left = read.clocks.left.map(() => low);
      return read;
    };
  });
  await listen(page);
  await page.locator('[data-setup="duel"]').click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('combobox', { name: 'Clock', exact: true }).selectOption({ index: 1 });
  await dialog.getByRole('combobox', { name: 'Who sits in seat 2' }).selectOption('bot');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await player.ears.until((ears) => ears.prompt !== null);
  await player.skip(3);
  const ticks = async () => (await heard(page)).filter((cue) => cue === 'clock').length;
  expect(await ticks()).toBe(0);
  await page.evaluate(() => Object.assign(window, { low: 9_000 }));
  await player.skip(1);
  await expect.poll(ticks, { timeout: 15_000 }).toBeGreaterThan(2);
});

/** Notes the sounds of a page, which is loaded anew. */
async function listen(page: Player['page']): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('baize-sound', (event) => heard.push((event as CustomEvent<string>).detail));
  });
  await page.reload();
}

const heard = (page: Player['page']) => page.evaluate(() => [...(window as unknown as { heard: string[] }).heard]);

test('several DON!! cards are pressed and given to one card, and one is dragged', async ({ page }) => {
  const player = new Player(page, 3);
  await player.open();
  await player.setUp({ game: 'one-piece', seats: ['me', 'random'] });
  const keys = async () => (await player.verbs()).indexOf('give');
  const give = await keys();
  const isLoose = async (each: Prompt) => (await player.shows(each)) && (await page.locator('[data-loose]').count()) >= 3;
  const prompt = await playUntil(player, async (each) => each.options.some((o) => o.verb === give) && isLoose(each));
  const target = prompt.options.find((o) => o.verb === give)!.a!;
  const given = () => view(player).piles.flatMap((pile) => pile.cards).filter((card) => card.host === target.card).length;
  const before = given();
  const loose = page.locator('[data-loose]');
  for (let held = 0; held < 2; held++) await tap(loose.last());
  await expect(page.locator('[data-loose][data-picked]')).toHaveCount(2);
  await expect(player.card(target)).toHaveAttribute('data-aimed');
  await tap(player.card(target));
  await expect.poll(given).toBe(before + 2);

  await expect(loose.first()).toBeVisible();
  await drag(page, loose.last(), player.card(target));
  await expect.poll(given).toBe(before + 3);
  expect(player.trouble).toEqual([]);
});

/** Drags something onto something else; what was drawn anew under the finger is taken up again. */
async function drag(page: Player['page'], what: Locator, onto: Locator, over = async () => {}): Promise<void> {
  let from = await pointOf(what);
  for (let tries = 1; ; tries++) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    if (tries === 3 || (await page.evaluate(() => (window as unknown as { pressed?: boolean }).pressed))) break;
    await page.mouse.up();
    from = await pointOf(what);
  }
  const to = await pointOf(onto);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await over();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('a player is aimed at by dragging: targets light up and an arrow follows', async ({ page }) => {
  const player = new Player(page, 4);
  await player.open();
  await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
  const attack = async (prompt: Prompt) => {
    const verb = (await player.verbs()).indexOf('attack');
    return prompt.options.find((o) => o.verb === verb && o.whom !== undefined);
  };
  const prompt = await playUntil(player, async (each) => (await attack(each)) !== undefined);
  const option = (await attack(prompt))!;
  const events = player.ears.moments.length;
  await drag(page, player.card(option.a!), player.plate(option.whom!), async () => {
    await expect(page.locator('svg.arrows .shaft.wish')).toHaveCount(1);
    await expect(player.plate(option.whom!)).toHaveClass(/aimed/);
  });
  await player.ears.until((ears) => ears.prompt?.id !== prompt.id || ears.ending !== null);
  const told = player.ears.moments.slice(events).flatMap((moment) => moment.events);
  expect(told.some(({ what }) => what.type === 'did' && what.verb === option.verb && what.card === option.a!.card)).toBe(true);
  expect(player.trouble).toEqual([]);
});

test('the hand of BlackPoker is alive: a card shows its actions, and one is taken with it', async ({ page }) => {
  const player = new Player(page, 2);
  await player.open();
  await player.setUp({ game: 'blackpoker', seats: ['me', 'random'] });
  const prompt = await playUntil(player, (each) => each.options.some((o) => (o.with?.length ?? 0) > 0));
  const at = prompt.options.findIndex((o) => (o.with?.length ?? 0) > 0);
  const card = prompt.options[at]!.with![0]!;
  const others = prompt.options.filter((o) => o.with?.some((spot) => spot.card === card.card));
  const answered = () => player.ears.prompt?.id !== prompt.id || player.ears.ending !== null;
  // Where the first press fell between two drawings of the table, a person presses again.
  await expect(async () => {
    if (!answered()) await player.pressCard(prompt, player.card(card));
    if (!answered() && others.length > 1) await tap(page.locator(`.ways [data-option="${at}"]`));
    await player.ears.until(answered, 5_000);
  }).toPass({ timeout: 30_000 });
  expect(player.trouble).toEqual([]);
});

test('options that read the same are told apart', async ({ page }) => {
  const player = new Player(page, 6);
  await player.open();
  await player.setUp({ game: 'duel', seats: ['me', 'random'] });
  await player.play(60, async (prompt, answer) => {
    // Cards of a stock or a hidden pile may be as good as one another; then the question answers itself.
    const words = prompt.options.map((option) => `${option.words} ${option.n}`);
    if (!prompt.sole) expect(new Set(words).size, words.join(' | ')).toBe(words.length);
    await player.send(prompt, answer);
  });
});

test('sounds are heard, and not when the table is mute', async ({ page }) => {
  const player = new Player(page, 8);
  await player.open();
  await listen(page);
  await player.setUp({ game: 'duel', seats: ['me', 'random'] });
  await player.skip(25);
  expect(await heard(page)).toEqual(expect.arrayContaining(['draw', 'play', 'turn']));
  await page.keyboard.press('m');
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('baize.settings') ?? '{}').muted === true);
  const before = await heard(page);
  await player.skip(8);
  expect(await heard(page)).toEqual(before);
});

test('what has one answer passes by itself, unless one stops there or holds', async ({ page }) => {
  const player = new Player(page, 9);
  await player.open('/', { passes: true });
  await player.setUp({ game: 'blackpoker', seats: ['me', 'random'] });
  let pointless = 0;
  const asked = await player.play(40, async (prompt, answer) => {
    if (prompt.sole) {
      pointless++;
      // The page answers; nobody presses anything.
      return player.ears.until((ears) => ears.ending !== null || ears.prompt?.id !== prompt.id);
    }
    await player.press(prompt, answer);
  });
  expect(asked).toBeGreaterThan(5);
  test.info().annotations.push({ type: 'passed by themselves', description: `${pointless} of ${asked}` });
  if (player.ears.ending) return;
  await page.locator('[data-part="hold"]').click();
  await expect(page.locator('[data-part="hold"]')).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-stop]').first().click();
  await expect(page.locator('[data-stop]').first()).toHaveAttribute('aria-pressed', 'true');
  expect(player.trouble).toEqual([]);
});

test('the log has one line for an action, and its steps unfold', async ({ page }) => {
  const player = new Player(page, 7);
  await player.open();
  await player.setUp({ game: 'one-piece', seats: ['me', 'random'] });
  await player.skip(14);
  const log = page.locator('[data-part="log"]');
  await expect(log.locator('.entry > p', { hasText: 'is rested' })).toHaveCount(0);
  const folded = log.locator('.entry:has(.step)').last();
  await expect(folded.locator('.step').first()).toBeHidden();
  await folded.locator('summary').click();
  await expect(folded.locator('.step').first()).toBeVisible();
});

test('pictures of one’s own are used, and never sent', async ({ page }) => {
  const player = new Player(page);
  const folder = mkdtempSync(join(tmpdir(), 'baize-pictures-'));
  const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  await player.open();
  await player.setUp({ game: 'one-piece', seats: ['me', 'random'] });
  await player.skip(2);
  const face = page.locator('[data-card]').first();
  const number = (await face.getAttribute('data-card'))!;
  writeFileSync(join(folder, `${number}.png`), dot);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('[data-part="pictures"]').setInputFiles([join(folder, `${number}.png`)]);
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-card="${number}"] img.photo`).first()).toBeVisible();
  expect(sent).toEqual([]);
  expect(player.trouble).toEqual([]);
});

test('the first page is light: at most 220 KB over the wire', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto('/');
  await page.locator('[data-play="duel"]').waitFor();
  await page.waitForLoadState('networkidle');
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(220 * 1024);
});

test('play now asks for a level once, and a friend is invited in two presses', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-play="one-piece"]').click();
  await page.locator('[data-level="easy"]').click();
  await page.waitForURL(/\/[tm]\//);
  await page.goto('/');
  await page.locator('[data-play="duel"]').click();
  await page.waitForURL(/\/[tm]\//);
  await page.goto('/');
  await page.locator('[data-invite="gundam"]').click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});
