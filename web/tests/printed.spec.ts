// What the publisher prints, imported in the reader's language: shown on cards, ours one press away; and things found by any name.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { Player } from './player.ts';

// The cards beside these tests have a print of ours in Thai for one card.
const [CARD, PRINT, NAME] = ['ST01-013', 'ถ้อยคำที่พิมพ์ไว้เพื่อทดสอบ', 'โซโลฉบับพิมพ์'];

/** The print is shown, a press shows ours, another the print again. */
async function turns(page: Page, where: Locator): Promise<void> {
  await expect(where).toContainText(PRINT);
  await expect(where).toContainText(NAME);
  await page.locator('[data-part="wording"]').click();
  await expect(where).not.toContainText(PRINT);
  await expect(where).toContainText('พาวเวอร์');
  await page.locator('[data-part="wording"]').click();
  await expect(where).toContainText(PRINT);
}

test('in the builder a card is found by its printed name and read in its printed words', async ({ page }) => {
  const player = new Player(page);
  await player.open('/decks/one-piece', { locale: 'th' });
  await page.locator('[data-part="pool"]').waitFor();
  await page.locator('[data-part="search"]').fill(NAME);
  await expect(page.locator('[data-part="found"]')).toContainText('1');
  await page.locator('[data-at="0"] [data-main]').focus();
  await page.keyboard.press('i');
  const details = page.locator('[data-part="details"]');
  await expect(details).toHaveAttribute('data-id', CARD);
  await turns(page, details.locator('.card').first());
  await expect(details.locator('p.text')).toContainText(PRINT);
  expect(player.trouble).toEqual([]);
});

test('in the rules and cards a card is read in its printed words', async ({ page }) => {
  const player = new Player(page);
  await player.open('/', { locale: 'th' });
  await page.locator('[data-lookup="one-piece"]').click();
  await page.locator('[data-part="lookup"] input').fill(NAME);
  await page.locator('[data-tab="cards"]').click();
  await page.locator(`[data-part="lookup"] button[data-card="${CARD}"]`).click();
  await turns(page, page.locator('[data-part="lookup-card"] .card'));
  expect(player.trouble).toEqual([]);
});

test('in a match a key turns the words of the card that is read', async ({ page }) => {
  const player = new Player(page);
  await player.open('/desk', { locale: 'th' });
  await page.locator('[data-part="desk-zone"]').selectOption('characters');
  await page.locator('[data-part="desk-card"]').fill(CARD);
  await page.locator('[data-part="desk-add"]').click();
  await page.locator('[data-part="desk-lay"]').click();
  await page.waitForURL(/\/t\//);
  await player.shows((await player.ears.question(null))!);
  const card = page.locator(`[data-part="board"] [data-card="${CARD}"]`).first();
  await card.hover();
  const large = page.locator('.beside .card.l');
  await expect(large).toContainText(PRINT);
  await page.keyboard.press('t');
  await expect(large).not.toContainText(PRINT);
  await page.keyboard.press('t');
  await expect(large).toContainText(PRINT);
  expect(player.trouble).toEqual([]);
});

test('rules, actions and cards are found by their names in any language', async ({ page }) => {
  const player = new Player(page);
  await player.open('/', { locale: 'th' });
  const finds = async (game: string, words: string, tab: string, name: string) => {
    await page.locator(`[data-lookup="${game}"]`).click();
    await page.locator('[data-part="lookup"] input').fill(words);
    await page.locator(`[data-tab="${tab}"]`).click();
    await expect(page.locator('[data-part="lookup"]'), words).toContainText(name);
    await page.keyboard.press('Escape');
  };
  for (const words of ['投擲', 'throwing', 'پرتاب']) await finds('blackpoker', words, 'actions', 'ขว้าง');
  await finds('blackpoker', 'bulwark', 'actions', 'กำแพง');
  for (const words of ['First Strike', '先制攻撃', 'ضربه نخست']) await finds('gundam', words, 'rules', '《โจมตีก่อน》');
  await finds('one-piece', 'ブロッカー', 'rules', '[บล็อกเกอร์]');
  expect(player.trouble).toEqual([]);
});
