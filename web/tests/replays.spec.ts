// Around the table: replays, taking back, several hands, talk.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';

/** Plays a few answers against a bot, gives up, and returns the table. */
async function finish(player: Player, game = 'one-piece', answers = 6): Promise<string> {
  await player.open();
  await player.setUp({ game, seats: ['me', 'random'] });
  await player.skip(answers);
  await player.page.locator('[data-part="match-menu"] summary').click();
  await player.page.locator('[data-part="concede"]').click();
  await player.page.locator('dialog[open]').getByRole('button', { name: 'Concede' }).click();
  await player.page.locator('[data-part="ending"]').waitFor();
  return player.ears.table!;
}

const at = async (page: Page) => Number((await page.locator('[data-part="at"]').textContent())!.split('/')[0]);

test('a match is watched again: by steps, turns and keys, through anybody’s eyes, and from a link to a moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const player = new Player(page);
  const table = await finish(player);
  await page.locator('[data-part="share-summary"]').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/replay/${table}`);
  await page.locator('[data-part="watch-replay"]').click();
  await page.locator('[data-part="replay-controls"]').waitFor();
  expect(await at(page)).toBe(0);

  await page.locator('[data-part="step-on"]').click();
  await page.keyboard.press('ArrowRight');
  expect(await at(page)).toBe(2);
  await page.locator('[data-part="step-back"]').click();
  expect(await at(page)).toBe(1);
  await page.keyboard.press('End');
  const last = await at(page);
  expect(last).toBeGreaterThan(4);
  await expect(page).toHaveURL(new RegExp(`at=${last}`));
  await page.locator('[data-part="turn-back"]').click();
  expect(await at(page)).toBeLessThan(last);

  // Everybody's hands are open to all eyes; a seat sees its own alone.
  const hidden = () => page.locator('[data-key^="h"]').count();
  const open = await hidden();
  await page.locator('[data-part="eyes"]').selectOption('0');
  await expect(page).toHaveURL(/eyes=0/);
  await expect.poll(hidden).toBeGreaterThan(open);

  // Clauses are read, and moments are gone to.
  await page.locator('[data-part="moments"] [data-at="3"]').click();
  expect(await at(page)).toBe(3);
  const path = new URL(page.url());
  await page.goto(path.pathname + path.search);
  await page.locator('[data-part="replay-controls"]').waitFor();
  expect(await at(page)).toBe(3);
  await expect(page.locator('[data-part="eyes"]')).toHaveValue('0');

  // It plays by itself, and stops.
  await page.locator('[data-part="speed"]').selectOption('faster');
  await page.locator('[data-part="play"]').click();
  await expect.poll(() => at(page)).toBeGreaterThan(3);
  await expect.poll(() => at(page), { timeout: 20_000 }).toBe(last);
  await expect(page.locator('[data-part="play"]')).toHaveAccessibleName('Play');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  // On a phone held sideways and on a desk at 200 % the board keeps its height, and the controls stand beside it.
  for (const [width, height] of [[844, 390], [720, 450]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await page.locator('[data-part="board"]').boundingBox())!.height).toBeGreaterThan(height - 110);
    for (const part of ['play', 'to-end', 'go-on']) await expect(page.locator(`[data-part="${part}"]`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  }
  expect(player.trouble).toEqual([]);
});

test('play goes on from a moment, with both hands, and every answer can be taken back', async ({ page }) => {
  const player = new Player(page);
  const table = await finish(player);
  await page.goto(`/replay/${table}?at=4`);
  await page.locator('[data-part="go-on"]').click();
  await page.locator('[data-part="go-on-hands"]').click();
  await page.waitForURL(/\/t\//);
  await player.ears.until((ears) => ears.table !== table && ears.moments.at(-1)?.version === 4);
  player.ears.ending = null;
  const asked = new Set<number>();
  for (let n = 0; n < 8; n++) {
    const prompt = (await player.ears.question(null))!;
    asked.add(prompt.seat);
    if (await player.shows(prompt)) await player.press(prompt, await player.decide(prompt));
    await player.ears.until((ears) => ears.prompt !== null && ears.prompt.id !== prompt.id);
  }
  expect(asked.size).toBe(2);
  const before = player.ears.moments.at(-1)!.version;
  await page.locator('[data-part="match-menu"] summary').click();
  await page.locator('[data-part="take-back"]').click();
  await player.ears.until((ears) => ears.moments.at(-1)!.version === before - 1);
  await page.keyboard.press('u');
  await player.ears.until((ears) => ears.moments.at(-1)!.version === before - 2);
  await page.reload();
  await player.ears.until((ears) => ears.moments.at(-1)!.version === before - 2);
  expect(player.trouble).toEqual([]);
});

test('play goes on from a moment against a bot, and what was shown is not taken back', async ({ page }) => {
  const player = new Player(page);
  const table = await finish(player);
  await page.goto(`/replay/${table}?at=3`);
  await page.locator('[data-part="go-on"]').click();
  await page.locator('[data-part="go-on-seat"]').selectOption('1');
  await page.locator('[data-part="go-on-bot"]').click();
  await page.waitForURL(/\/t\//);
  player.ears.ending = null;
  await player.ears.until((ears) => ears.table !== table && ears.seat === 1 && ears.prompt !== null);
  // A card that a turn draws is seen: whoever saw it cannot go back to before.
  const refused = page.locator('.toast.error', { hasText: 'a card was shown since then' });
  for (let n = 0; n < 20 && !(await refused.isVisible()); n++) {
    expect(await player.skip(2)).toBe(2);
    const { version } = player.ears.moments.at(-1)!;
    await page.keyboard.press('u');
    const back = player.ears.until((ears) => ears.moments.at(-1)!.version < version);
    await Promise.race([refused.waitFor(), back]);
    back.catch(() => undefined);
    await player.ears.question(null);
  }
  await expect(refused).toBeVisible();
});

test('a replay is downloaded and brought back, and a hostile one is shown as text and refused', async ({ page }) => {
  const player = new Player(page);
  await finish(player, 'gundam', 3);
  const download = page.waitForEvent('download');
  await page.locator('[data-part="replay"]').click();
  const file = await (await download).path();
  await page.goto('/matches');
  await expect(page.locator('[data-match]').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.locator('[data-part="bring"]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await page.waitForURL(/\/replay\//);
  await expect(page.locator('[data-part="origin"]')).toHaveText('From a file');

  await page.goto('/matches');
  const hostile = JSON.stringify({ version: 1, game: '<img src=x onerror="window.hit=1">', options: {}, decks: [], seed: '1', start: '0'.repeat(16), moves: [] });
  for (const text of [hostile, '<script>window.hit=1</script>', readFileSync(file, 'utf8').replace(/"seat":\d/, '"seat":7')]) {
    await page.locator('[data-part="bring"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.locator('[data-part="bring-failed"]')).toBeVisible();
    await expect(page.locator('[data-part="bring"]')).toBeEnabled();
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await page.goto('/replay/%3Cscript%3E');
  await expect(page.getByRole('heading', { name: 'There is nothing at this address.' })).toBeVisible();
  await page.goto('/replay/nosuchtabl?at=<b>');
  await expect(page.locator('[data-part="replay-failed"]')).toBeVisible();
});

test('two at one screen see their own cards alone, with a curtain in between', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await page.locator('[data-setup="one-piece"]').click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('[data-part="hands"]').selectOption('curtain');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  const curtain = page.locator('[data-part="curtain"]');
  const seats = new Set<number>();
  for (let n = 0; n < 12 && seats.size < 2; n++) {
    await curtain.waitFor({ timeout: 5_000 }).catch(() => undefined);
    if (await curtain.isVisible()) {
      await expect(page.locator('[data-part="board"]')).toBeHidden();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.locator('[data-part="curtain-up"]').click();
      await expect(page.locator('[data-part="board"]')).toBeVisible();
    }
    const prompt = (await player.ears.question(null))!;
    seats.add(prompt.seat);
    expect(player.ears.seat).toBe(prompt.seat);
    if (await player.shows(prompt)) await player.press(prompt, await player.decide(prompt));
  }
  expect(seats.size).toBe(2);
  expect(player.trouble).toEqual([]);
});

test('what people say is text, phrases come in the reader’s language, and both have to agree to a take-back', async ({ page, browser }) => {
  const one = new Player(page);
  await one.open();
  await one.setUp({ game: 'one-piece', seats: ['me', 'open'] });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const two = new Player(await context.newPage(), 9);
  await two.open(new URL(page.url()).pathname, { locale: 'fa' });
  await two.page.locator('[data-sit="1"], main button.primary').first().click();
  await two.ears.until((ears) => ears.moments.length > 0);
  await one.ears.until((ears) => ears.moments.length > 0);

  await page.locator('[data-part="chat-input"]').fill('<img src=x onerror="window.hit=1">');
  await page.keyboard.press('Enter');
  await expect(two.page.locator('[data-part="chat"]')).toContainText('<img src=x onerror="window.hit=1">');
  await page.locator('[data-part="chat"] summary').click();
  await page.locator('[data-phrase="good_luck"]').click();
  await expect(two.page.locator('[data-part="chat"]')).toContainText('موفق باشید');
  await expect(page.locator('[data-part="chat"]')).toContainText('Good luck');
  expect(await two.page.evaluate(() => 'hit' in window)).toBe(false);
  await two.page.locator('[data-part="mute"]').click();
  await expect(two.page.locator('[data-part="chat"] [role="log"]')).not.toContainText('<img');
  const { violations } = await new AxeBuilder({ page: two.page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  // The first answer of each is about the own hand, which shows nothing to anybody if it is kept.
  const players = [one, two];
  for (let n = 0; n < 30; n++) {
    await Promise.race(players.map(({ ears }) => ears.question(null)));
    const asked = players.find(({ ears }) => ears.prompt)!;
    const other = players.find((player) => player !== asked)!;
    const { prompt } = asked.ears;
    if (!prompt || !(await asked.shows(prompt))) continue;
    await asked.press(prompt, await asked.decide(prompt));
    const version = asked.ears.moments.at(-1)!.version;
    await asked.page.keyboard.press('u');
    const wish = other.page.locator('[data-part="back-accept"]');
    await Promise.race([wish.waitFor(), asked.page.locator('.toast.error').last().waitFor()]);
    if (!(await wish.isVisible())) continue;
    await wish.click();
    await asked.ears.until((ears) => ears.moments.at(-1)!.version < version);
    return;
  }
  throw new Error('nothing could be taken back');
});
