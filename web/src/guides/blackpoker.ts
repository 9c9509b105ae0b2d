// The first game of BlackPoker.
import type { Guide } from './guide.ts';

export const guide: Guide = {
  game: 'blackpoker',
  steps: [
    { id: 'goal', point: { type: 'zone', zone: 'life', of: 'theirs' } },
    { id: 'life', point: { type: 'zone', zone: 'life', of: 'mine' } },
    { id: 'walls', point: { type: 'zone', zone: 'walls', of: 'mine' } },
    { id: 'soldiers', point: { type: 'zone', zone: 'soldiers', of: 'mine' } },
    { id: 'chance', point: { type: 'part', part: 'prompt' }, when: { verbs: ['pass'] } },
    { id: 'set-wall', point: { type: 'part', part: 'prompt' }, when: { verbs: ['set-wall'] } },
    { id: 'summon', point: { type: 'zone', zone: 'hand', of: 'mine' }, when: { verbs: ['summon-soldier', 'summon-hero', 'summon-ace'] } },
    { id: 'magic', point: { type: 'zone', zone: 'hand', of: 'mine' }, when: { verbs: ['up', 'down', 'twist', 'counter'] } },
    { id: 'stage', point: { type: 'part', part: 'stack' }, when: { waiting: true } },
    { id: 'attack', point: { type: 'zone', zone: 'soldiers', of: 'mine' }, when: { verbs: ['attack'] } },
    { id: 'block', point: { type: 'zone', zone: 'walls', of: 'mine' }, when: { verbs: ['block', 'soldiers'] } },
    { id: 'why', point: { type: 'part', part: 'board' }, when: { verbs: ['end'] } },
    { id: 'end', point: { type: 'part', part: 'prompt' }, when: { verbs: ['end'] } },
  ],
};
