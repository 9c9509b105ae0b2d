// Clauses come in the order of their numbers, and words are found wherever they stand.
import { describe, expect, test } from 'vitest';
import { byNumber, citing, factsOf, finder, linked, listed } from './lookup.ts';
import type { Line } from './match.ts';

test('facts of one name stand together', () => {
  expect(factsOf({ facts: [['level', '1'], ['action', 'End'], ['action', 'Draw']] })).toEqual([
    { name: 'level', values: ['1'] },
    { name: 'action', values: ['End', 'Draw'] },
  ]);
});

describe('clauses', () => {
  test('are in the order of their numbers', () => {
    const numbers = ['10-1', '1-10', '1-9', '1-9-1', 'D2.10', 'D2.9', '2'];
    expect(numbers.sort(byNumber)).toEqual(['1-9', '1-9-1', '1-10', '2', '10-1', 'D2.9', 'D2.10']);
  });

  test('say which of them only head others, and how deep they stand', () => {
    expect(listed({ '1-2': 'Heading: how a game ends.', '1-2-1': 'the game ends.' })).toEqual([
      { number: '1-2', text: 'How a game ends.', heading: true, depth: 1 },
      { number: '1-2-1', text: 'The game ends.', heading: false, depth: 2 },
    ]);
  });

  test('lead to the clauses that they name, and to no other', () => {
    const known = { '6-2-1-1': '', 'A04.2': '' };
    const names = (text: string) => linked(text, known).flatMap((piece) => (piece.clause ? piece.text : []));
    expect(names('See 6-2-1-1, (A04.2) and 9-9; 1-2 cards, 6-2-1-10.')).toEqual(['6-2-1-1', 'A04.2']);
    expect(linked('Plain.', known)).toEqual([{ text: 'Plain.', clause: false }]);
  });

  test('keep the marks beside a number with it, so that no line begins with one', () => {
    const pieces = linked('二つだけ（6-2-1-1、A04.2）。', { '6-2-1-1': '', 'A04.2': '' });
    expect(pieces.map(({ text, before = '', after = '' }) => before + text + after)).toEqual(['二つだけ', '（6-2-1-1、', 'A04.2）。']);
  });

  test('name the lines of a match that rest on them, the newest first', () => {
    const line = (n: number, ...clauses: string[]): Line => ({
      n,
      told: { words: '', clauses, cards: [], what: { type: 'phase_began', phase: 0 } },
    });
    const log = [line(0, 'A1'), line(1, 'A2', 'A1'), line(2, 'A2'), line(3, 'A1')];
    expect(citing(log, 'A1', 2).map(({ n }) => n)).toEqual([3, 1]);
  });
});

describe('a search', () => {
  test('finds all words in any order and of any part, without case and accents', () => {
    const finds = finder('  BLOCK rés ');
    expect(finds(['The Blocker', 'is rested'])).toBe(true);
    expect(finds(['The Blocker'])).toBe(false);
  });

  test('finds a word of the game by its name in any language', () => {
    const elsewhere: [string, string[]][] = [['บล็อกเกอร์', ['Blocker', 'ブロッカー']], ['โจมตีก่อน', ['First Strike', '先制攻撃']]];
    const finds = (wanted: string, text: string) => finder(wanted, elsewhere)([text]);
    expect(['Blocker', 'ブロッカー', 'บล็อกเกอร์'].map((name) => finds(name, 'ใช้《บล็อกเกอร์》ได้'))).toEqual([true, true, true]);
    expect(finds('first strike', 'มี《โจมตีก่อน》')).toBe(true);
    expect(finds('ブロッカー 先制攻撃', '《โจมตีก่อน》《บล็อกเกอร์》')).toBe(true);
    expect(finds('先制攻撃', '《บล็อกเกอร์》')).toBe(false);
  });

  test('for nothing finds everything', () => expect(finder(' ')(['x'])).toBe(true));
});
