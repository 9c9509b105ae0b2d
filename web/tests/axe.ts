// What axe says of a screen.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe objects to nothing. The dark look has colours of its own and nothing else, so those alone are looked at there. */
export async function accessible(page: Page, look = 'light'): Promise<void> {
  const axe = new AxeBuilder({ page });
  const rules = look === 'dark' ? axe.withRules(['color-contrast']) : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await rules.analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).slice(0, 3).join(' | ')}`);
  expect(told).toEqual([]);
}
