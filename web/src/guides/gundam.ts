// The first game of GUNDAM.
import type { Guide } from './guide.ts';

export const guide: Guide = {
  game: 'gundam',
  steps: [
    { id: 'goal', point: { type: 'zone', zone: 'shields', of: 'theirs' } },
    { id: 'base', point: { type: 'zone', zone: 'base', of: 'mine' } },
    { id: 'hand', point: { type: 'zone', zone: 'hand', of: 'mine' }, when: { verbs: ['keep', 'redraw'] } },
    { id: 'turn', point: { type: 'part', part: 'phases' }, when: { turn: 'mine', phases: ['main'] } },
    { id: 'resources', point: { type: 'zone', zone: 'resources', of: 'mine' }, when: { filled: { zone: 'resources', of: 'mine' } } },
    { id: 'play', point: { type: 'zone', zone: 'hand', of: 'mine' }, when: { verbs: ['play'], phases: ['main'] } },
    { id: 'battle', point: { type: 'zone', zone: 'battle', of: 'mine' }, when: { filled: { zone: 'battle', of: 'mine' } } },
    { id: 'pair', point: { type: 'zone', zone: 'hand', of: 'mine' }, when: { verbs: ['pair'] } },
    { id: 'attack', point: { type: 'zone', zone: 'battle', of: 'mine' }, when: { verbs: ['attack'] } },
    { id: 'block', point: { type: 'part', part: 'prompt' }, when: { verbs: ['block'] } },
    { id: 'action', point: { type: 'part', part: 'prompt' }, when: { phases: ['action', 'end-action'], verbs: ['pass'] } },
    { id: 'burst', point: { type: 'part', part: 'prompt' }, when: { verbs: ['use-burst'] } },
    { id: 'why', point: { type: 'part', part: 'board' }, when: { verbs: ['end'] } },
    { id: 'end', point: { type: 'part', part: 'prompt' }, when: { verbs: ['end'] } },
  ],
};
