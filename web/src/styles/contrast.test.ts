// Text must be readable in both looks: the pairs of tokens that carry text, measured by WCAG 2.2.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Tokens by name, as their light and dark values. Only the first block counts: the others are preferences. */
function tokens(): Map<string, [string, string]> {
  const found = new Map<string, [string, string]>();
  const block = css.slice(css.indexOf(':root {'), css.indexOf('\n}\n'));
  for (const [, name, light, dark] of block.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)) {
    found.set(name!, [light!, dark!]);
  }
  for (const [, name, one] of block.matchAll(/--([\w-]+): (#\w+);/g)) found.set(name!, [one!, one!]);
  return found;
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const paper = ['page', 'surface', 'surface-2', 'surface-3'];
const words: [string, string[]][] = [
  ['ink', paper],
  ['ink-2', paper],
  ['ink-3', ['page', 'surface', 'surface-2']],
  ['primary', ['page', 'surface', 'surface-2']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-primary-soft', ['primary-soft']],
  ['brass-ink', ['page', 'surface', 'surface-2', 'brass-soft']],
  ['danger', ['page', 'surface', 'danger-soft']],
  ['on-danger', ['danger']],
  ['good', ['surface', 'good-soft']],
  ['on-felt', ['felt', 'felt-lit', 'felt-deep']],
  ['on-felt-2', ['felt', 'felt-deep']],
  ...[0, 1, 2, 3, 4, 5].map((seat): [string, string[]] => [`seat-${seat}`, ['surface']]),
];
/** Lines and glows that say something need 3 : 1 against what they lie on. */
const marks: [string, string[]][] = [
  ['line-strong', ['surface', 'page']],
  ['lit', ['felt', 'felt-lit']],
  ['focus-inner', ['surface']],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s look', (look, side) => {
  const all = tokens();
  const value = (name: string) => {
    const pair = all.get(name);
    if (!pair) throw new Error(`tokens.css has no colour --${name}`);
    return pair[side];
  };
  it.each(words)('--%s is read on %s at 4.5 : 1', (ink, grounds) => {
    for (const ground of grounds) {
      expect(contrast(value(ink), value(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
  it.each(marks)('--%s is seen on %s at 3 : 1', (ink, grounds) => {
    for (const ground of grounds) {
      // A dark focus ring in the dark look is seen by its light companion.
      const shown = ink === 'focus-inner' && look === 'dark' ? 'focus-outer' : ink;
      expect(contrast(value(shown), value(ground)), `${shown} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});
