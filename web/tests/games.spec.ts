// Games on the page from the first press to the last. Those of two are played with their guides, in guides.spec.ts.
import { expect, test } from '@playwright/test';
import { Player } from './player.ts';

test('a game of GUNDAM at a table of four', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'gundam', mode: 'royale-first-to-win', seats: ['me', 'random', 'random', 'random'] });
  expect(await player.play(40)).toBeGreaterThan(5);
  await player.skip();
  await player.ended();
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
