// A card in a sentence, for screen readers and tooltips: what it is, its numbers, its state.
import type { Card, Face } from '../protocol/index.ts';
import { badgesOf, type CardKit, kindName, traitsOf } from './model.ts';

/** Words of the page that a description needs; the caller gives the translated ones. */
export interface StateWords {
  hidden: string;
  rested: string;
  fresh: string;
  faceDown: string;
  marks: (n: number) => string;
}

/** Returns a card's name, kind, numbers, keywords and state, parted by commas. */
export function describe(face: Face | undefined, card: Card | undefined, kit: CardKit, words: StateWords): string {
  if (!face) return [words.hidden, ...stateOf(card, words)].join(', ');
  const numbers = badgesOf(face, card, kit).map((badge) => `${badge.name} ${badge.now}`);
  const keywords = traitsOf(face, card, kit).filter((trait) => !trait.lost);
  return [face.name, kindName(face, kit), ...numbers, ...keywords.map((trait) => trait.name), ...stateOf(card, words)]
    .filter((part) => part !== '')
    .join(', ');
}

function stateOf(card: Card | undefined, words: StateWords): string[] {
  if (!card) return [];
  return [
    card.rested ? words.rested : '',
    card.marks ? words.marks(card.marks) : '',
    card.new ? words.fresh : '',
  ].filter((part) => part !== '');
}
