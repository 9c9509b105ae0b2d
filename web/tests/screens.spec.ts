// Every screen: accessible in both looks, whole on a phone, mirrored where a language reads from the right.
import { expect, type Page, test } from '@playwright/test';
import { accessible, turnTo } from './axe.ts';
import { Player } from './player.ts';

/** Nothing may stick out at the side. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}

const shot = (page: Page, name: string) => page.screenshot({ path: `test-results/screens/${name}.png` });

/** Axe objects to nothing in either look, best practices included. */
async function inBothLooks(page: Page, name?: string): Promise<void> {
  for (const look of ['dark', 'light'] as const) {
    await turnTo(page, look);
    await accessible(page, look, true);
    if (name) await shot(page, `${name}-${look}`);
  }
}

test('home and lobby are accessible in both looks', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-play="duel"]').waitFor();
  await fits(page);
  await inBothLooks(page, 'home');
  await page.locator('[data-setup="gundam"]').click();
  await page.locator('dialog[open]').waitFor();
  await inBothLooks(page, 'create');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Lobby', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await inBothLooks(page, 'lobby');
});

test('a room and the rules are accessible in both looks', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await page.locator('[data-lookup="blackpoker"]').click();
  await page.locator('[data-part="lookup"]').waitFor();
  for (const tab of ['rules', 'actions', 'cards']) {
    await page.locator(`[data-tab="${tab}"]`).click();
    await inBothLooks(page, `lookup-${tab}`);
  }
  await page.keyboard.press('Escape');
  await player.setUp({ game: 'gundam', mode: 'team-battle', seats: ['me', 'open', 'random', 'random'] });
  await page.getByRole('heading', { name: 'Waiting for one more player' }).waitFor();
  await fits(page);
  await inBothLooks(page, 'room');
});

test('a match is accessible in both looks, best practices included, and its end says once how it came', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'one-piece', seats: ['me', 'random'] });
  await player.skip(12);
  await fits(page);
  await inBothLooks(page, 'match');

  // The clause, the dialogs and the ending too.
  await page.locator('[data-part="log"] .entry > p > button.chip').last().click();
  await page.getByRole('heading', { name: /^Clause / }).waitFor();
  await inBothLooks(page);
  await page.locator('[data-part="match-menu"] summary').click();
  await page.locator('[data-part="concede"]').click();
  await page.locator('dialog[open]').waitFor();
  await inBothLooks(page);
  await page.locator('dialog[open]').getByRole('button', { name: 'Concede' }).click();
  const ending = page.locator('[data-part="ending"]');
  await ending.waitFor();
  expect((await ending.innerText()).match(/give up/g)).toHaveLength(1);
  await inBothLooks(page, 'ending');
});

test('a first game with its guide is accessible', async ({ page }) => {
  const player = new Player(page);
  await player.open('/', { guided: {} });
  await page.locator('[data-play="gundam"]').click();
  await accessible(page);
  await page.locator('[data-level="fair"]').click();
  await page.locator('[data-part="guide"]').waitFor();
  await accessible(page);
  await shot(page, 'guide');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first page fits, and a game is played', async ({ page }) => {
    const player = new Player(page);
    await player.open();
    await page.locator('[data-play="duel"]').waitFor();
    await fits(page);
    await shot(page, 'home-phone');
    await page.locator('[data-setup="one-piece"]').click();
    const sticksOut = (dialog: Element) => [dialog, ...dialog.querySelectorAll('*')].filter((box) => box.getBoundingClientRect().right > dialog.getBoundingClientRect().right + 1).length;
    await expect(page.locator('dialog[open] form')).toBeVisible();
    expect(await page.locator('dialog[open]').evaluate(sticksOut)).toBe(0);
    await shot(page, 'setup-phone');
    await page.keyboard.press('Escape');
    await player.setUp({ game: 'duel', seats: ['me', 'random'] });
    await player.play(15);
    await player.ears.question(null);
    await fits(page);
    await shot(page, 'match-phone');

    // A long press enlarges a card to be read until the next press elsewhere.
    const touch = await page.context().newCDPSession(page);
    const card = await page.locator('[data-zone="hand"][data-seat="0"]').boundingBox();
    const point = { x: Math.round(card!.x + card!.width / 2), y: Math.round(card!.y + card!.height / 3) };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(page.locator('.card.l')).toBeVisible();
    await shot(page, 'enlarged-phone');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.card.l')).toBeVisible();
    await page.touchscreen.tap(20, 300);
    await expect(page.locator('.card.l')).toBeHidden();
    expect(player.trouble).toEqual([]);
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the board keeps its height, and the question stands beside it', async ({ page }) => {
    const player = new Player(page);
    await player.open();
    await player.setUp({ game: 'one-piece', seats: ['me', 'random'] });
    expect(await player.play(10)).toBe(10);
    await fits(page);
    const board = await page.locator('[data-part="board"]').boundingBox();
    expect(board!.height).toBeGreaterThan(320);
    await shot(page, 'match-sideways');
    expect(player.trouble).toEqual([]);
  });
});

test('six seats fit every screen, and axe objects to nothing', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'gundam', mode: 'royale-first-to-win', seats: ['me', 'random', 'random', 'random', 'random', 'random'] });
  await player.skip(8);
  await player.ears.question(null);
  await accessible(page);
  // A desk, a desk at 200 %, a phone upright and sideways: the board has most of the height.
  for (const [width, height, least] of [[1440, 900, 650], [720, 450, 300], [390, 844, 450], [844, 390, 240]] as const) {
    await page.setViewportSize({ width, height });
    await fits(page);
    await expect.poll(async () => (await page.locator('[data-part="board"]').boundingBox())!.height).toBeGreaterThan(least);
    await expect(page.locator('[data-part="prompt"]')).toBeInViewport({ ratio: 0.5 });
    await shot(page, `six-${width}`);
  }
  expect(player.trouble).toEqual([]);
});

test.describe('four seats on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one opponent is shown at a time, the one who has the targets first', async ({ page }) => {
    const player = new Player(page);
    await player.open();
    await player.setUp({ game: 'gundam', mode: 'royale-first-to-win', seats: ['me', 'random', 'random', 'random'] });
    const plates = page.locator('button[data-seat-plate]');
    await expect(plates).toHaveCount(3);
    await plates.last().click();
    await expect(plates.last()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-zone="battle"][data-seat="3"]')).toBeVisible();
    expect(await player.play(25)).toBeGreaterThan(5);
    await fits(page);
    await shot(page, 'four-phone');
    expect(player.trouble).toEqual([]);
  });

  test('a lost connection is told of without moving anything', async ({ page }) => {
    let cut = async () => {};
    let closed = false;
    await page.routeWebSocket('**/ws', (line) => {
      if (closed) return void line.close();
      line.connectToServer();
      cut = () => line.close();
    });
    const player = new Player(page);
    await player.open();
    await player.setUp({ game: 'duel', seats: ['me', 'random'] });
    await player.ears.question(null);
    const before = await page.locator('[data-part="board"]').boundingBox();
    closed = true;
    await cut();
    await expect(page.getByText('Connection lost, trying again…')).toBeVisible();
    await fits(page);
    expect(await page.locator('[data-part="board"]').boundingBox()).toEqual(before);
    await shot(page, 'lost-phone');
    closed = false;
    await expect(page.getByText('Connection lost, trying again…')).toBeHidden();
  });
});

test('a language that reads from the right mirrors the page, and play goes on', async ({ page }) => {
  const player = new Player(page);
  await player.open('/');
  await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
  await player.play(4);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('baize.settings') ?? '{}');
    localStorage.setItem('baize.settings', JSON.stringify({ ...kept, locale: 'ar-XB' }));
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await player.ears.question(null);
  // The server's words are in that language, too: phases, questions, what happened.
  for (const part of ['phases', 'prompt', 'log']) {
    expect(await page.locator(`[data-part="${part}"]`).textContent(), part).toContain('\u202e');
  }
  expect(await player.play(5)).toBe(5);
  await fits(page);
  await shot(page, 'match-mirrored');

  // A board has places by its rules: the own deck lies where it does from left to right.
  const [board, deck] = await Promise.all([page.locator('[data-part="board"]').boundingBox(), page.locator('[data-zone="deck"][data-seat="0"]').boundingBox()]);
  expect(deck!.x + deck!.width / 2).toBeGreaterThan(board!.x + board!.width / 2);
  expect(player.trouble).toEqual([]);
});
