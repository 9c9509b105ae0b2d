// What the table explains: why something is not offered, which rule it was, and the guide of a first game.
import { expect, test } from '@playwright/test';
import type { Faces, Prompt } from '../src/protocol/index.ts';
import { Player, tap } from './player.ts';

test('a card that is not offered says which clause forbids it, and the clause can be read', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'one-piece', seats: ['me', 'random'] });
  await player.play(3);
  await player.shows((await player.ears.question(null))!);

  // Cards of one's own that cannot be chosen: at least one of them is held back by a rule with a number.
  const because = page.getByRole('alert').filter({ hasText: 'Why not?' });
  const chip = because.getByRole('button', { name: /^Read clause / }).first();
  const idle = await page.locator('[data-key^="c"][aria-label*="your "]:not([data-offered])').all();
  for (const card of idle.reverse()) {
    await tap(card);
    await expect(because).toBeVisible();
    if (await chip.isVisible()) break;
    await page.keyboard.press('Escape');
  }
  await chip.click();
  await expect(page.getByText(/^Clause \d/)).toBeVisible();
  expect(player.trouble).toEqual([]);
});

test('the log names clauses, and one can be read there', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
  await player.play(3);
  const chip = page.locator('[data-part="log"]').getByRole('button', { name: /^Read clause / }).last();
  await chip.click();
  await expect(page.getByText(/^Clause \d/)).toBeVisible();
});

for (const game of ['one-piece', 'gundam', 'blackpoker', 'duel']) {
  test(`the guide of ${game} points at the board, goes on, hides and comes back`, async ({ page }) => {
    const player = new Player(page);
    await player.open('/', { guided: {} });
    await player.setUp({ game, seats: ['me', 'random'] });
    const bubble = page.locator('[data-part="guide"]');
    await expect(bubble).toBeVisible();
    const first = await bubble.getAttribute('data-step');

    // Reading on never stops: every step has its own words.
    const read = new Set<string>();
    for (let i = 0; i < 3 && (await bubble.isVisible()); i++) {
      read.add((await bubble.getByRole('heading').textContent()) ?? '');
      await bubble.getByRole('button', { name: 'Got it' }).click();
    }
    expect(read.size).toBeGreaterThan(1);
    expect([...read].every((title) => title !== '' && !title.startsWith('{'))).toBe(true);

    // It never stands in the way: the game goes on under it.
    expect(await player.play(6)).toBe(6);
    if (await bubble.isVisible()) {
      await bubble.getByRole('button', { name: 'Got it' }).focus();
      await page.keyboard.press('Escape');
      await page.locator('[data-part="guide-resume"]').click();
      await expect(bubble).toBeVisible();
      await expect(bubble).not.toHaveAttribute('data-step', first!);
    }
    expect(player.trouble).toEqual([]);
  });
}

test('a card is played by dragging it onto the table', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
  const verbs = await player.verbs();
  const hand = (prompt: Prompt) => prompt.options.find((option) => verbs[option.verb] === 'play' && option.a && !option.b);
  let prompt = await player.ears.question(null);
  while (prompt && !hand(prompt)) {
    await player.press(prompt, await player.decide(prompt));
    prompt = await player.ears.question(prompt.id);
  }
  await player.shows(prompt!);
  const played = hand(prompt!)!;
  const from = await player.card(played.a!).boundingBox();
  const to = await page.locator('[data-zone="battle"][data-seat="0"]').boundingBox();

  await page.mouse.move(from!.x + 10, from!.y + from!.height / 2);
  await page.mouse.down();
  await page.mouse.move(from!.x + 30, from!.y - 20, { steps: 4 });
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 6 });
  await page.mouse.up();

  await player.ears.question(prompt!.id);
  const zone = player.ears.moments.at(-1)!.view.piles.find((pile) => pile.cards.some((card) => card.card === played.a!.card))?.zone;
  expect(zone).not.toBe(played.a!.zone);
});

test('every card that ships has its text in whole sentences', async ({ request }) => {
  for (const game of ['one-piece', 'gundam', 'duel']) {
    const { faces } = (await (await request.get(`/api/games/${game}/cards?lang=en`)).json()) as Faces;
    expect(faces.filter((face) => face.text !== '').length).toBeGreaterThan(30);
    const broken = faces.filter((face) => face.text.split('\n').some((line) => line !== '' && !/^[^{}]*[\].:”"]$/.test(line)));
    expect(broken.map((face) => `${face.id}: ${face.text}`)).toEqual([]);
  }
  const { faces } = (await (await request.get('/api/games/one-piece/cards?lang=en')).json()) as Faces;
  expect(faces.find((face) => face.id === 'ST01-012')?.text).toContain('Your opponent cannot activate [Blocker]');
});
