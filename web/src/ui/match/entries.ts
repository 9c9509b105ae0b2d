// Words for what can be chosen.
import { t } from '../../i18n/index.svelte.ts';
import type { Entry } from '../../match/select.ts';
import type { Play } from './play.svelte.ts';

/** Returns a line as a button has it: with a capital at its start, and arrows that are arrows. */
export function sentence(words: string): string {
  const [first = ''] = words;
  return first.toLocaleUpperCase() + words.slice(first.length).replaceAll('->', '→');
}

/** Returns what an entry does, in words. */
export function entryWords(play: Play, entry: Entry): string {
  if (entry.type === 'option') return sentence(play.prompt?.options[entry.index]?.words ?? '');
  const verb = play.prompt?.options[entry.options[0] ?? 0]?.verb ?? 0;
  return t('way', { verb: sentence(play.given.layout.words.verbs[verb] ?? '') });
}
