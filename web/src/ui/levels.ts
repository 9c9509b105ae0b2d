// How strong a bot is, in words.
import { t } from '../i18n/index.svelte.ts';

/** Returns the name of a level and what it is like to play against. */
export function levelWords(level: string): { title: string; about: string } {
  switch (level) {
    case 'easy':
      return { title: t('level-easy'), about: t('level-easy-about') };
    case 'fair':
      return { title: t('level-fair'), about: t('level-fair-about') };
    default:
      return { title: t('level-strong'), about: t('level-strong-about') };
  }
}
