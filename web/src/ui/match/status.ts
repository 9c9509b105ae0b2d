// What is going on while this seat has nothing to answer.
import { t } from '../../i18n/index.svelte.ts';
import type { Play } from './play.svelte.ts';

/** Returns whom the match waits for. */
export function waitingFor(play: Play): string {
  const { match } = play.given;
  if (match.ending) return match.ending.text;
  if (match.sent !== null) return t('sending');
  const { asked } = match.view;
  if (asked === null) return '';
  const name = play.name(asked);
  return match.thinking === asked ? t('waiting-thinking', { name }) : t('waiting-for', { name });
}
