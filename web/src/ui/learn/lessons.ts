// The lessons of each game: which steps of its guide are told on which board, and which of them are to be done there.
// The last is a whole game. Pure.
import type { Guide, Step } from '../../guides/guide.ts';
import type { Told } from '../../protocol/index.ts';

/** The subjects, in the order of the boards that the server has. */
export const SUBJECTS = ['zones', 'turn', 'battle', 'answers'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The steps of a game's guide by subject. */
export const STEPS: Record<string, Record<Subject, readonly string[]>> = {
  'one-piece': {
    zones: ['goal', 'leader', 'don', 'play'],
    turn: ['turn', 'don', 'play', 'give', 'why', 'end'],
    battle: ['attack', 'give', 'why', 'end'],
    answers: ['defend', 'trigger'],
  },
  gundam: {
    zones: ['goal', 'base', 'resources', 'battle', 'play'],
    turn: ['turn', 'resources', 'play', 'pair', 'why', 'end'],
    battle: ['battle', 'attack', 'end'],
    answers: ['block', 'action', 'burst'],
  },
  duel: {
    zones: ['goal', 'field', 'summon'],
    turn: ['turn', 'summon', 'spells', 'position', 'battle', 'why', 'end'],
    battle: ['battle', 'attack', 'end'],
    answers: ['spells', 'chain', 'answer'],
  },
  blackpoker: {
    zones: ['goal', 'life', 'walls', 'soldiers', 'set-wall'],
    turn: ['chance', 'set-wall', 'summon', 'why', 'end'],
    battle: ['attack', 'magic', 'stage', 'end'],
    answers: ['chance', 'magic', 'stage', 'block'],
  },
};

/** The steps that are to be done and not only read: the match must tell that the learner did one of their verbs. */
const TASKS: Record<string, Record<Subject, readonly string[]>> = {
  'one-piece': { zones: ['play'], turn: ['play', 'give', 'end'], battle: ['attack', 'end'], answers: ['defend'] },
  gundam: { zones: ['play'], turn: ['play', 'pair', 'end'], battle: ['attack', 'end'], answers: ['block'] },
  duel: { zones: ['summon'], turn: ['summon', 'spells', 'end'], battle: ['attack'], answers: ['spells'] },
  blackpoker: { zones: ['set-wall'], turn: ['set-wall', 'summon', 'end'], battle: ['attack', 'end'], answers: ['magic'] },
};

/** Returns the steps of a lesson that the match has not told of yet, whatever was pressed in the page. */
export function undone(guide: Guide, subject: string, told: readonly Told[], seat: number, verbs: readonly string[]): Step[] {
  const wanted = TASKS[guide.game]?.[subject as Subject] ?? [];
  const own = ({ what }: Told): number[] => {
    if (what.type === 'did') return what.seat === seat ? [what.verb] : [];
    if (what.type === 'activated') return what.seat === seat ? [verbs.indexOf('activate')] : [];
    return what.type === 'moved' && what.to[0] === seat ? [what.verb] : [];
  };
  const did = new Set(told.flatMap(own).map((verb) => verbs[verb]));
  return guide.steps.filter(({ id, when }) => wanted.includes(id) && !when?.verbs?.some((verb) => did.has(verb)));
}
