// The whole way by keys alone: from the first page through a game to its end.
import { expect, type Page, test } from '@playwright/test';
import type { Answer, Prompt } from '../src/protocol/index.ts';
import { cardKey } from '../src/match/places.ts';
import { Player, similar } from './player.ts';

const focused = (page: Page, attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute);

/** Presses a key until the focus is where it should be. */
async function until(page: Page, key: string, attribute: string, value: string, most: number): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if ((await focused(page, attribute)) === value) return true;
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return (await focused(page, attribute)) === value;
}

/** Takes an option by keys: a number, the card itself, or the list of all options. */
async function take(player: Player, prompt: Prompt, at: number): Promise<void> {
  const { page } = player;
  const option = prompt.options[at]!;
  const spot = option.a ?? option.b;
  const plain = prompt.options.flatMap((each, i) => (each.a || each.b ? [] : [i]));
  if (!spot && plain.indexOf(at) < 9) return page.keyboard.press(String(plain.indexOf(at) + 1));
  const simple = spot && prompt.ask.type === 'pick' && similar(prompt, option).length === 1;
  if (simple && (await player.card(spot).count()) > 0) {
    const most = prompt.options.length + 1;
    await page.keyboard.press('n');
    if (await until(page, 'n', 'data-key', cardKey(spot), most)) {
      await page.keyboard.press('Enter');
      if (await player.isOpen(prompt)) await page.keyboard.press('Enter');
      return;
    }
  }
  // The list of all options begins with the first; one that is open from the option before is opened anew.
  if (await page.locator('[data-part="prompt"] [aria-expanded="true"]').count()) await page.keyboard.press('o');
  await page.keyboard.press('o');
  expect(await until(page, 'Tab', 'data-option', String(at), prompt.options.length + 2), option.words).toBe(true);
  await page.keyboard.press('Enter');
}

async function byKeys(player: Player, prompt: Prompt, answer: Answer): Promise<void> {
  const { page } = player;
  if (answer.type === 'pick') return take(player, prompt, answer.at);
  if (answer.type === 'several') for (const at of answer.at) await take(player, prompt, at);
  if (answer.type === 'number') {
    await page.locator(`[data-number="${answer.n}"]`).focus();
    return page.keyboard.press('Enter');
  }
  await page.locator('[data-part="confirm"]').focus();
  await page.keyboard.press('Enter');
}

/** Answers by keys, and looks that the focus was never lost. */
function keyed(player: Player) {
  return async (prompt: Prompt, answer: Answer): Promise<void> => {
    const at = () => player.page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(at, { message: 'the focus is somewhere at the table' }).not.toBe('BODY');
    await byKeys(player, { ...(prompt.then ?? prompt), id: prompt.id }, answer);
  };
}

for (const game of ['one-piece', 'gundam', 'duel']) {
  test(`the first turns of ${game} by keys alone`, async ({ page }) => {
    const player = new Player(page);
    await player.open();
    await player.setUp({ game, seats: ['me', 'random'] });
    expect(await player.play(15, keyed(player))).toBeGreaterThan(5);
    expect(player.trouble).toEqual([]);
  });
}

test('a player is aimed at by keys', async ({ page }) => {
  const player = new Player(page, 4);
  await player.open();
  await player.setUp({ game: 'gundam', seats: ['me', 'random'] });
  const attack = (await player.verbs()).indexOf('attack');
  const aimed = ({ options }: Prompt) => options.find(({ verb, a, whom }) => verb === attack && a && whom !== undefined);
  let prompt = await player.ears.question(null);
  for (let n = 0; n < 200 && prompt && !aimed(prompt); n++) {
    if (await player.shows(prompt)) await player.send(prompt, await player.decide(prompt));
    prompt = await player.ears.question(prompt.id);
  }
  const option = aimed(prompt!)!;
  await player.shows(prompt!);
  const before = player.ears.moments.length;
  expect(await until(page, 'n', 'data-key', cardKey(option.a!), prompt!.options.length + 1)).toBe(true);
  await page.keyboard.press('Enter');
  if (await player.isOpen(prompt!)) {
    expect(await until(page, 'Tab', 'data-seat-plate', String(option.whom), 60)).toBe(true);
    await page.keyboard.press('Enter');
  }
  await player.ears.until((ears) => ears.ending !== null || ears.prompt?.id !== prompt!.id);
  const told = player.ears.moments.slice(before).flatMap(({ events }) => events);
  expect(told.some(({ what }) => what.type === 'did' && what.verb === attack && what.card === option.a!.card)).toBe(true);
  expect(player.trouble).toEqual([]);
});

test('a full game by keys alone', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await page.locator('[data-setup="blackpoker"]').waitFor();
  expect(await until(page, 'Tab', 'data-setup', 'blackpoker', 30)).toBe(true);
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('combobox', { name: 'Which bot' }).focus();
  await page.keyboard.type('Easy');
  await dialog.getByRole('button', { name: 'Open the table' }).focus();
  await page.keyboard.press('Enter');
  await player.ears.until((ears) => ears.moments.length > 0);

  await player.play(1200, keyed(player));

  await expect(page.locator('[data-part="ending"]')).toBeVisible();
  expect(player.trouble).toEqual([]);
});
