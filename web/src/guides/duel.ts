// The first duel.
import type { Guide } from './guide.ts';

export const guide: Guide = {
  game: 'duel',
  steps: [
    { id: 'goal', point: { type: 'plate', of: 'theirs' } },
    { id: 'field', point: { type: 'zone', zone: 'monsters', of: 'mine' } },
    { id: 'turn', point: { type: 'part', part: 'phases' }, when: { turn: 'mine' } },
    { id: 'summon', point: { type: 'zone', zone: 'hand', of: 'mine' }, when: { verbs: ['summon', 'set'] } },
    { id: 'spells', point: { type: 'zone', zone: 'spells', of: 'mine' }, when: { verbs: ['activate'] } },
    { id: 'position', point: { type: 'zone', zone: 'monsters', of: 'mine' }, when: { verbs: ['change', 'flip'] } },
    { id: 'battle', point: { type: 'part', part: 'prompt' }, when: { verbs: ['battle'] } },
    { id: 'attack', point: { type: 'zone', zone: 'monsters', of: 'mine' }, when: { verbs: ['attack'] } },
    { id: 'chain', point: { type: 'part', part: 'stack' }, when: { waiting: true } },
    { id: 'answer', point: { type: 'part', part: 'prompt' }, when: { verbs: ['pass'] } },
    { id: 'why', point: { type: 'part', part: 'board' }, when: { verbs: ['end'] } },
    { id: 'end', point: { type: 'part', part: 'prompt' }, when: { verbs: ['end'] } },
  ],
};
