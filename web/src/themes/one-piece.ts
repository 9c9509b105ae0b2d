// ONE PIECE at sea: sun, waves and compass roses in the colours of the cards.
import { between, chance, circle, line, type Mark, placed, polar, polygon, rays, star, ticks, wave } from './draw.ts';
import { crest } from './crest.ts';
import { glyphs } from './glyphs.ts';
import { type Palette, pick, type Printed, sample, type Theme } from './theme.ts';

const colours: Record<string, Palette> = {
  red: { light: '#ffd9b8', mid: '#d8432f', deep: '#7c1620', accent: '#ffb35c' },
  green: { light: '#e2f3b8', mid: '#3a9655', deep: '#124a37', accent: '#b8dd6a' },
  blue: { light: '#cdeaff', mid: '#2c7fc4', deep: '#113a73', accent: '#7fd3f0' },
  purple: { light: '#ecd9ff', mid: '#8353b8', deep: '#3c1f6b', accent: '#d29be8' },
  black: { light: '#e3e3ea', mid: '#565d6e', deep: '#1c2029', accent: '#c7a86a' },
  yellow: { light: '#fff4c2', mid: '#d9a520', deep: '#735006', accent: '#ffe27a' },
};
const coin: Palette = { light: '#fff6dc', mid: '#c9bfa8', deep: '#4a4335', accent: '#e8b23c' };

function sky(rand: () => number): Mark[] {
  const count = between(rand, 9, 14);
  const turn = rand();
  return [
    { d: rays(count, 190, turn), fill: 'light', opacity: 0.16 },
    { d: circle(70), fill: 'light', opacity: 0.16 },
    { d: circle(58), fill: 'light', opacity: 0.14 },
  ];
}

function sea(rand: () => number): Mark[] {
  const layer = (y: number, fill: 'mid' | 'deep', opacity: number): Mark => ({
    d: wave(y + rand() * 4, 5 + rand() * 4, 34 + rand() * 22, rand() * 40),
    fill,
    opacity,
  });
  return [layer(146, 'deep', 0.35), layer(158, 'deep', 0.5), layer(170, 'deep', 0.75)];
}

/** A compass rose: every point has a lit and a shaded side. */
function rose(points: number, reach: number, waist: number, turn = 0): Mark[] {
  const side = (way: 1 | -1) =>
    Array.from({ length: points }, (_, i) => {
      const at = turn + i / points;
      return polygon([[100, 100], polar(at, reach), polar(at + (way * 0.5) / points, waist)]);
    }).join('');
  return [
    { d: side(-1), fill: 'light' },
    { d: side(1), fill: 'deep' },
  ];
}

function leader(card: Printed, rand: () => number): Mark[] {
  const spokes = 8;
  const grips = Array.from({ length: spokes }, (_, i) => circle(4.5, polar(i / spokes, 58))).join('');
  return [
    { d: ticks(spokes, 16, 56), stroke: 'deep', width: 7 },
    { d: ticks(spokes, 16, 56), stroke: 'accent', width: 4 },
    { d: grips, fill: 'accent', stroke: 'deep', width: 1.5 },
    { d: circle(42), stroke: 'deep', width: 13 },
    { d: circle(42), stroke: 'accent', width: 9 },
    { d: circle(42), stroke: 'deep', width: 1.5, opacity: 0.5 },
    { d: circle(25), fill: 'deep', stroke: 'accent', width: 4 },
    { d: star(between(rand, 5, 8), 22, 12, rand()), fill: 'mid' },
    { d: placed(glyphs[sign(card.labels['attribute']?.[0])], 26), fill: 'light' },
  ];
}

function event(rand: () => number): Mark[] {
  const points = between(rand, 9, 13);
  return [
    { d: star(points, 92, 60, rand(), [100, 84]), fill: 'accent', opacity: 0.55 },
  ];
}

function stage(rand: () => number): Mark[] {
  const lean = (rand() - 0.5) * 6;
  return [
    { d: `M60 138q40 16 80 0l-9 22q-31 9 -62 0Z`, fill: 'deep', stroke: 'light', width: 1.5 },
    { d: line([100 + lean, 40], [100, 140]), stroke: 'light', width: 3 },
    { d: `M${96 + lean} 52q-36 28 -34 74q16 6 34 3Z`, fill: 'light' },
    { d: `M${104 + lean} 46q42 30 38 82q-18 5 -38 2Z`, fill: 'light', opacity: 0.85 },
    { d: `M${100 + lean} 40l22 7l-22 8Z`, fill: 'accent' },
    { d: circle(9, [117, 100]), stroke: 'mid', width: 4 },
  ];
}

function don(): Mark[] {
  return [
    { d: rays(16, 190), fill: 'accent', opacity: 0.3 },
    { d: circle(60), fill: 'deep', opacity: 0.25 },
    { d: circle(56), fill: 'accent', stroke: 'deep', width: 2 },
    { d: circle(48), stroke: 'deep', width: 1.5, opacity: 0.6 },
    { d: ticks(48, 50, 54), stroke: 'deep', width: 1.2, opacity: 0.6 },
    { d: placed(glyphs.plus, 56), fill: 'deep' },
  ];
}

const signs = {
  slash: 'slash',
  strike: 'impact',
  ranged: 'aim',
  special: 'spiral',
  wisdom: 'eye',
  leader: 'crown',
  character: 'mask',
  event: 'bolt',
  stage: 'sail',
  don: 'plus',
  counter: 'shield',
  life: 'heart',
} as const;

function sign(attribute: string | undefined) {
  return attribute && attribute in signs ? signs[attribute as keyof typeof signs] : 'star';
}

export const theme: Theme = {
  stock: 'framed',
  frame: 'round',
  palette: (card) => (card.kind === 'don' ? [coin] : pick(colours, card.labels['colour'], colours['black']!)),
  ornament(card) {
    const rand = chance(card.id);
    if (card.kind === 'don') return don();
    const back = sky(rand);
    switch (card.kind) {
      case 'leader':
        return [...back, ...sea(rand), ...leader(card, rand)];
      case 'event':
        return [...back, ...event(rand), ...crest(card)];
      case 'stage':
        return [...back, ...stage(rand), ...sea(rand)];
      default:
        return [...back, ...sea(rand), ...crest(card)];
    }
  },
  back: {
    palette: { light: '#f3e3c2', mid: '#1f4a78', deep: '#0c2340', accent: '#d8b063' },
    marks: [
      { d: rays(24, 190), fill: 'light', opacity: 0.06 },
      { d: [132, 148, 164, 180].map((y, i) => wave(y, 8, 40, i * 20)).join(''), stroke: 'accent', width: 1.6, opacity: 0.55 },
      { d: [20, 36, 52, 68].map((y, i) => wave(y, 8, 40, i * 20)).join(''), stroke: 'accent', width: 1.6, opacity: 0.55 },
      { d: circle(46), fill: 'deep', stroke: 'accent', width: 2.5 },
      { d: circle(40), stroke: 'accent', width: 1 },
      { d: star(4, 44, 9, 0.125), fill: 'accent', opacity: 0.6 },
      ...rose(4, 54, 11),
      { d: circle(8), fill: 'accent', stroke: 'deep', width: 2 },
    ],
  },
  samples: [
    sample('ST01-012', 'character', { colour: ['blue'], attribute: ['slash'] }),
    sample('ST02-009', 'leader', { colour: ['red'], attribute: ['strike'] }),
    sample('ST03-001', 'event', { colour: ['green'] }),
  ],
  signs,
  plain: ['don'],
};
