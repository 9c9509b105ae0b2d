// Plays one whole game of each game and takes the pictures a reviewer needs, in both looks and on all sorts of screens:
// `npm run pictures`, then look into test-results/pictures.
import { type Page, test } from '@playwright/test';
import { Player } from '../tests/player.ts';

/** Sizes of screens; a desk at 200 % has half as much room each way. */
const SCREENS = { desk: [1440, 900], phone: [390, 844], sideways: [844, 390], zoomed: [720, 450] } as const;
const LOOKS = ['light', 'dark'] as const;
const only = process.env['GAME'];
const most = Number(process.env['QUESTIONS'] ?? 1200);

/** Pictures of the README, which are checked in small. */
const SHOWN = ['one-piece-defence'];

async function everywhere(page: Page, name: string): Promise<void> {
  if (process.env['README'] && SHOWN.includes(name)) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1120, height: 700 });
    await page.waitForTimeout(350);
    await page.screenshot({ path: `../docs/pictures/${name}.jpg`, type: 'jpeg', quality: 68 });
  }
  for (const look of LOOKS) {
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
    for (const [screen, [width, height]] of Object.entries(SCREENS)) {
      if (look === 'dark' && (screen === 'sideways' || screen === 'zoomed')) continue;
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(350);
      await page.screenshot({ path: `test-results/pictures/${name}-${screen}-${look}.png` });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test.use({ viewport: { width: 1440, height: 900 } });

for (const game of ['one-piece', 'gundam', 'blackpoker', 'duel'].filter((each) => !only || each === only)) {
  test(`a game of ${game}`, async ({ page }) => {
    const player = new Player(page, 11);
    await player.open('/', { quick: true, passes: false });
    await player.setUp({ game, seats: ['me', 'greedy'] });
    const moments = new Set<string>();
    const take = async (name: string) => {
      if (moments.has(name)) return;
      moments.add(name);
      await everywhere(page, `${game}-${name}`);
    };
    let count = 0;
    await player.play(most, async (prompt, answer) => {
      const view = player.ears.moments.at(-1)!.view;
      if (count === 0) await take('start');
      if (view.turn >= 3 && view.active === view.asked && prompt.options.length > 3) await take('early');
      if (view.battles.length > 0) await take(view.active === view.asked ? 'attack' : 'defence');
      if (view.stack.length > 1) await take('chain');
      if (view.turn >= 9 && prompt.options.length > 4) await take('late');
      count++;
      await player.press(prompt, answer);
    });
    if (player.ears.ending) {
      await page.waitForTimeout(600);
      await take('end');
    }
  });
}

test('the first page and the ways to a game', async ({ page }) => {
  if (only) test.skip();
  await page.goto('/');
  await page.locator('[data-play="duel"]').waitFor();
  await everywhere(page, 'home');
  await page.locator('[data-setup="one-piece"]').click();
  await page.locator('dialog[open]').waitFor();
  await everywhere(page, 'setup');
});

for (const [name, table] of Object.entries({
  'four-seats': { game: 'gundam', mode: 'royale-first-to-win', seats: ['me', 'random', 'random', 'random'] },
  'six-seats': { game: 'gundam', mode: 'royale-first-to-win', seats: ['me', 'random', 'random', 'random', 'random', 'random'] },
})) {
  test(`a table with ${name}`, async ({ page }) => {
    if (only && only !== name) test.skip();
    const player = new Player(page, 11);
    await player.open('/', { quick: true, passes: false });
    await player.setUp(table);
    await player.play(Math.min(most, 25));
    await player.ears.question(null);
    await everywhere(page, name);
  });
}
