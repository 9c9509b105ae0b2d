// The look of a game that has no theme of its own yet: numbered tiles in a colour that the card's name gives.
import { between, chance, circle, type Mark, regular, star, ticks } from './draw.ts';
import { type Palette, type Printed, sample, type Theme } from './theme.ts';

const inks: Palette[] = [
  { light: '#fdf3dc', mid: '#2f7d5b', deep: '#123f2d', accent: '#e5b552' },
  { light: '#fdebdc', mid: '#b3543a', deep: '#57200f', accent: '#f0bd62' },
  { light: '#e3eefc', mid: '#3a6fae', deep: '#14315a', accent: '#f0c766' },
  { light: '#f3e6fb', mid: '#7b559f', deep: '#361d50', accent: '#e9bd62' },
];

function tile(card: Printed): Mark[] {
  const rand = chance(card.id);
  const points = between(rand, 4, 10);
  return [
    { d: circle(84), stroke: 'light', width: 1, opacity: 0.35 },
    { d: ticks(points * 6, 74, 82), stroke: 'light', width: 1.2, opacity: 0.45 },
    { d: regular(points, 62, rand()), fill: 'deep', opacity: 0.35 },
    { d: star(points, 58, 30), fill: 'accent' },
    { d: star(points, 38, 20, 0.5 / points), fill: 'light' },
    { d: circle(11), fill: 'deep' },
  ];
}

export const theme: Theme = {
  stock: 'framed',
  frame: 'round',
  palette: (card) => [inks[between(chance(card.name), 0, inks.length - 1)]!],
  ornament: tile,
  back: {
    palette: { light: '#f8f1de', mid: '#1f6b4f', deep: '#0f3d2c', accent: '#d8b063' },
    marks: [
      { d: [90, 74, 58].map((r) => regular(8, r, 1 / 16)).join(''), stroke: 'light', width: 1.2, opacity: 0.5 },
      { d: star(8, 44, 24), fill: 'accent' },
      { d: circle(12), fill: 'deep' },
    ],
  },
  samples: [sample('N3', 'number', {}, { name: '3' }), sample('N7', 'number', {}, { name: '7' }), sample('N9', 'number', {}, { name: '9' })],
  signs: { rank: 'star' },
};
