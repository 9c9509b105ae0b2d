// Crests come from the facts of a card, and differ.
import { expect, test } from 'vitest';
import { chargeOf, crest, initialsOf } from './crest.ts';
import { sample } from './theme.ts';

const card = (name: string, ...traits: string[]) => sample(name, 'character', {}, { name, traits });

test('the charge is what the name says, and for some of a crew what its type says', () => {
  expect(chargeOf(card('Baby Dragon'))).toBe('dragon');
  const crew = ['Jinbe', 'Arlong', 'Hack', 'Hody', 'Chew', 'Kuroobi', 'Tiger', 'Macro', 'Ikaros', 'Zeo'].map((name) => chargeOf(card(name, 'Fish-Man')));
  expect(crew).toContain('fin');
  expect(crew.filter((charge) => charge === 'fin').length).toBeLessThan(6);
  expect(chargeOf(card('Sheepshead', 'Animal Kingdom Pirates'))).not.toBe('crown');
});

test('initials are those of the first and the last word', () => {
  expect(['Monkey.D.Luffy', 'Nami', 'Eustass"Captain"Kid', 'the Tricky', '♠K'].map(initialsOf)).toEqual(['ML', 'Na', 'EK', 'Tr', '']);
});

test('cards of one crew share the field, and no two of many cards look the same', () => {
  const names = ['Nami', 'Usopp', 'Franky', 'Brook', 'Karoo', 'Heat', 'Koby', 'Killer', 'Robin', 'Zoro', 'Sanji', 'Law', 'Bepo', 'Penguin', 'Ace'];
  const crests = names.map((name) => crest(card(name, 'Crew')));
  expect(new Set(crests.map(([field]) => field!.d)).size).toBe(1);
  expect(new Set(crests.map((marks) => JSON.stringify(marks))).size).toBe(names.length);
  expect(new Set(names.map((name) => chargeOf(card(name)))).size).toBeGreaterThan(9);
});
