// What axe says of a screen.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe objects to nothing. The dark look has colours of its own and nothing else, so those alone are looked at there; with
 * `all`, best practices are looked at as well.
 */
export async function accessible(page: Page, look = 'light', all = false): Promise<void> {
  const axe = new AxeBuilder({ page });
  const wcag = () => (all ? axe : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']));
  const rules = look === 'dark' ? axe.withRules(['color-contrast']) : wcag();
  const { violations } = await rules.analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).slice(0, 3).join(' | ')}`);
  expect(told).toEqual([]);
}

/** Turns to the other look, and waits until its colours are drawn: what changes begins with the old ones. */
export async function turnTo(page: Page, look: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: look });
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const ends = (each: Animation) => each.effect?.getComputedTiming().iterations !== Infinity;
    await Promise.all(document.getAnimations().filter(ends).map((each) => each.finished.catch(() => null)));
  });
}
