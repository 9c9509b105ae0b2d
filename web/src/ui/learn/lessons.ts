// The lessons of each game: which steps of its guide are told on which board. The last is a whole game.

/** The subjects, in the order of the boards that the server has. */
export const SUBJECTS = ['zones', 'turn', 'battle', 'answers'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The steps of a game's guide by subject. */
export const STEPS: Record<string, Record<Subject, readonly string[]>> = {
  'one-piece': {
    zones: ['goal', 'leader', 'don'],
    turn: ['turn', 'don', 'play', 'give', 'why', 'end'],
    battle: ['attack', 'give', 'why', 'end'],
    answers: ['defend', 'trigger'],
  },
  gundam: {
    zones: ['goal', 'base', 'resources', 'battle'],
    turn: ['turn', 'resources', 'play', 'pair', 'why', 'end'],
    battle: ['battle', 'attack', 'end'],
    answers: ['block', 'action', 'burst'],
  },
  duel: {
    zones: ['goal', 'field'],
    turn: ['turn', 'summon', 'spells', 'position', 'battle', 'why', 'end'],
    battle: ['battle', 'attack', 'end'],
    answers: ['chain', 'answer'],
  },
  blackpoker: {
    zones: ['goal', 'life', 'walls', 'soldiers'],
    turn: ['chance', 'set-wall', 'summon', 'why', 'end'],
    battle: ['attack', 'magic', 'stage'],
    answers: ['chance', 'magic', 'stage', 'block'],
  },
};
