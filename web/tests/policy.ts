// How the tests play: not well, but towards an end. What a verb is called decides; chance breaks ties, the same each time.
import type { Answer, Prompt } from '../src/protocol/index.ts';

/** Verbs by how much they hurry a game along; those not named stand in the middle. */
const eager = ['attack', 'battle', 'summon-hero', 'summon-soldier', 'summon-ace', 'play', 'summon', 'pair', 'throw', 'set-wall'];
const idle = ['change', 'give', 'activate', 'set', 'block', 'counter', 'twist', 'up', 'down', 'redraw', 'hand-over'];
const last = ['end', 'pass', 'stop', 'no', 'done'];

function rank(verb: string): number {
  if (eager.includes(verb)) return eager.indexOf(verb);
  if (last.includes(verb)) return 90;
  return idle.includes(verb) ? 95 : 50;
}

/** Numbers in [0, 1), the same for the same beginning. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Chooses an answer to a question; `verbs` are the game's keys by number. */
export function choose(prompt: Prompt, verbs: readonly string[], roll: () => number): Answer {
  const { ask, options } = prompt;
  const shuffled = options.map((option, at) => ({ at, rank: rank(verbs[option.verb] ?? ''), luck: roll() }));
  shuffled.sort((a, b) => a.rank - b.rank || a.luck - b.luck);
  switch (ask.type) {
    case 'pick':
      return { type: 'pick', at: shuffled[0]!.at };
    case 'several': {
      // Attackers and the like are taken in full; what must be given up is kept to the least.
      const count = rank(verbs[prompt.why.verb] ?? '') < 50 ? ask.max : Math.max(ask.min, Math.min(1, ask.max));
      return { type: 'several', at: shuffled.slice(0, count).map(({ at }) => at).sort((a, b) => a - b) };
    }
    case 'arrange':
      return { type: 'arrange', order: options.map((_, at) => at) };
    case 'number':
      return { type: 'number', n: ask.max };
  }
}
