// Lessons, puzzles and the judge's desk.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { guideOf } from '../src/guides/index.ts';
import type { Offer } from '../src/protocol/index.ts';
import { SUBJECTS, undone } from '../src/ui/learn/lessons.ts';
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

  const prompt = (await player.ears.question(null))!;
  await player.shows(prompt);
  const wrong = prompt.options.length - 1;
  await player.press(prompt, { type: 'pick', at: wrong });
  await page.locator('[data-part="match-menu"] summary').click();
  await page.locator('[data-part="take-back"]').click();
  await player.ears.until((ears) => ears.moments.at(-1)!.version === 0);

  await solve(player);
  await page.goto('/learn');
  await expect(page.locator('[data-course="one-piece"] [data-puzzle="1"]')).toContainText('✓');
  expect(player.trouble).toEqual([]);
});

/** Does what the hints say until the page calls the puzzle solved. */
async function solve(player: Player): Promise<void> {
  const { page, ears } = player;
  const turn = ears.moments.at(-1)!.view.turn;
  for (let n = 0; n < 40 && !ears.ending && ears.moments.at(-1)!.view.turn === turn; n++) {
    const prompt = (await ears.question(null))!;
    if (!prompt || !(await player.shows(prompt))) continue;
    await page.locator('[data-part="puzzle-hint"]').click();
    await page.locator('[data-part="puzzle-hint-words"]').waitFor();
    const hint = ears.texts.map((text) => JSON.parse(text)).filter((frame) => frame.type === 'hint').at(-1);
    expect(hint.answer).not.toBeNull();
    if (hint.prompt !== prompt.id) continue;
    await player.press(prompt, hint.answer);
    await ears.until(({ ending, prompt: next, moments }) => ending !== null || (next !== null && next.id !== prompt.id) || moments.at(-1)!.view.turn !== turn);
  }
  await expect(page.locator('[data-part="puzzle-state"]')).toHaveText('Solved!');
}

test('a turn of the other player is survived', async ({ page }) => {
  const player = new Player(page);
  await player.open('/learn');
  const course = page.locator('[data-course="blackpoker"]');
  const last = await course.locator('[data-puzzle]').count();
  await course.locator(`[data-puzzle="${last}"]`).click();
  await expect(page.locator('[data-part="puzzle-state"]')).toContainText('Do not lose this turn');
  await player.ears.question(null);
  await solve(player);
  expect(player.trouble).toEqual([]);
});

for (const game of ['one-piece', 'gundam', 'blackpoker', 'duel']) {
  test(`every lesson of ${game} is done by doing what it teaches, and the page shows it`, async ({ page }) => {
    const player = new Player(page);
    const guide = guideOf(game)!;
    for (const subject of SUBJECTS) {
      await player.open('/learn');
      const before = player.ears.moments.length;
      await page.locator(`[data-course="${game}"] [data-lesson="${subject}"]`).click();
      await page.waitForURL(/\/t\//);
      await expect(page.locator('[data-part="guide"]')).toBeVisible();
      const verbs = await player.verbs();
      const done = page.locator('[data-part="lesson-done"]');
      let prompt = await player.ears.question(null);
      for (let n = 0; n < 60 && prompt; n++) {
        await player.readGuide();
        // Reading alone is not enough: the rest of the lesson is named.
        const told = player.ears.moments.slice(before).flatMap(({ events }) => events);
        const left = undone(guide, subject, told, player.ears.seat!, verbs);
        await expect(left.length > 0 ? page.locator('[data-part="lesson-tasks"]') : done).toBeVisible();
        if (left.length === 0) break;
        if (!(await player.shows(prompt))) continue;
        const wanted = left.flatMap(({ when }) => when?.verbs ?? []);
        // The turn is ended last, so that the rest is done first.
        const due = (option: Offer) => wanted.includes(verbs[option.verb]!) && (verbs[option.verb] !== 'end' || left.length === 1);
        const at = prompt.ask.type === 'pick' ? prompt.options.findIndex(due) : -1;
        await player.press(prompt, at >= 0 ? { type: 'pick', at } : await player.decide(prompt));
        prompt = await player.ears.question(prompt.id);
      }
      await page.goto('/learn');
      await expect(page.locator(`[data-course="${game}"] [data-lesson="${subject}"]`), subject).toContainText('✓');
    }
    await expect(page.locator(`[data-course="${game}"] [data-lesson="game"]`)).not.toContainText('✓');
    expect(player.trouble).toEqual([]);
  });
}

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

test('a card is invented at the desk, has a face and is played; nothing of it is carried out by the page', async ({ page }) => {
  const player = new Player(page);
  await player.open('/desk');
  await page.locator('[data-part="desk-zone"]').selectOption('characters');
  await page.locator('[data-part="desk-card"]').fill('ST01-013');
  await page.locator('[data-part="desk-invent"]').click();
  const file = page.locator('[data-part="desk-text"]');
  await expect(file).toHaveValue(/cards:\n {2}- \{id: X-1, .*kind: character/);
  const text = await file.inputValue();

  // What is wrong with it is said where it stands, in the reader's language.
  await file.fill(text.replace('kind: character', 'kind: wizard, effect: "on-play: <script>"'));
  await page.locator('[data-part="desk-lay"]').click();
  await expect(page.locator('[data-part="desk-wrong"]')).toContainText('wizard');
  await expect(page.locator('[data-part="desk-wrong"]')).toContainText(/4:\d+/);

  const hostile = '<img src=x onerror="window.hit=1">';
  await file.fill(text.replace(/name: (?:"[^"]*"|[^,]*)/, `name: ${JSON.stringify(hostile)}`).replace(/power: \d+/, 'power: 12000, effect: "on-play: draw 1"'));
  await page.locator('[data-part="desk-lay"]').click();
  await page.waitForURL(/\/t\//);
  await player.shows((await player.ears.question(null))!);
  await expect(page.getByRole('button', { name: /Power 12000/ })).toBeVisible();
  await expect(page.getByText(hostile).first()).toBeAttached();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(player.trouble).toEqual([]);
});
