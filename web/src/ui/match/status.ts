// The question in words, and what is going on while this seat has none.
import { t } from '../../i18n/index.svelte.ts';
import { cardKey } from '../../match/places.ts';
import { buttons, type Selection } from '../../match/select.ts';
import { settings } from '../../net/settings.svelte.ts';
import type { Prompt } from '../../protocol/index.ts';
import { sentence } from '../words.ts';
import type { Play } from './play.svelte.ts';

/** Returns the question in few words, as the game asks it. */
export function question(prompt: Prompt): string {
  return sentence(prompt.why.words);
}

/** Returns what to do next, in one line: what to press, how many are wanted, how to go on. */
export function hint(play: Play, prompt: Prompt, selection: Selection): string {
  const { ask } = prompt;
  const n = selection.picked.length;
  if (ask.type === 'several') {
    const { min, max } = ask;
    return min === max ? t('pick-exactly', { n, max }) : t('pick-several', { n, min, max });
  }
  if (ask.type === 'arrange') return t('arrange-hint');
  if (ask.type === 'number') return t('hint-buttons');
  if (play.held.length > 0) return t('hint-held', { n: play.held.length });
  if (n === 1) return t('hint-confirm');
  if (selection.way !== null) return t('pick-target');
  if (selection.at !== null) return t('hint-ways');
  if (isPassed(play, prompt)) return t('forced');
  const lit = play.lit.size - new Set(play.unseen.map((i) => keyOf(prompt, i))).size;
  const others = buttons(prompt).length;
  if (lit === 0) return play.unseen.length > 0 ? t('hint-tray') : others > 1 ? t('hint-buttons') : '';
  return others > 0 ? t('hint-lit-or', { n: lit }) : t('hint-lit', { n: lit });
}

function keyOf({ options }: Prompt, at: number): string | null {
  const spot = options[at]?.a ?? options[at]?.b;
  return spot ? cardKey(spot) : null;
}

/** Returns whether a question is answered by itself: all answers come to the same, and nobody wants to stop here. */
export function isPassed(play: Play, prompt: Prompt): boolean {
  const phase = play.given.layout.words.keys.phases[play.view.phase] ?? '';
  const stopped = settings.stops[play.given.info.game]?.includes(phase) ?? false;
  return prompt.sole !== undefined && settings.passes && !play.holding && !stopped;
}

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
