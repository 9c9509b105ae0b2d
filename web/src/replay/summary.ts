// What a match came to, as a few lines that can be sent to anybody.
import { t } from '../i18n/index.svelte.ts';
import type { Review } from '../protocol/index.ts';

/** Returns the summary of a match, with the address of its replay. */
export function summary(review: Review, game: string, address: string): string {
  const seats = review.seats.map(({ name, deck }) => (deck === '' ? name : `${name} (${deck})`)).join(' – ');
  const turn = review.moments.at(-1)?.turn ?? 0;
  const how = review.ending ? review.ending.text : t('replay-unfinished');
  return [`${game}: ${seats}`, `${how} ${t('ended-turns', { n: turn })}`, address].join('\n');
}
