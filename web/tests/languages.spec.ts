// The page in Thai, Japanese and Persian: the browser's language, a switch in the middle of a match, whole games.
import { expect, type Page, test } from '@playwright/test';
import { accessible } from './axe.ts';
import { Player } from './player.ts';

/** Each language, the game that is played in it, and what is said when a game is over. */
const LANGUAGES = [
  { locale: 'th', browser: 'th-TH', dir: 'ltr', game: 'one-piece', script: /[\u0e00-\u0e7f]/ },
  { locale: 'ja', browser: 'ja-JP', dir: 'ltr', game: 'blackpoker', script: /[\u3040-\u30ff\u4e00-\u9fff]/ },
  { locale: 'fa', browser: 'fa-IR', dir: 'rtl', game: 'duel', script: /[\u0600-\u06ff]/ },
] as const;

const PHONE = { width: 390, height: 844 };

/** Nothing reaches past the sides of the screen. */
async function fits(page: Page): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, width: innerWidth }));
  expect(scroll).toBeLessThanOrEqual(width);
}

/** On which side of the board every card lies: -1 for the left, 1 for the right, 0 near the middle. */
function lying(page: Page): Promise<[string, number][]> {
  return page.locator('[data-part="board"]').evaluate((board) => {
    const middle = (box: DOMRect) => box.left + box.width / 2;
    const [whole, at] = [board.getBoundingClientRect(), middle(board.getBoundingClientRect())];
    const side = (far: number) => (Math.abs(far) < whole.width / 20 ? 0 : Math.sign(far));
    const cards = [...board.querySelectorAll<HTMLElement>('[data-key]')];
    return cards.map((card): [string, number] => [card.dataset['key'] ?? '', side(middle(card.getBoundingClientRect()) - at)]);
  });
}

/** The same, once cards on their way have come to rest. */
async function resting(page: Page): Promise<[string, number][]> {
  let lies = await lying(page);
  await expect(async () => {
    const before = lies;
    lies = await lying(page);
    expect(lies).toEqual(before);
  }).toPass({ intervals: [100] });
  return lies;
}

/** The names of zones that are drawn are drawn whole; one that has no room is left out. */
async function named(page: Page): Promise<void> {
  const cut = page.locator('[data-zone] .word').evaluateAll((words) => words.filter((word) => word.scrollWidth > word.clientWidth + 1).map((word) => word.textContent));
  expect(await cut).toEqual([]);
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['BAIZE_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

for (const { locale, browser, dir, game, script } of LANGUAGES) {
  test(`${locale}: the browser's language is spoken from the first page on`, async ({ browser: chromium, baseURL }) => {
    const context = await chromium.newContext({ locale: browser, baseURL: baseURL!, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(script);
    await expect(page.locator('[data-setup]').first()).toBeVisible();
    await fits(page);
    await accessible(page);
    await picture(page, `${locale}-home`);
    await page.setViewportSize(PHONE);
    await fits(page);
    await picture(page, `${locale}-home-phone`);
    await context.close();
  });

  test(`${locale}: a game of ${game}, in which the language is switched in place`, async ({ page }) => {
    const player = new Player(page);
    await player.open();
    await player.setUp({ game, seats: ['me', 'random'] });
    expect(await player.play(3)).toBe(3);
    const prompt = await player.ears.question(null);
    const address = page.url();
    const lies = await resting(page);
    await page.locator('[data-part="match-menu"] summary').click();
    await page.locator('[data-part="settings"]').click();
    await page.locator('dialog[open] select').filter({ has: page.locator(`option[value="${locale}"]`) }).selectOption(locale);
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.locator('[data-part="log"] bdi').last()).toHaveText(script, { timeout: 20_000 });
    await expect(page.locator('[data-part="prompt"]')).toHaveText(script);
    await expect(page.locator('[data-part="prompt"]')).toHaveAttribute('data-prompt', String(prompt!.id));
    expect(page.url()).toBe(address);
    // A board has places by its rules, which no language turns round; names of another length may push cards a little.
    const before = new Map(lies);
    const turned = async () => (await lying(page)).filter(([card, side]) => side * (before.get(card) ?? -side) < 0);
    await expect.poll(turned).toEqual([]);
    await fits(page);
    await accessible(page);
    await picture(page, `${locale}-${game}`);
    expect(await player.play(12)).toBeGreaterThan(0);
    await picture(page, `${locale}-${game}-later`);
    await page.setViewportSize(PHONE);
    await fits(page);
    await named(page);
    await picture(page, `${locale}-${game}-phone`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await player.skip();
    const panel = page.locator('[data-part="ending"]');
    await expect(panel.getByRole('heading')).toHaveText(script);
    await picture(page, `${locale}-${game}-end`);
    expect(player.trouble).toEqual([]);
  });
}

/** What is cut off: texts wider or higher than the box that hides what reaches over it. */
function cut(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    const seen = (box: Element) => box.getClientRects().length > 0 && getComputedStyle(box).visibility !== 'hidden';
    const hides = (box: Element) => getComputedStyle(box).overflowX === 'hidden' && getComputedStyle(box).textOverflow !== 'ellipsis';
    const texts = [...body.querySelectorAll('button, h1, h2, h3, label, summary, dt, dd')];
    return texts.filter((box) => seen(box) && hides(box) && box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent.trim());
  });
}

/** Looks at a screen at a desk and on a phone: nothing sticks out, nothing is cut off, and it is accessible. */
async function looks(page: Page, name: string): Promise<void> {
  for (const [size, suffix] of [[{ width: 1280, height: 800 }, ''], [PHONE, '-phone']] as const) {
    await page.setViewportSize(size);
    await fits(page);
    expect(await cut(page)).toEqual([]);
    await accessible(page);
    await picture(page, `${name}${suffix}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Whether the numbers in the upper corner of a card are at its left, as cards print them in every language. */
function cornered(page: Page): Promise<boolean> {
  return page.locator('.framed').filter({ has: page.locator('.upper .side:first-child > *') }).first().evaluate((card) => {
    const [corner, whole] = [card.querySelector('.upper .side')!.getBoundingClientRect(), card.getBoundingClientRect()];
    return corner.right < (whole.left + whole.right) / 2;
  });
}

for (const { locale, dir, game, script } of LANGUAGES) {
  test(`${locale}: the builder, a guided game and its replay are whole at a desk and on a phone`, async ({ page }) => {
    const player = new Player(page);
    await player.open(`/decks/${game}`, { locale, bot: 'random', guided: {} });
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await page.locator('[data-part="pool"]').waitFor();
    await looks(page, `${locale}-builder`);
    if (game !== 'blackpoker') expect(await cornered(page)).toBe(true);

    await page.goto('/learn');
    await page.locator(`[data-course="${game}"]`).waitFor();
    await looks(page, `${locale}-learn`);

    await page.goto('/');
    await page.locator(`[data-play="${game}"]`).click();
    await expect(page.locator('[data-part="guide"]')).toHaveText(script);
    await looks(page, `${locale}-guide`);
    const next = page.locator('[data-part="guide"] .primary');
    for (let n = 0; n < 12 && (await next.isVisible()); n++) await next.click();
    await player.skip(4);

    await page.locator('[data-part="match-menu"] summary').click();
    await page.locator('[data-part="concede"]').click();
    await page.locator('dialog[open] .danger').click();
    await page.locator('[data-part="ending"]').waitFor();
    await page.locator('[data-part="watch-replay"]').click();
    await page.locator('[data-part="replay-controls"]').waitFor();
    await page.keyboard.press('End');
    await expect(page.locator('[data-part="moments"]')).toHaveText(script);
    await looks(page, `${locale}-replay`);
    expect(player.trouble).toEqual([]);
  });
}

test('Persian digits are a setting', async ({ page }) => {
  const player = new Player(page);
  await player.open('/', { locale: 'fa', persianDigits: true, bot: 'greedy' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await page.locator('[data-play="blackpoker"]').click();
  const prompt = await player.ears.question(null);
  await player.shows(prompt!);
  await expect(page.locator('[data-part="log"]')).toHaveText(/[۰-۹]/);
  for (const part of ['[data-zone] .label b', '[data-part="vital"] b']) await expect(page.locator(part).first()).toHaveText(/^[۰-۹]+$/);
  await picture(page, 'fa-digits');
});
