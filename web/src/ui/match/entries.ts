// Words for what can be chosen.
import { t } from '../../i18n/index.svelte.ts';
import type { Entry } from '../../match/select.ts';
import { sentence } from '../words.ts';
import type { Play } from './play.svelte.ts';

/** Returns an option in words. */
export function offerWords(play: Play, index: number): string {
  return sentence(play.prompt?.options[index]?.words ?? '');
}

/** Returns what an entry does, in words. */
export function entryWords(play: Play, entry: Entry): string {
  if (entry.type === 'option') return offerWords(play, entry.index);
  const verb = play.prompt?.options[entry.options[0] ?? 0]?.verb ?? 0;
  return t('way', { verb: sentence(play.given.layout.words.verbs[verb] ?? '') });
}
