// The deck builder in real Chromium: search, counts, legality, plots, hands, odds, kept decks, links and codes, play, trials.
import { expect, type Page, test } from '@playwright/test';
import { accessible } from './axe.ts';

const PHONE = { width: 390, height: 844 };

async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['BAIZE_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** Opens the builder with an empty bench, and returns what goes wrong in the page. */
async function open(page: Page, game: string, hash = ''): Promise<string[]> {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('dialog', (dialog) => void trouble.push(`a dialog: ${dialog.message()}`));
  await page.goto(`/decks/${game}${hash}`);
  await page.locator('[data-part="pool"]').waitFor();
  return trouble;
}

async function takeShipped(page: Page, name: string): Promise<void> {
  await page.locator('[data-part="my-decks"]').click();
  await page.locator(`[data-shipped="${name}"]`).click();
  await page.locator('[data-legal="yes"]').waitFor();
}

/** How many cards the page says it found. */
async function found(page: Page): Promise<number> {
  const text = await page.locator('[data-part="found"]').innerText();
  return text.startsWith('One ') ? 1 : Number(text.replaceAll(',', '').match(/\d+/)?.[0]);
}

const pane = (page: Page, name: string) => page.locator(`.wide [data-pane="${name}"]`).click();

test('cards are found by name, number, text, numbers and every filter', async ({ page }) => {
  const trouble = await open(page, 'one-piece');
  const all = await found(page);
  expect(all).toBeGreaterThan(2000);
  const search = page.locator('[data-part="search"]');
  const finds = async (text: string) => {
    await search.fill(text);
    return found(page);
  };
  expect(await finds('st01-012')).toBe(1);
  await expect(page.locator('[data-id="ST01-012"]')).toBeVisible();
  const nami = await finds('nami');
  expect(nami).toBeGreaterThan(1);
  expect(nami).toBeLessThan(all / 10);
  const dear = await finds('cost>=9');
  expect(dear).toBeGreaterThan(10);
  expect(await finds('cost>=9 blocker')).toBeLessThan(dear);
  expect(await finds('no such card at all')).toBe(0);
  await search.fill('');
  await page.locator('[data-label="red"]').click();
  const red = await found(page);
  expect(red).toBeLessThan(all);
  await page.locator('[data-kind]').first().click();
  expect(await found(page)).toBeLessThan(red);
  await page.locator('[data-part="filter"]').click();
  await page.locator('[data-part="grade"]').selectOption('proven');
  await page.locator('[data-stat="0-min"]').fill('3');
  await page.locator('[data-part="trait"]').fill('Straw');
  await page.locator('[data-part="keyword"]').selectOption({ index: 1 });
  await accessible(page);
  await page.getByRole('button', { name: 'Clear the filters' }).first().click();
  expect(await found(page)).toBe(all);
  await page.locator('[data-view="list"]').click();
  await expect(page.locator('.line').first()).toBeVisible();
  await accessible(page);
  expect(trouble).toEqual([]);
});

test('a deck is built by keyboard, with its problems and their clauses', async ({ page }) => {
  const trouble = await open(page, 'one-piece');
  await page.keyboard.press('/');
  await page.keyboard.type('ST01-0');
  await expect(page.locator('[data-part="search"]')).toHaveValue('ST01-0');
  await page.locator('[data-at="0"] [data-main]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  for (let i = 0; i < 5; i++) await page.keyboard.press('+');
  await expect(page.locator('[data-line="ST01-002"] b')).toHaveText('5');
  await page.locator('[data-legal="no"]').waitFor();
  await expect(page.locator('[data-clause="5-1-2-3"]')).toBeVisible();
  await page.keyboard.press('-');
  await expect(page.locator('[data-clause="5-1-2-3"]')).toBeHidden();
  await page.locator('[data-clause="5-1-2"]').first().press('Enter');
  await expect(page.locator('[data-part="clause-text"]')).toContainText('50');
  await page.keyboard.press('Escape');
  await page.locator('[data-at="1"] [data-main]').focus();
  await page.keyboard.press('i');
  await expect(page.locator('[data-part="details"]')).toHaveAttribute('data-id', 'ST01-002');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part="play-deck"]')).toBeDisabled();
  // What was built is still there after the page was closed.
  await page.reload();
  await expect(page.locator('[data-line="ST01-002"] b')).toHaveText('4');
  expect(trouble).toEqual([]);
});

test('a restriction list counts from its day on, in the builder and where decks are handed in', async ({ page, request }) => {
  await open(page, 'one-piece');
  const take = async (id: string, copies: number) => {
    await page.locator('[data-part="search"]').fill(id);
    await page.locator(`[data-id="${id}"] [data-main]`).focus();
    for (let i = 0; i < copies; i++) await page.keyboard.press('+');
    await expect(page.locator(`[data-line="${id}"] b`)).toHaveText(String(copies));
  };
  const problem = page.getByText('since 2020-01-01 a deck may have 1');
  await take('OP05-119', 2);
  await expect(problem).toBeVisible();
  await page.keyboard.press('-');
  await expect(problem).toBeHidden();
  // A restriction that is yet to come says nothing until its day is chosen, and where no list is, the page says so.
  await take('OP09-118', 2);
  const coming = page.getByText('since 2199-01-01');
  await expect(coming).toBeHidden();
  const day = page.getByLabel('Restrictions as of');
  await day.fill('2199-01-01');
  await expect(coming).toBeVisible();
  await day.fill('2019-12-31');
  await expect(coming).toBeHidden();
  await page.locator('[data-line="OP05-119"] .step', { hasText: '+' }).click();
  await expect(page.locator('[data-line="OP05-119"] b')).toHaveText('2');
  await expect(problem).toBeHidden();
  await day.fill('2020-01-01');
  await expect(problem).toBeVisible();
  await expect(page.getByText('no dated lists of restricted cards')).toBeHidden();
  await open(page, 'duel');
  await expect(page.getByText('no dated lists of restricted cards')).toBeVisible();
  const body = { game: 'one-piece', options: {}, list: '1xST01-001\n2xOP05-119' };
  const verdict = await (await request.post('/api/decks/check', { data: body, headers: { 'accept-language': 'ja' } })).json();
  expect(JSON.stringify(verdict)).toContain('2020-01-01');
  expect(JSON.stringify(verdict)).not.toContain('copies of');
});

test('plots, sample hands and exact odds follow the deck', async ({ page }) => {
  await open(page, 'one-piece');
  await takeShipped(page, 'st01');
  await pane(page, 'numbers');
  await expect(page.locator('[data-plot="curve"] svg')).toHaveAttribute('aria-label', /Curve: Cost: 1 \d+, 2 \d+/);
  await expect(page.locator('[data-plot="colours"]')).toContainText('50');
  await expect(page.locator('[data-part="hand"] li')).toHaveCount(5);
  const before = await page.locator('[data-part="hand"]').innerText();
  await expect.poll(async () => {
    await page.locator('[data-part="draw-again"]').click();
    return page.locator('[data-part="hand"]').innerText();
  }).not.toBe(before);
  await page.locator('[data-part="odds-add"]').selectOption('ST01-006');
  // Four of fifty in five: 1 - C(46,5) / C(50,5).
  await expect(page.locator('[data-turn="0"] b')).toHaveText('35.30%');
  await expect(page.locator('[data-turn="1"] b')).toHaveText('35.30%');
  await page.locator('[data-part="odds-order"]').selectOption({ label: 'Second' });
  await expect(page.locator('[data-turn="1"] b')).toHaveText('41.05%');
  await accessible(page);
});

test('decks are kept, renamed, copied, opened and deleted', async ({ page }) => {
  await open(page, 'duel');
  await takeShipped(page, 'warriors');
  const name = page.locator('[data-part="deck-name"]');
  const hostile = '<img src=x onerror=alert(1)>';
  await name.fill(hostile);
  await page.locator('[data-part="save"]').click();
  await expect(page.locator('[data-part="save"]')).toHaveText('Saved');
  await name.fill('Second name');
  await page.locator('[data-part="save"]').click();
  await expect(page.locator('[data-part="save"]')).toHaveText('Saved');
  await page.locator('[data-part="my-decks"]').click();
  await expect(page.locator('[data-deck]')).toHaveCount(1);
  await page.locator('[data-part="copy-deck"]').click();
  await expect(page.locator('[data-deck]')).toHaveCount(2);
  await accessible(page);
  await page.reload();
  await page.locator('[data-part="my-decks"]').click();
  await expect(page.locator('[data-deck]')).toHaveCount(2);
  await page.locator('[data-deck]', { hasText: /^Second name(?! \()/ }).locator('[data-part="delete-deck"]').click();
  await page.locator('[data-part="delete-sure"]').click();
  await expect(page.locator('[data-deck]')).toHaveCount(1);
  await page.locator('[data-deck] .name').click();
  await expect(name).toHaveValue('Second name (copy)');
  // The side deck has its own place.
  await expect(page.locator('[data-deck-part="side"]')).toBeVisible();
  const side = page.locator('[data-deck-part="side"] .n').first();
  const held = Number(await side.innerText());
  await page.locator('[data-deck-part="main"] [data-line]').first().getByRole('button', { name: /^Move / }).click();
  await expect(side).toHaveText(String(held + 1));
});

test('links and codes carry a deck, and hostile ones are told as text', async ({ page, browser, baseURL }) => {
  const trouble = await open(page, 'duel');
  await takeShipped(page, 'warriors');
  await page.locator('[data-part="deck-name"]').fill('<script>alert(1)</script>');
  await page.locator('[data-part="share-open"]').click();
  const link = await page.locator('[data-part="share-link"]').inputValue();
  const code = await page.locator('[data-part="share-code"]').inputValue();
  await page.locator('[data-format="ydk"]').click();
  const ydk = await page.locator('[data-part="export-text"]').inputValue();
  expect(ydk).toContain('#main');
  await accessible(page);
  const context = await browser.newContext({ baseURL: baseURL! });
  const other = await context.newPage();
  const worse = await open(other, 'duel', new URL(link).hash);
  await expect(other.locator('[data-part="deck-name"]')).toHaveValue('<script>alert(1)</script>');
  await other.locator('[data-legal="yes"]').waitFor();
  expect(new URL(other.url()).hash).toBe('');
  const read = async (text: string) => {
    await other.locator('[data-part="import-open"]').click();
    await other.locator('[data-part="import-text"]').fill(text);
    await other.locator('[data-part="import-read"]').click();
  };
  for (const good of [ydk, code]) {
    await read(good);
    await expect(other.locator('dialog[open]')).toHaveCount(0);
    await other.locator('[data-legal="yes"]').waitFor();
  }
  const lines = await other.locator('[data-line]').count();
  // What cannot be read is named, and the deck on the bench stays.
  await read('4 <img src=x onerror=alert(1)>');
  await expect(other.locator('[data-part="import-problems"]')).toContainText('there is no card `<img`');
  await other.keyboard.press('Escape');
  for (const bad of [`${code.slice(0, -4)}`, 'bz1!!!!', 'ydke://AAA!!!', '{"__proto__":{"x":1}}', '["a"', '\u202e4xfoo']) {
    await other.goto('/decks');
    await other.goto(`/decks/duel#deck=${encodeURIComponent(bad)}`);
    await other.locator('[data-line]').first().waitFor();
  }
  expect(await other.locator('[data-line]').count()).toBe(lines);
  expect([...trouble, ...worse]).toEqual([]);
  await context.close();
});

test('a deck is played against a bot with one press', async ({ page }) => {
  await open(page, 'one-piece');
  await takeShipped(page, 'st02');
  await page.locator('[data-part="play-deck"]').click();
  await page.waitForURL(/\/t\//);
  await page.locator('[data-part="board"]').waitFor();
});

test('a frame is set up suit by suit', async ({ page }) => {
  await open(page, 'blackpoker');
  await page.locator('[data-part="import-open"]').click();
  const suit = (sign: string) => `${sign} A 2 3 4 5 6 7 8 9 10 J Q K`;
  await page.locator('[data-part="import-text"]').fill(`name: Mine\nframe: pro/strategy\n${['♠', '♥', '♦', '♣'].map(suit).join('\n')}`);
  await page.locator('[data-part="import-read"]').click();
  await expect(page.locator('[data-part="format"]')).toHaveValue('pro/strategy');
  await expect(page.locator('[data-part="deck-name"]')).toHaveValue('Mine');
  await page.locator('[data-legal="yes"]').waitFor();
  await page.locator('[data-part="share-open"]').click();
  await page.locator('[data-format="suits"]').click();
  await expect(page.locator('[data-part="export-text"]')).toHaveValue(/♠ A 2 3/);
});

test('bots try a deck out; it can be stopped, and what was played counts', async ({ page }) => {
  await open(page, 'duel');
  await takeShipped(page, 'warriors');
  await pane(page, 'trial');
  await page.getByLabel('fortress').check();
  await page.locator('[data-part="trial-games"]').selectOption('10');
  await page.locator('[data-part="trial-begin"]').click();
  const results = page.locator('[data-part="trial-results"]');
  await results.waitFor({ timeout: 120_000 });
  await expect(results).toHaveAttribute('data-state', 'over');
  await expect(results.locator('.rates li')).toHaveCount(3);
  await expect(results.locator('.matrix tbody tr')).toHaveCount(3);
  expect(await results.locator('[data-part="trial-cards"] tbody tr').count()).toBeGreaterThan(5);
  await accessible(page);
  await page.locator('[data-part="trial-games"]').selectOption('200');
  await page.locator('[data-part="trial-begin"]').click();
  await page.locator('[data-part="trial-stop"]').click();
  await expect(results).toHaveAttribute('data-state', 'stopped', { timeout: 30_000 });
});

for (const look of ['light', 'dark'] as const) {
  test(`the builder is whole and accessible on a desk and on a phone in the ${look} look`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, colorScheme: look, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await open(page, 'one-piece');
    await takeShipped(page, 'st01');
    await fits(page);
    await accessible(page, look);
    await picture(page, `builder-${look}`);
    await page.setViewportSize(PHONE);
    await fits(page);
    await accessible(page, look);
    await picture(page, `builder-phone-${look}`);
    for (const name of ['deck', 'numbers', 'trial']) {
      await page.locator(`.phone [data-pane="${name}"]`).click();
      await expect(page.locator('.phone')).toBeInViewport({ ratio: 1 });
      await fits(page);
      await accessible(page, look);
      await picture(page, `builder-phone-${name}-${look}`);
    }
    await page.locator('.phone [data-pane="pool"]').tap().catch(() => page.locator('.phone [data-pane="pool"]').click());
    await page.locator('[data-id="ST01-002"] .tools button').last().click();
    await page.locator('.phone [data-pane="deck"]').click();
    await expect(page.locator('[data-line="ST01-002"] b')).toHaveText('5');
    await page.goto('/decks');
    await page.locator('[data-build="duel"]').waitFor();
    await fits(page);
    await accessible(page, look);
    await context.close();
  });
}

for (const { locale, tag, script } of [
  { locale: 'th', tag: 'th-TH', script: /[\u0e00-\u0e7f]/ },
  { locale: 'ja', tag: 'ja-JP', script: /[\u3040-\u30ff\u4e00-\u9fff]/ },
  { locale: 'fa', tag: 'fa-IR', script: /[\u0600-\u06ff]/ },
]) {
  test(`${locale}: the builder speaks the reader's language, problems included`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, locale: tag, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await open(page, 'one-piece');
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa' ? 'rtl' : 'ltr');
    await page.locator('[data-part="search"]').fill('ST01-001');
    await page.locator('[data-id="ST01-001"] [data-main]').click();
    await page.locator('[data-legal="no"]').waitFor();
    await expect(page.locator('[data-part="verdict"]')).toHaveText(script);
    await expect(page.locator('[data-part="verdict"]')).not.toHaveText(/\b(The|deck|cards|add)\b/);
    // English words are found in every language.
    await page.locator('[data-part="search"]').fill('rush');
    await expect.poll(() => page.locator('[data-main]').count()).toBeGreaterThan(3);
    for (const name of ['numbers', 'trial']) {
      await pane(page, name);
      await expect(page.locator('.pane')).toHaveText(script);
    }
    await fits(page);
    await accessible(page);
    await picture(page, `builder-${locale}`);
    await context.close();
  });
}

test('a pool of thousands scrolls and is searched without lag', async ({ page }) => {
  await open(page, 'one-piece');
  await expect.poll(() => page.locator('.plain').count()).toBe(0);
  // The time that the page's thread works, scripts, styles and layout together: on a busy machine the clock tells of others.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  /** Does something, and returns how long the thread worked until it is seen and the next frame begins. */
  const frame = async (act: string) => {
    const before = await worked();
    await devtools.send('Runtime.evaluate', { expression: `${act}; new Promise((done) => requestAnimationFrame(() => setTimeout(done)))`, awaitPromise: true });
    return (await worked()) - before;
  };
  const view = `document.querySelector('[data-part="virtual"]')`;
  const scrolled: number[] = [];
  for (let i = 0; i < 80; i++) scrolled.push(await frame(`${view}.scrollTop += 60`));
  scrolled.sort((a, b) => a - b);
  const keys: number[] = [];
  for (const text of ['l', 'lu', 'luf', 'luff', 'luffy', 'luff', 'luf', 'lu', 'l', '']) {
    keys.push(await frame(`(() => { const field = document.querySelector('[data-part="search"]'); field.value = '${text}'; field.dispatchEvent(new Event('input', { bubbles: true })); })()`));
  }
  keys.sort((a, b) => a - b);
  const [median, p95, key] = [scrolled[40]!, scrolled[76]!, keys[5]!];
  const nodes = await page.locator('[data-main]').count();
  console.log(`work in a frame while scrolling: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; for a key: median ${key.toFixed(1)} ms, at most ${keys[9]!.toFixed(1)} ms; ${nodes} cards drawn`);
  expect(nodes).toBeLessThan(80);
  expect(median).toBeLessThan(16);
  expect(p95).toBeLessThan(32);
  expect(key).toBeLessThan(50);
});
