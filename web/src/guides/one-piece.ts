// The first game of ONE PIECE.
import type { Guide } from './guide.ts';

export const guide: Guide = {
  game: 'one-piece',
  steps: [
    { id: 'goal', point: { type: 'zone', zone: 'life', of: 'theirs' } },
    { id: 'leader', point: { type: 'zone', zone: 'leader', of: 'mine' } },
    { id: 'hand', point: { type: 'zone', zone: 'hand', of: 'mine' }, when: { verbs: ['keep', 'redraw'] } },
    { id: 'turn', point: { type: 'part', part: 'phases' }, when: { turn: 'mine', phases: ['main'] } },
    { id: 'don', point: { type: 'zone', zone: 'cost', of: 'mine' }, when: { filled: { zone: 'cost', of: 'mine' } } },
    { id: 'play', point: { type: 'zone', zone: 'hand', of: 'mine' }, when: { verbs: ['play'], turn: 'mine' } },
    { id: 'give', point: { type: 'zone', zone: 'cost', of: 'mine' }, when: { verbs: ['give'] } },
    { id: 'attack', point: { type: 'zone', zone: 'leader', of: 'mine' }, when: { verbs: ['attack'], phases: ['main'] } },
    { id: 'defend', point: { type: 'part', part: 'prompt' }, when: { verbs: ['block', 'counter'], turn: 'theirs' } },
    { id: 'trigger', point: { type: 'part', part: 'prompt' }, when: { verbs: ['trigger'] } },
    { id: 'why', point: { type: 'part', part: 'board' }, when: { verbs: ['end'] } },
    { id: 'end', point: { type: 'part', part: 'prompt' }, when: { verbs: ['end'] } },
  ],
};
