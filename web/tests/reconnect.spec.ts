// A connection that breaks, and a page that is loaded anew, find the match where they left it.
import { expect, test } from '@playwright/test';
import { Player } from './player.ts';

test('a lost connection comes back in the middle of a question', async ({ page }) => {
  const lines: { cut: () => Promise<void> }[] = [];
  await page.routeWebSocket('**/ws', (line) => {
    line.connectToServer();
    lines.push({ cut: () => line.close() });
  });
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
  await player.play(4);
  const prompt = await player.ears.question(null);
  await player.shows(prompt!);
  const before = player.ears.moments.length;

  await lines.at(-1)!.cut();

  await player.ears.until((ears) => ears.moments.length > before);
  expect(player.ears.prompt).toEqual(prompt);
  expect(lines.length).toBeGreaterThan(1);
  expect(await player.play(6)).toBeGreaterThan(0);
});

test('a page that is loaded anew has the same seat and the same question', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'duel', seats: ['me', 'random'] });
  await player.play(3);
  const prompt = await player.ears.question(null);
  const { seat } = player.ears;

  await page.reload();

  const again = player.ears.moments.length;
  await player.ears.until((ears) => ears.moments.length >= again && ears.prompt !== null);
  await player.shows(prompt!);
  expect([player.ears.prompt?.id, player.ears.seat]).toEqual([prompt!.id, seat]);
  await player.press(prompt!, await player.decide(prompt!));
  await player.ears.question(prompt!.id);
});
