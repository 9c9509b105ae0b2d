// Words of the builder that depend on a key.
import { t } from '../i18n/index.svelte.ts';
import { sentence } from '../ui/words.ts';

export const GRADES = ['by_hand', 'proven', 'compiled', 'partly_read', 'unread'] as const;

/** Returns how far what a card does is proven: a word, and what it means. */
export function gradeWords(grade: string): { name: string; about: string } {
  switch (grade) {
    case 'by_hand':
      return { name: t('grade-by-hand'), about: t('grade-by-hand-about') };
    case 'proven':
      return { name: t('grade-proven'), about: t('grade-proven-about') };
    case 'compiled':
      return { name: t('grade-compiled'), about: t('grade-compiled-about') };
    case 'partly_read':
      return { name: t('grade-partly-read'), about: t('grade-partly-read-about') };
    default:
      return { name: t('grade-unread'), about: t('grade-unread-about') };
  }
}

/** Returns what a part of a deck is called. */
export function partName(part: string): string {
  if (part === '') return t('part-main');
  return part === 'side' ? t('part-side') : sentence(part);
}

/** Returns what a group of labels is called. */
export function groupName(group: string): string {
  switch (group) {
    case 'colour':
      return t('group-colour');
    case 'attribute':
      return t('group-attribute');
    case 'suit':
      return t('group-suit');
    case 'type':
      return t('group-type');
    default:
      return t('group-other');
  }
}

/** Colours by the keys that games use for them; others are brass. */
const COLOURS: Record<string, string> = {
  red: '#c8372d', green: '#2d8a4e', blue: '#2a6fc0', purple: '#7b4bb0', black: '#3b3f44', yellow: '#c99a0c', white: '#b8b2a2',
  spade: '#3b3f44', club: '#2d8a4e', heart: '#c8372d', diamond: '#c96a1c', spades: '#3b3f44', clubs: '#2d8a4e', hearts: '#c8372d', diamonds: '#c96a1c',
  light: '#c99a0c', dark: '#5c4a86', earth: '#8a6a3a', water: '#2a6fc0', fire: '#c8372d', wind: '#2d8a4e',
};

/** Returns whether a label is known by a colour. */
export function isColour(key: string): boolean {
  return Object.hasOwn(COLOURS, key);
}

/** Returns the colour that stands for a label in a plot. */
export function colourOf(key: string): string {
  return COLOURS[key] ?? 'var(--brass)';
}

/** Returns a share as a percentage. */
export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)}%`;
}
