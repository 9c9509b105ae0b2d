// A full game of every game, played on the page against a bot, from the first press to the last.
import { expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';

async function ended(page: Page): Promise<void> {
  const panel = page.locator('[data-part="ending"]');
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('heading')).toHaveText(/^(You won|You lost|A draw|The match is over)$/);
  await expect(page.getByRole('log').locator('p').first()).toBeAttached();
  // The whole match can be taken home.
  const replay = await page.request.get((await panel.locator('[data-part="replay"]').getAttribute('href'))!);
  expect(replay.headers()['content-disposition']).toContain('attachment');
  expect((await replay.json()).game).toBeTruthy();
}

for (const game of ['one-piece', 'gundam', 'blackpoker', 'duel']) {
  test(`a full game of ${game}`, async ({ page }) => {
    const player = new Player(page);
    await player.open();
    await player.setUp({ game, seats: ['me', 'random'] });
    const answered = await player.play();
    test.info().annotations.push({ type: 'answers', description: String(answered) });
    expect(answered).toBeGreaterThan(5);
    await ended(page);
    expect(player.trouble).toEqual([]);
  });
}

test('a game of GUNDAM at a table of four', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'gundam', mode: 'royale-first-to-win', seats: ['me', 'random', 'random', 'random'] });
  expect(await player.play()).toBeGreaterThan(5);
  await ended(page);
  expect(player.trouble).toEqual([]);
});

test('one press on the first page deals a game', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await page.locator('[data-play="one-piece"]').click();
  await page.locator('[data-level="strong"]').click();
  const prompt = await player.ears.question(null);
  expect(prompt?.options.length).toBeGreaterThan(0);
  await player.shows(prompt!);
});
