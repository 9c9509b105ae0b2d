// BlackPoker with real playing cards: ivory stock, pips and courts, and a back of woven lozenges.
import { circle, type Mark, polygon, star } from './draw.ts';
import { type Palette, sample, type Theme } from './theme.ts';

const black: Palette = { light: '#fbf8ef', mid: '#22262f', deep: '#14171d', accent: '#c9973a' };
const red: Palette = { light: '#fbf8ef', mid: '#b3261e', deep: '#7d120f', accent: '#c9973a' };

/** Lozenges woven over the whole back. */
function weave(step: number, size: number): string {
  let d = '';
  for (let y = 0; y <= 200; y += step) {
    for (let x = (y / step) % 2 ? step / 2 : 0; x <= 200; x += step) {
      d += polygon([[x, y - size], [x + size * 0.6, y], [x, y + size], [x - size * 0.6, y]]);
    }
  }
  return d;
}

const back: Mark[] = [
  { d: weave(16, 7), fill: 'light', opacity: 0.75 },
  { d: weave(16, 2.6), fill: 'mid' },
  { d: circle(38), fill: 'mid', stroke: 'light', width: 4 },
  { d: circle(31), stroke: 'light', width: 1.2, opacity: 0.8 },
  { d: star(8, 28, 12), fill: 'light' },
  { d: circle(7), fill: 'mid' },
];

export const theme: Theme = {
  stock: 'pips',
  frame: 'round',
  palette: (card) => [card.labels['suit']?.some((suit) => suit === 'heart' || suit === 'diamond') ? red : black],
  ornament: () => [],
  back: { palette: { light: '#f4ecd8', mid: '#1d2530', deep: '#10151c', accent: '#c9973a' }, marks: back },
  samples: [
    sample('SA', 'ace', { suit: ['spade'] }, { stats: { number: 1 } }),
    sample('HQ', 'court', { suit: ['heart'] }, { stats: { number: 12 } }),
    sample('CK', 'court', { suit: ['club'] }, { stats: { number: 13 } }),
  ],
  signs: { size: 'sword' },
};
