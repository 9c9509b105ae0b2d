// What the table explains: why something is not offered, which rule it was, and the guide of a first game.
import { expect, test } from '@playwright/test';
import type { Face, Faces, Prompt } from '../src/protocol/index.ts';
import { Player, tap } from './player.ts';

test('a card that is not offered says which clause forbids it, and the clause can be read', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'one-piece', seats: ['me', 'random'] });
  await player.skip(3);
  await player.shows((await player.ears.question(null))!);

  // Cards of one's own that cannot be chosen: at least one of them is held back by a rule with a number. A press on a
  // pile opens the pile instead.
  const because = page.getByRole('alert').filter({ hasText: 'Why not?' });
  const chip = because.getByRole('button', { name: /^Read clause / }).first();
  const keys = (cards: HTMLElement[]) => cards.map((card) => card.dataset['key']!).reverse();
  const idle = await page.locator('[data-key^="c"][aria-label*="your "]:not([data-offered], :has(.thick), .under)').evaluateAll(keys);
  for (const key of idle) {
    // The reason is asked of the server; a press that was not heard is made again.
    await expect(async () => {
      if (!(await because.isVisible())) await tap(page.locator(`[data-key="${key}"]`));
      await expect(because).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
    if (await chip.isVisible()) break;
    await page.keyboard.press('Escape');
    await expect(because).toBeHidden();
  }
  await chip.click();
  await expect(page.getByText(/^Clause \d/)).toBeVisible();
  expect(player.trouble).toEqual([]);
});

test('the log names clauses, and one can be read there', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
  await player.skip(3);
  const chip = page.locator('[data-part="log"]').getByRole('button', { name: /^Read clause / }).last();
  await chip.click();
  await expect(page.getByText(/^Clause \d/)).toBeVisible();
});

test('rules, actions and cards are looked up by words, and lead to one another', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await page.locator('[data-lookup="blackpoker"]').click();
  const book = page.locator('[data-part="lookup"]');
  await expect(book.getByRole('searchbox')).toBeFocused();

  // From an action to its clause.
  await book.getByRole('tab', { name: /^Actions/ }).click();
  await book.getByRole('searchbox').fill('twist');
  const action = book.getByRole('article').filter({ hasText: 'Twist' }).first();
  const chip = action.getByRole('button', { name: /^Read clause / }).first();
  const clause = await chip.textContent();
  await chip.click();
  await expect(book.getByRole('tab', { name: /^Rules/ })).toHaveAttribute('aria-selected', 'true');
  await expect(book.locator(`[id="clause-${clause}"]`)).toBeInViewport();

  // Tabs are turned by keys, and cards are read in full.
  await book.getByRole('tab', { name: /^Rules/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(book.getByRole('tab', { name: /^Cards/ })).toBeFocused();
  await book.getByRole('searchbox').fill('♠K');
  await book.getByRole('button', { name: /♠K/ }).click();
  await expect(book.locator('[data-part="lookup-card"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-lookup="blackpoker"]')).toBeFocused();

  // At the table, a clause tells where the match came to it.
  await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
  await player.skip(3);
  await page.locator('[data-part="log"]').getByRole('button', { name: /^Read clause / }).last().click();
  await page.getByRole('button', { name: 'Show it among the rules' }).click();
  await expect(book.getByText('In this match:')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();
  await page.keyboard.press('r');
  await expect(book).toBeVisible();
  expect(player.trouble).toEqual([]);
});

test('the log tells a story, and every step when that is wanted', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
  await player.skip(8);
  // Steps that are folded away are there and not seen.
  const lines = page.locator('[data-part="log"] p:visible');
  const told = await lines.count();
  await page.getByRole('button', { name: 'Every step' }).click();
  await expect.poll(() => lines.count()).toBeGreaterThan(told);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Every step' })).toHaveAttribute('aria-pressed', 'true');
});

test('a draw is offered, seen, declined and agreed on, and a rematch takes both along', async ({ browser }) => {
  const [host, rival] = await Promise.all(
    [1, 2].map(async (seed) => new Player(await (await browser.newContext({ reducedMotion: 'reduce' })).newPage(), seed)),
  );
  await host!.open();
  await host!.setUp({ game: 'tiny', seats: ['me', 'open'] });
  await rival!.open(new URL(host!.page.url()).pathname);
  await rival!.page.getByRole('button', { name: 'Sit here' }).click();
  await host!.ears.until((ears) => ears.moments.length > 0);
  const offer = async () => {
    await host!.page.locator('[data-part="match-menu"] summary').click();
    await host!.page.getByRole('button', { name: 'Offer a draw' }).click();
  };

  await offer();
  await expect(host!.page.locator('[data-part="draw"]')).toContainText('You have offered a draw');
  await rival!.page.locator('[data-part="draw"]').getByRole('button', { name: 'Decline' }).click();
  await expect(host!.page.locator('[data-part="draw"]')).toBeHidden();
  await offer();
  await rival!.page.locator('[data-part="draw"]').getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [host!, rival!]) await expect(page.getByRole('heading', { name: 'A draw' })).toBeVisible();

  // The result can be put aside and called back; the rematch begins when both want it.
  await host!.page.getByRole('button', { name: 'Look at the board' }).click();
  await host!.page.getByRole('button', { name: 'Show the result' }).click();
  await rival!.page.locator('[data-part="rematch"]').click();
  await expect(host!.page.getByText('would like to play again')).toBeVisible();
  const before = host!.page.url();
  await host!.page.locator('[data-part="rematch"]').click();
  for (const { page } of [host!, rival!]) {
    await expect(page).not.toHaveURL(before);
    await expect(page.locator('[data-part="board"]')).toBeVisible();
  }
});

test('the targets of a pressed card are lit, and a press takes a choice back', async ({ page }) => {
  const player = new Player(page);
  await player.open('/', { quick: false });
  await player.setUp({ game: 'one-piece', seats: ['me', 'random'] });
  const aimed = (prompt: Prompt) => prompt.options.find((option) => option.a && option.b && option.b.seat !== player.ears.seat);
  let prompt = await player.ears.question(null);
  while (prompt && !aimed(prompt)) {
    await player.send(prompt, await player.decide(prompt));
    prompt = await player.ears.question(prompt.id);
  }
  await player.shows(prompt!);
  const { a, b } = aimed(prompt!)!;
  await tap(player.card(a!));
  await expect(player.card(a!)).toHaveAttribute('data-picked');
  await expect(player.card(b!)).toHaveAttribute('data-offered');
  await tap(player.card(b!));
  await expect(page.locator('[data-part="confirm"]')).toBeVisible();
  for (let i = 0; i < 3 && (await page.locator('[data-part="back"]').isVisible()); i++) await page.locator('[data-part="back"]').click();
  await expect(player.card(a!)).not.toHaveAttribute('data-picked');
  expect(player.ears.prompt?.id).toBe(prompt!.id);
});

test('a guide points at the board, goes on, hides and comes back', async ({ page }) => {
  const player = new Player(page);
  await player.open('/', { guided: {} });
  await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
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

test('a card is played by dragging it onto the table', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
  const verbs = await player.verbs();
  const hand = (prompt: Prompt) => prompt.options.find((option) => verbs[option.verb] === 'play' && option.a && !option.b);
  let prompt = await player.ears.question(null);
  while (prompt && !hand(prompt)) {
    await player.send(prompt, await player.decide(prompt));
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
  // What happened next was about this card, though it may have to be paid for before it leaves the hand.
  const told = player.ears.moments.at(-1)!.events.flatMap((event) => event.cards);
  expect(told).toContain(played.a!.card);
});

test('every card that can be played has its text in whole sentences, and every other says that it cannot', async ({ request }) => {
  const ends: Record<string, RegExp> = { en: /[\].:”">】]$/, th: /./, ja: /[】。：」》>]$/, fa: /[\].:»>】]$/ };
  const excuses: Record<string, string> = {
    en: 'This card cannot be played yet: some of its text is not understood.',
    th: 'ยังเล่นการ์ดใบนี้ไม่ได้: ระบบยังไม่เข้าใจข้อความบางส่วน',
    ja: 'このカードはまだ使えません：テキストの一部に未対応です。',
    fa: 'این کارت را هنوز نمی‌توان بازی کرد: بخشی از متنش فهمیده نمی‌شود.',
  };
  for (const [lang, end] of Object.entries(ends)) {
    for (const game of ['one-piece', 'gundam', 'duel']) {
      const { faces } = (await (await request.get(`/api/games/${game}/cards?lang=${lang}`)).json()) as Faces;
      expect(faces.filter((face) => face.text !== '').length).toBeGreaterThan(30);
      const plain = (line: string) => line.replace(/[\u2066-\u2069]/g, '');
      const linesOf = (face: Face) => face.text.split('\n').filter((line) => line !== '').map(plain);
      // Types stand in braces as on printed cards; what a message could not fill in begins with a dollar sign.
      const broken = faces.filter((face) => linesOf(face).some((line) => /\{\s*\$/.test(line) || !end.test(line)));
      expect(broken.map((face) => `${face.id}: ${face.text}`)).toEqual([]);
      const untold = faces.filter((face) => (face.unread.length > 0) !== (linesOf(face).at(-1) === excuses[lang]));
      expect(untold.map((face) => `${face.id}: ${face.text}`)).toEqual([]);
    }
  }
  const { faces } = (await (await request.get('/api/games/one-piece/cards?lang=en')).json()) as Faces;
  expect(faces.find((face) => face.id === 'ST01-012')?.text).toContain('Your opponent cannot activate [Blocker]');
});

test('whoever leaves when asked can be claimed to have given up', async ({ browser }) => {
  const [host, rival] = await Promise.all(
    [3, 4].map(async (seed) => new Player(await (await browser.newContext({ reducedMotion: 'reduce' })).newPage(), seed)),
  );
  await host!.open();
  await host!.setUp({ game: 'tiny', seats: ['me', 'open'] });
  await rival!.open(new URL(host!.page.url()).pathname);
  await rival!.page.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all([host!, rival!].map(({ ears }) => ears.until(({ moments }) => moments.length > 0)));
  const [asked, other] = host!.ears.prompt ? [host!, rival!] : [rival!, host!];
  await expect(other.page.locator('[data-part="absence"]')).toBeHidden();
  await asked.page.context().close();
  await other.page.locator('[data-part="absence"]').getByRole('button', { name: 'Claim the match' }).click();
  await expect(other.page.getByRole('heading', { name: 'You won' })).toBeVisible();
});
