// Lessons, puzzles and the judge's desk.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { Player } from './player.ts';

test('a puzzle is begun wrongly, taken back, and solved by its hints', async ({ page }) => {
  const player = new Player(page);
  await player.open('/learn');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.locator('[data-course="one-piece"] [data-puzzle="1"]').click();
  await page.locator('[data-part="puzzle"]').waitFor();
  await expect(page.locator('[data-part="puzzle-state"]')).toContainText('Win this turn');
  await expect(page.locator('[data-part="puzzle"] strong')).toContainText(' against ');

  let prompt = (await player.ears.question(null))!;
  await player.shows(prompt);
  const wrong = prompt.options.length - 1;
  await player.press(prompt, { type: 'pick', at: wrong });
  await page.locator('[data-part="match-menu"] summary').click();
  await page.locator('[data-part="take-back"]').click();
  await player.ears.until((ears) => ears.moments.at(-1)!.version === 0);

  for (let n = 0; n < 40 && !player.ears.ending; n++) {
    prompt = (await player.ears.question(null))!;
    if (!prompt || !(await player.shows(prompt))) continue;
    await page.locator('[data-part="puzzle-hint"]').click();
    await page.locator('[data-part="puzzle-hint-words"]').waitFor();
    const hint = player.ears.texts.map((text) => JSON.parse(text)).filter((frame) => frame.type === 'hint').at(-1);
    expect(hint.answer).not.toBeNull();
    if (hint.prompt !== prompt.id) continue;
    await player.press(prompt, hint.answer);
    await player.ears.until((ears) => ears.ending !== null || ears.prompt?.id !== prompt.id);
  }
  await expect(page.locator('[data-part="puzzle-state"]')).toHaveText('Solved!');
  await page.goto('/learn');
  await expect(page.locator('[data-course="one-piece"] [data-puzzle="1"]')).toContainText('✓');
  expect(player.trouble).toEqual([]);
});

test('every lesson of a game opens on the real board with its guide', async ({ page }) => {
  const player = new Player(page);
  for (const game of ['one-piece', 'gundam', 'blackpoker', 'duel']) {
    for (const lesson of ['zones', 'battle']) {
      await player.open('/learn');
      await page.locator(`[data-course="${game}"] [data-lesson="${lesson}"]`).click();
      await page.waitForURL(/\/t\//);
      await expect(page.locator('[data-part="guide"], .guide').first()).toBeVisible();
    }
  }
  expect(player.trouble).toEqual([]);
});

test('a lesson is done when every step of its guide has come, and the page shows it', async ({ page }) => {
  const player = new Player(page);
  await player.open('/learn');
  await page.locator('[data-course="duel"] [data-lesson="zones"]').click();
  await page.waitForURL(/\/t\//);
  for (const step of ['goal', 'field']) {
    await expect(page.locator(`[data-part="guide"][data-step="${step}"]`)).toBeVisible();
    await page.locator('[data-part="guide"] .primary').click();
  }
  await page.locator('[data-part="lesson-done"]').click();
  await expect(page.locator('[data-course="duel"] [data-lesson="zones"]')).toContainText('✓');
  await expect(page.locator('[data-course="duel"] [data-lesson="turn"]')).not.toContainText('✓');
  expect(player.trouble).toEqual([]);
});

test('a board is built, laid, asked about and shared; what is wrong with one is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const player = new Player(page);
  await player.open('/desk');
  for (const [side, zone, card] of [['A', 'characters', 'ST01-013'], ['B', 'characters', 'ST02-003']] as const) {
    await page.locator('[data-part="desk-side"]').selectOption(side);
    await page.locator('[data-part="desk-zone"]').selectOption(zone);
    await page.locator('[data-part="desk-card"]').fill(card);
    await page.locator('[data-part="desk-add"]').click();
  }
  await expect(page.locator('[data-part="desk-text"]')).toHaveValue(/A: \{characters: \[ST01-013\]\}/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.locator('[data-part="desk-link"]').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const text = await page.locator('[data-part="desk-text"]').inputValue();
  await page.locator('[data-part="desk-text"]').fill(text.replace('ST01-013', '<img src=x onerror="window.hit=1">'));
  await page.locator('[data-part="desk-lay"]').click();
  await expect(page.locator('[data-part="desk-wrong"]')).toBeVisible();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);

  await page.goto('/');
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page.locator('[data-part="desk-text"]')).toHaveValue(text);
  await page.locator('[data-part="desk-lay"]').click();
  await page.waitForURL(/\/t\//);
  const prompt = (await player.ears.question(null))!;
  await player.shows(prompt);
  await player.press(prompt, { type: 'pick', at: 0 });
  await page.keyboard.press('u');
  await player.ears.until((ears) => ears.moments.at(-1)!.version === 0);
  await page.locator('[data-part="match-menu"] summary').click();
  const download = page.waitForEvent('download');
  await page.locator('[data-part="board-file"]').click();
  expect(await (await download).path()).toBeTruthy();
});
