// What makes a table pleasant: turns that can be followed, tables that are found again, news of the server, fair shuffles.
import { expect, test } from '@playwright/test';
import { Player } from './player.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what others do is shown at a pace, and at once by Space', async ({ page }) => {
    const player = new Player(page, 5);
    await player.open('/', { pace: 'slow' });
    await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
    const hurry = page.locator('[data-part="hurry"]');
    // The turn of others passes at its own pace, so that the button may be gone before a slow machine has pressed the key.
    let hurried = false;
    for (let asked = 0; asked < 60 && !hurried; asked++) {
      const prompt = (await player.ears.question(null))!;
      const shown = page.locator(`[data-prompt="${prompt.id}"]`);
      await shown.or(hurry).first().waitFor({ timeout: 20_000 });
      if (await hurry.isVisible()) {
        await page.keyboard.press('Space');
        await expect(hurry).toBeHidden({ timeout: 500 });
        await expect(shown).toBeVisible({ timeout: 500 });
        hurried = true;
      } else {
        await player.press(prompt, await player.decide(prompt));
      }
    }
    expect(hurried).toBe(true);
    expect(player.trouble).toEqual([]);
  });
});

test('a table to return to says its game, who plays and the turn', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'duel', seats: ['me', 'random'] });
  await player.skip(3);
  const { table } = player.ears;
  await page.goto('/');
  await expect(page.locator(`[data-return="${table}"]`)).toHaveText(/Yu-Gi-Oh!.* against Ada · turn \d+/);
  await page.locator(`[data-return="${table}"]`).click();
  await expect(page.locator('[data-part="board"]')).toBeVisible();
});

test('one’s turn is told of while the page is hidden, if that is wished', async ({ page }) => {
  await page.addInitScript(() => {
    const notes: string[] = [];
    class Note {
      static permission = 'granted';
      onclick = null;
      constructor(title: string, { body }: { body: string }) {
        notes.push(`${title}: ${body}`);
      }
      close(): void {}
    }
    Object.assign(window, { notes, Notification: Note, away: false });
    Object.defineProperty(document, 'hidden', { get: () => (window as unknown as { away: boolean }).away });
  });
  const notes = () => page.evaluate(() => (window as unknown as { notes: string[] }).notes);
  const player = new Player(page);
  await player.open('/', { notifies: true });
  await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
  await player.skip(2);
  const prompt = (await player.ears.question(null))!;
  await player.shows(prompt);
  expect(await notes()).toEqual([]);
  await page.evaluate(() => Object.assign(window, { away: true }));
  await player.press(prompt, await player.decide(prompt));
  await player.ears.question(prompt.id);
  await expect.poll(notes).toContainEqual(expect.stringContaining('GUNDAM'));
  expect(player.trouble).toEqual([]);
});

test('a server that cannot store says so, until it can', async ({ page }) => {
  let tell = (_: boolean) => {};
  await page.routeWebSocket('**/ws', (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => line.send(message));
    tell = (well) => line.send(JSON.stringify({ type: 'health', well }));
  });
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'tiny', seats: ['me', 'random'] });
  await player.ears.question(null);
  tell(false);
  await expect(page.locator('[data-part="unwell"]')).toContainText('cannot store');
  tell(true);
  await expect(page.locator('[data-part="unwell"]')).toBeHidden();
});

test('the promise about the shuffle is shown before and after the match', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'tiny', seats: ['me', 'random'] });
  await player.ears.question(null);
  const look = async () => {
    await page.locator('[data-part="match-menu"] summary').click();
    await page.locator('[data-part="shuffle"]').click();
  };
  await look();
  const promise = await page.locator('[data-part="commitment"]').textContent();
  expect(promise).toMatch(/^[0-9a-f]{64}$/);
  await page.keyboard.press('Escape');
  await player.skip();
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await look();
  await expect(page.locator('[data-part="commitment"]')).toHaveText(promise!);
  // Tests are dealt by a number of their own, so there is no secret to open.
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'closed');
});
