// GUNDAM as a hangar drawing: panels, reticles and machine heads that no two cards share.
import { between, chance, circle, line, type Mark, mirrored, pair, placed, type Point, regular, ticks } from './draw.ts';
import { initialsOf } from './crest.ts';
import { glyphs } from './glyphs.ts';
import { type Palette, pick, type Printed, sample, type Theme } from './theme.ts';

const colours: Record<string, Palette> = {
  blue: { light: '#dcecff', mid: '#2f6fbd', deep: '#0f2c5c', accent: '#ffcf5a' },
  green: { light: '#e0f2dd', mid: '#3d8a58', deep: '#12402e', accent: '#ffd25e' },
  red: { light: '#ffe3dc', mid: '#c4382f', deep: '#5c1018', accent: '#ffd15c' },
  white: { light: '#ffffff', mid: '#8d9bab', deep: '#3a4757', accent: '#f0b93c' },
  purple: { light: '#efe3ff', mid: '#7a4fae', deep: '#33195c', accent: '#ffd25e' },
};
const steel: Palette = { light: '#e9eef2', mid: '#6d7a86', deep: '#232b33', accent: '#7fd6e8' };

/** Hexagons across the whole card, as one line drawing. */
function mesh(size: number): string {
  let d = '';
  const [w, h] = [size * Math.sqrt(3), size * 1.5];
  for (let row = -1; row * h < 220; row++) {
    for (let x = row % 2 ? 0 : w / 2; x < 220; x += w) d += regular(6, size, 0, [x, row * h]);
  }
  return d;
}

const net = mesh(15);

function panel(rand: () => number): Mark[] {
  const slant = 30 + rand() * 60;
  const at = 20 + rand() * 60;
  return [
    { d: net, stroke: 'light', width: 0.8, opacity: 0.16 },
    { d: `M${at} -10h34l${-slant} 230h-34Z`, fill: 'light', opacity: 0.12 },
    { d: `M${at + 46} -10h10l${-slant} 230h-10Z`, fill: 'light', opacity: 0.12 },
    { d: circle(68), stroke: 'light', width: 1, opacity: 0.45 },
    { d: ticks(4, 62, 76), stroke: 'accent', width: 2, opacity: 0.9 },
    { d: ticks(60, 66, 70), stroke: 'light', width: 0.8, opacity: 0.5 },
  ];
}

function crest(rand: () => number): Mark[] {
  const [reach, rise] = [44 + rand() * 16, 34 + rand() * 12];
  const blade: Point[] = [[4, 68], [reach, rise], [reach - 2, rise + 6], [12, 78]];
  switch (between(rand, 0, 3)) {
    case 0:
      return [{ d: pair(blade), fill: 'accent' }];
    case 1:
      return [{ d: mirrored([[0, 30 + rand() * 8], [5, 44], [7, 74], [0, 80]]), fill: 'accent' }];
    case 2:
      return [
        { d: pair(blade), fill: 'accent' },
        { d: pair([[6, 72], [reach - 8, rise + 18], [reach - 12, rise + 23], [12, 80]]), fill: 'accent', opacity: 0.75 },
      ];
    default:
      return [{ d: pair([[34, 80], [40, 40 + rand() * 14], [45, 40 + rand() * 14], [46, 92], [38, 96]]), fill: 'accent' }];
  }
}

function eyes(rand: () => number): Mark[] {
  const tilt = 2 + rand() * 8;
  switch (between(rand, 0, 2)) {
    case 0:
      return [
        { d: pair([[3, 97], [31, 95 - tilt], [32, 106 - tilt / 2], [6, 111]]), fill: 'deep' },
        { d: pair([[8, 100], [27, 97 - tilt], [27, 104 - tilt / 2], [11, 107]]), fill: 'accent' },
      ];
    case 1:
      return [
        { d: mirrored([[0, 96], [34, 92 - tilt], [34, 106 - tilt / 2], [0, 110]]), fill: 'deep' },
        { d: mirrored([[0, 99], [29, 96 - tilt], [28, 102 - tilt / 2], [0, 105]]), fill: 'accent', opacity: 0.9 },
      ];
    default: {
      const x = 100 + between(rand, -1, 1) * 14;
      return [
        { d: mirrored([[0, 92], [35, 90], [35, 108], [0, 112]]), fill: 'deep' },
        { d: circle(7, [x, 101]), fill: 'accent' },
        { d: circle(3, [x - 2, 99]), fill: 'light' },
      ];
    }
  }
}

function unit(rand: () => number): Mark[] {
  const [jaw, brow] = [34 + rand() * 8, 36 + rand() * 8];
  return [
    { d: mirrored([[0, 150], [24, 142], [66, 150], [84, 172], [90, 220], [0, 220]]), fill: 'deep', opacity: 0.9 },
    { d: pair([[30, 150], [62, 154], [76, 170], [70, 190], [40, 172]]), fill: 'mid', opacity: 0.9 },
    { d: mirrored([[0, 152], [18, 160], [10, 186], [0, 190]]), fill: 'accent', opacity: 0.85 },
    ...crest(rand),
    { d: mirrored([[0, 62], [22, 64], [brow, 78], [brow + 4, 100], [jaw, 124], [0, 128]]), fill: 'light' },
    { d: mirrored([[0, 62], [8, 62], [11, 84], [0, 90]]), fill: 'mid' },
    { d: pair([[brow, 80], [brow + 4, 100], [jaw, 122], [jaw - 8, 112], [brow - 6, 92]]), fill: 'mid', opacity: 0.55 },
    ...eyes(rand),
    { d: mirrored([[0, 112], [14, 114], [17, 130], [9, 146], [0, 149]]), fill: 'light', stroke: 'deep', width: 1.4 },
    { d: pair([[18, 116], [jaw, 112], [jaw - 3, 130], [20, 140]]), fill: 'mid', stroke: 'deep', width: 1.2 },
    { d: [120, 127, 134].map((y) => line([93, y], [107, y])).join(''), stroke: 'deep', width: 2 },
  ];
}

function pilot(rand: () => number): Mark[] {
  const tilt = rand() * 8;
  return [
    { d: mirrored([[0, 148], [26, 146], [64, 166], [74, 220], [0, 220]]), fill: 'deep', opacity: 0.9 },
    { d: mirrored([[0, 150], [16, 152], [8, 184], [0, 190]]), fill: 'accent' },
    { d: mirrored([[0, 46], [28, 52], [46, 78], [46, 116], [30, 144], [0, 150]]), fill: 'light' },
    { d: mirrored([[0, 46], [7, 47], [9, 84], [0, 84]]), fill: 'mid' },
    { d: mirrored([[0, 84], [30, 86 - tilt / 2], [40, 96], [32, 118 + tilt], [12, 128], [0, 128]]), fill: 'deep' },
    { d: `M76 96q24 -9 50 0l-4 7q-22 -8 -42 0Z`, fill: 'accent', opacity: 0.85 },
    { d: pair([[40, 122], [46, 112], [50, 122], [44, 136]]), fill: 'mid' },
  ];
}

function command(rand: () => number): Mark[] {
  const reach = 36 + rand() * 12;
  return [
    { d: regular(6, 58, rand() > 0.5 ? 0 : 1 / 12), fill: 'deep', opacity: 0.7, stroke: 'accent', width: 2 },
    { d: [0, 20, 40].map((y) => mirrored([[0, 62 + y], [reach, 88 + y], [reach, 98 + y], [0, 74 + y]])).join(''), fill: 'light' },
    { d: mirrored([[0, 118], [14, 126], [0, 144]]), fill: 'accent' },
  ];
}

function base(rand: () => number): Mark[] {
  const lift = rand() * 12;
  return [
    { d: mirrored([[0, 40 + lift], [9, 50 + lift], [12, 90], [34, 82], [40, 104], [64, 112], [70, 160], [0, 172]]), fill: 'light' },
    { d: pair([[14, 96], [32, 90], [36, 110], [14, 116]]), fill: 'mid' },
    { d: pair([[14, 122], [62, 118], [65, 134], [14, 142]]), fill: 'deep', opacity: 0.75 },
    { d: pair([[18, 128], [56, 123], [57, 129], [18, 135]]), fill: 'accent' },
    { d: mirrored([[0, 96], [10, 100], [10, 150], [0, 154]]), fill: 'deep' },
    { d: mirrored([[0, 56 + lift], [4, 62 + lift], [5, 84], [0, 86]]), fill: 'accent' },
  ];
}

function resource(): Mark[] {
  return [
    { d: net, stroke: 'light', width: 0.8, opacity: 0.2 },
    { d: regular(6, 62), fill: 'deep', opacity: 0.6, stroke: 'light', width: 2 },
    { d: regular(6, 50), stroke: 'accent', width: 3 },
    { d: placed(glyphs.bolt, 62), fill: 'accent' },
  ];
}

const draw: Record<string, (rand: () => number) => Mark[]> = { unit, pilot, command, base };

function picture(card: Printed): Mark[] {
  const rand = chance(card.id);
  const figure = draw[card.kind];
  const letters: Mark = { d: '', text: initialsOf(card.name), size: 42, at: [138, 34], fill: 'accent', stroke: 'deep', width: 5 };
  return figure ? [...panel(rand), ...figure(rand), ...(card.name ? [letters] : [])] : resource();
}

export const theme: Theme = {
  stock: 'framed',
  frame: 'cut',
  palette: (card) => pick(colours, card.labels['colour'], steel),
  ornament: picture,
  back: {
    palette: { light: '#d7e1ea', mid: '#2a3744', deep: '#121a22', accent: '#e0a83a' },
    marks: [
      { d: net, stroke: 'light', width: 0.9, opacity: 0.2 },
      { d: `M20 -10h40l-70 230h-40Z`, fill: 'light', opacity: 0.06 },
      { d: `M180 210h-40l70 -230h40Z`, fill: 'light', opacity: 0.06 },
      { d: regular(6, 56), fill: 'deep', stroke: 'accent', width: 3 },
      { d: regular(6, 48), stroke: 'light', width: 1, opacity: 0.6 },
      { d: mirrored([[0, 66], [34, 92], [34, 104], [0, 80]]), fill: 'accent' },
      { d: mirrored([[0, 90], [34, 116], [34, 128], [0, 104]]), fill: 'light' },
      { d: mirrored([[0, 114], [16, 126], [0, 140]]), fill: 'accent' },
    ],
  },
  samples: [
    sample('ST02-001', 'unit', { colour: ['green'] }),
    sample('ST01-001', 'unit', { colour: ['blue'] }),
    sample('ST03-010', 'pilot', { colour: ['red'] }),
  ],
  signs: {
    unit: 'mask',
    pilot: 'helmet',
    command: 'chevrons',
    base: 'fort',
    resource: 'cell',
    space: 'orbit',
    earth: 'peak',
    cost: 'cell',
    ap: 'sword',
    hp: 'shield',
    blocker: 'shield',
    'first-strike': 'bolt',
    'high-maneuver': 'wing',
    linked: 'link',
    'pilot-part': 'helmet',
  },
  plain: ['resource'],
};
