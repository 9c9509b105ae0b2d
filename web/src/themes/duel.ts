// Duel as a book of seals: circles, star polygons and the sign of what the card is.
import { between, chance, circle, type Mark, placed, polar, starPolygon, ticks } from './draw.ts';
import { crest } from './crest.ts';
import { type Glyph, glyphs } from './glyphs.ts';
import { type Palette, type Printed, sample, type Theme } from './theme.ts';

const colours: Record<string, Palette> = {
  normal: { light: '#fff3d6', mid: '#b98b46', deep: '#4f3412', accent: '#ffd98a' },
  effect: { light: '#ffe6d2', mid: '#b25f34', deep: '#4c1f0e', accent: '#ffbe7d' },
  ritual: { light: '#dfeaff', mid: '#4a6fb5', deep: '#182c60', accent: '#9fc4ff' },
  spell: { light: '#d8f5ec', mid: '#1f8a78', deep: '#0b4038', accent: '#7fe0c9' },
  trap: { light: '#ffe0ee', mid: '#a8437f', deep: '#4a1136', accent: '#ff9ecb' },
};

/** What a monster's type looks like, and which sign stands for an attribute or an icon. */
const signs: Record<string, Glyph> = {
  Warrior: 'sword',
  'Beast-Warrior': 'claw',
  Beast: 'claw',
  'Winged Beast': 'wing',
  Dragon: 'dragon',
  Spellcaster: 'wand',
  Fiend: 'horns',
  Zombie: 'skull',
  Machine: 'gear',
  Aqua: 'drop',
  Fish: 'fin',
  'Sea Serpent': 'snake',
  Reptile: 'snake',
  Dinosaur: 'fang',
  Insect: 'bug',
  Plant: 'leaf',
  Rock: 'peak',
  Pyro: 'flame',
  Thunder: 'bolt',
  Fairy: 'halo',
  dark: 'moon',
  light: 'sun',
  earth: 'peak',
  fire: 'flame',
  water: 'drop',
  wind: 'gust',
  divine: 'halo',
  equip: 'plus',
  field: 'ring',
  'quick-play': 'bolt',
  continuous: 'infinity',
  counter: 'up',
  ritual: 'flame',
  spell: 'scroll',
  trap: 'snare',
  monster: 'mask',
  level: 'star',
  atk: 'sword',
  def: 'shield',
};

function centre(card: Printed): Glyph {
  const words = [...card.traits, ...(card.labels['icon'] ?? []).filter((icon) => icon !== 'ritual' || card.kind !== 'monster')];
  const word = words.find((w) => w in signs && w !== 'normal' && w !== 'effect');
  return signs[word ?? card.kind] ?? 'star';
}

function seal(card: Printed): Mark[] {
  const rand = chance(card.id);
  const corners = between(rand, 5, 9);
  const skip = between(rand, 2, Math.floor((corners - 1) / 2));
  const turn = between(rand, 0, 1) * (0.5 / corners);
  const moons = Array.from({ length: corners }, (_, i) => circle(4 + rand() * 3, polar(turn + i / corners, 88))).join('');
  const glow: Mark[] = [
    { d: circle(96), fill: 'light', opacity: 0.08 },
    { d: circle(76), fill: 'light', opacity: 0.1 },
    { d: circle(52), fill: 'light', opacity: 0.14 },
  ];
  return [
    ...glow,
    { d: circle(88) + circle(84), stroke: 'accent', width: 1, opacity: 0.35 },
    { d: starPolygon(corners, skip, 88, turn), stroke: 'accent', width: 1.6, opacity: 0.5 },
    { d: moons, fill: 'deep', stroke: 'accent', width: 1.8, opacity: 0.8 },
    ...crest(card),
    { d: circle(18, [164, 38]), fill: 'deep', stroke: 'accent', width: 2 },
    { d: placed(glyphs[centre(card)], 22, [164, 38]), fill: 'light' },
  ];
}

export const theme: Theme = {
  stock: 'framed',
  frame: 'arch',
  palette(card) {
    const icon = card.kind === 'monster' ? (card.labels['icon']?.find((word) => word in colours) ?? 'normal') : card.kind;
    return [colours[icon] ?? colours['normal']!];
  },
  ornament: seal,
  back: {
    palette: { light: '#f0dcc0', mid: '#4a2440', deep: '#1d0d1c', accent: '#c99a4e' },
    marks: [
      { d: [96, 84, 72].map((r) => circle(r)).join(''), stroke: 'accent', width: 0.9, opacity: 0.45 },
      { d: ticks(72, 84, 96), stroke: 'accent', width: 0.8, opacity: 0.45 },
      { d: starPolygon(12, 5, 72), stroke: 'accent', width: 1.1, opacity: 0.7 },
      { d: starPolygon(6, 2, 54), stroke: 'light', width: 1.6, opacity: 0.8 },
      { d: circle(54), stroke: 'accent', width: 2.4 },
      { d: circle(22), fill: 'deep', stroke: 'accent', width: 2.4 },
      { d: placed(glyphs.eye, 28), fill: 'light' },
      { d: [0, 1, 2, 3, 4, 5].map((i) => circle(4.5, polar(i / 6, 54))).join(''), fill: 'deep', stroke: 'accent', width: 1.6 },
    ],
  },
  samples: [
    sample('trap-hole', 'trap', { icon: ['normal'] }),
    sample('baby-dragon', 'monster', { icon: ['normal'], attribute: ['wind'] }, { traits: ['Dragon'] }),
    sample('terraforming', 'spell', { icon: ['normal'] }),
  ],
  signs,
};
