// A crest: what a card's name and types say, as a field, a charge and initials, so that cards are told apart at a glance.
// Cards of one type share the field, a word of the name or type picks the charge, and the rest is chance that the card fixes.
import { between, chance, circle, type Mark, placed, polygon } from './draw.ts';
import { type Glyph, glyphs } from './glyphs.ts';
import type { Printed } from './theme.ts';

/** Words that stand for a charge, the most telling first. */
const MEANT: readonly [RegExp, Glyph][] = [
  [/dragon|drake|wyvern/i, 'dragon'],
  [/sword|blade|slash|saber|swordsman|knight|axe|katana/i, 'sword'],
  [/fire|flame|burn|hell|hiken/i, 'flame'],
  [/\bking\b|queen|emperor|captain|lord|leader|celestial/i, 'crown'],
  [/sea|ocean|fish|water|mermaid|ship|navy|marine/i, 'fin'],
  [/wing|bird|sky|angel|fly|aerial/i, 'wing'],
  [/magic|spell|witch|wizard|dark/i, 'wand'],
  [/death|dead|skull|zombie|fiend|bone|undead/i, 'skull'],
  [/beast|wolf|lion|cat|tiger|claw|animal/i, 'claw'],
  [/thunder|lightning|electric|bolt|typhoon/i, 'bolt'],
  [/machine|robot|gear|mechanic|cyborg|vegapunk/i, 'gear'],
  [/moon|night|shadow|wano/i, 'moon'],
  [/sun|light|holy/i, 'sun'],
  [/wind|storm|gust/i, 'gust'],
  [/earth|rock|mountain|giant|stone/i, 'peak'],
  [/bug|insect|spider|ant\b/i, 'bug'],
  [/plant|tree|leaf|flower|forest/i, 'leaf'],
  [/shield|guard|wall|defen|fort|castle/i, 'fort'],
  [/snake|serpent|hebi|boa\b/i, 'snake'],
  [/ring|band|circle/i, 'ring'],
  [/eye|see|watch|observ/i, 'eye'],
  [/gun|shot|cannon|snip|arrow/i, 'aim'],
  [/trap|hole|snare/i, 'snare'],
  [/punch|fist|pistol|strike|smash|kick/i, 'impact'],
];

const OTHERS: readonly Glyph[] = [
  'sword', 'flame', 'crown', 'wing', 'wand', 'claw', 'bolt', 'gear', 'moon', 'sun', 'gust', 'peak', 'leaf', 'fort', 'eye', 'aim', 'impact', 'spiral',
  'star', 'heart', 'horns', 'fang', 'wheel', 'mask', 'drop', 'orbit', 'halo', 'infinity', 'burst', 'scroll', 'sail', 'fin', 'skull', 'dragon', 'snake',
];

/** Ways to part a field, each covering about half of it. */
const FIELDS: readonly (() => string)[] = [
  () => polygon([[100, -10], [210, -10], [210, 210], [100, 210]]),
  () => polygon([[-10, -10], [210, 210], [-10, 210]]),
  () => polygon([[-10, 150], [100, 60], [210, 150], [210, 210], [-10, 210]]),
  () => polygon([[70, -10], [130, -10], [130, 210], [70, 210]]) + polygon([[-10, 70], [210, 70], [210, 130], [-10, 130]]),
  () => polygon([[-10, -10], [40, -10], [210, 160], [210, 210], [160, 210], [-10, 40]]),
  () => polygon([[-10, -10], [100, -10], [100, 100], [-10, 100]]) + polygon([[100, 100], [210, 100], [210, 210], [100, 210]]),
  () => [0, 2, 4].map((i) => polygon([[-10, -10 + i * 44], [210, -10 + i * 44], [210, 34 + i * 44], [-10, 34 + i * 44]])).join(''),
  () => circle(78),
  () => polygon([[-10, -10], [210, -10], [100, 120]]),
  () => [0, 2, 4].map((i) => polygon([[-10 + i * 44, -10], [34 + i * 44, -10], [34 + i * 44, 210], [-10 + i * 44, 210]])).join(''),
  () => polygon([[100, -10], [210, 100], [100, 210], [-10, 100]]),
  () => polygon([[-10, 210], [100, 90], [210, 210]]) + polygon([[-10, -10], [100, 60], [210, -10]]),
];

/** How many of the cards of one type carry its sign: a crew shares a type, and its cards are to be told apart. */
const KIN = 0.35;

const meant = (words: string): Glyph | undefined => MEANT.find(([pattern]) => pattern.test(words))?.[1];

/** Returns the sign that a card's name stands for, else for some that of their types, else one that chance fixes for it. */
export function chargeOf(card: Printed): Glyph {
  const name = card.name || card.id;
  const kin = chance(`${name} kin`)() < KIN ? meant(card.traits.join(' ')) : undefined;
  return meant(name) ?? kin ?? OTHERS[between(chance(`${name} charge`), 0, OTHERS.length - 1)]!;
}

/** Returns the first letters of the two weightiest words of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.·"“”()-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word) && !/^(?:of|the|and|a|in|to)$/i.test(word));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (first.slice(0, last ? 1 : 2) + last.slice(0, 1)).replace(/^./, (letter) => letter.toUpperCase());
}

/** Draws the crest of a card; `kind` signs stay the theme's own. */
export function crest(card: Printed): Mark[] {
  const family = chance(`${card.traits[0] ?? card.kind} field`);
  const own = chance(`${card.name} crest`);
  const field = FIELDS[between(family, 0, FIELDS.length - 1)]!();
  const inlay = FIELDS[between(own, 0, FIELDS.length - 1)]!();
  const left = own() < 0.5;
  const size = 78 + own() * 16;
  return [
    { d: field, fill: 'deep', opacity: 0.5 },
    { d: inlay, fill: 'accent', opacity: 0.2 },
    { d: circle(56, [100, 84]), fill: 'deep', opacity: 0.6 },
    { d: placed(glyphs[chargeOf(card)], size, [100, 84]), fill: 'light' },
    { d: '', text: initialsOf(card.name), size: 46, at: [left ? 76 : 124, 158], fill: 'accent', stroke: 'deep', width: 6 },
  ];
}
