// Choosing, as a person would: presses, menus, drags and steps back.
import { describe, expect, test } from 'vitest';
import { aims, asked, back, begin, begun, buttons, choose, drop, entries, firstOf, lit, press, ready, reorder, toggle, unseen } from './select.ts';
import { offer, prompt } from './testing.ts';

const PLAY = 0;
const ATTACK = 1;
const END = 2;

/** Two cards to play, one that attacks either of two or is played, and the end of the turn. */
const main = prompt({ type: 'pick' }, [
  offer('play A', PLAY, 1),
  offer('attack X', ATTACK, 2, 8),
  offer('attack Y', ATTACK, 2, 9),
  offer('play B', PLAY, 2),
  offer('end', END),
]);

describe('one of several options', () => {
  test('what is offered is lit, and what is no card is a button', () => {
    expect(lit(main, begin(main))).toEqual(new Set(['c1', 'c2']));
    expect(buttons(main)).toEqual([4]);
  });

  test('options about a single card are buttons too', () => {
    const trigger = prompt({ type: 'pick' }, [offer('yes', 0, 1), offer('no', 1, 1)]);
    expect(buttons(trigger)).toEqual([0, 1]);
    const alone = prompt({ type: 'pick' }, [offer('choose', 0, 1)]);
    expect(buttons(alone)).toEqual([]);
  });

  test('a card with one way is chosen by the first press and played by the second', () => {
    const once = press(main, begin(main), 'c1');
    expect(once.answer).toBeUndefined();
    expect(entries(main, once.selection)).toEqual([{ type: 'option', index: 0 }]);
    expect(ready(main, once.selection)).toEqual({ type: 'pick', at: 0 });
    expect(press(main, once.selection, 'c1').answer).toEqual({ type: 'pick', at: 0 });
  });

  test('the targets of a pressed card are lit at once, and pressing one says which way is meant', () => {
    const { selection } = press(main, begin(main), 'c2');
    expect(aims(main, selection)).toEqual(new Set(['c8', 'c9']));
    expect(lit(main, selection)).toEqual(new Set(['c1', 'c2', 'c8', 'c9']));
    const aimed = press(main, selection, 'c8');
    expect(ready(main, aimed.selection)).toEqual({ type: 'pick', at: 1 });
    expect(press(main, aimed.selection, 'c8').answer).toEqual({ type: 'pick', at: 1 });
    expect(ready(main, back(main, aimed.selection))).toBeNull();
  });

  test('a target that begins something itself is chosen by itself until a way is', () => {
    const both = prompt({ type: 'pick' }, [offer('give 1 to 2', 3, 1, 2), offer('play 1', PLAY, 1), offer('play 2', PLAY, 2)]);
    const { selection } = press(both, begin(both), 'c1');
    expect(aims(both, selection)).toEqual(new Set());
    expect(press(both, selection, 'c2').selection.at).toBe('c2');
  });

  test('whoever wants it quick presses once', () => {
    expect(press(main, begin(main), 'c1', true).answer).toEqual({ type: 'pick', at: 0 });
  });

  test('a card with several ways asks which, and a target next', () => {
    const { selection } = press(main, begin(main), 'c2');
    const ways = entries(main, selection);
    expect(ways).toEqual([
      { type: 'way', way: '1.0', options: [1, 2] },
      { type: 'option', index: 3 },
    ]);
    expect(ready(main, selection)).toBeNull();

    const aiming = choose(main, selection, ways[0]!).selection;
    expect(lit(main, aiming)).toEqual(new Set(['c8', 'c9']));
    const aimed = press(main, aiming, 'c9');
    expect(aimed.answer).toBeUndefined();
    expect(entries(main, aimed.selection)).toEqual([{ type: 'option', index: 2 }]);
    expect(press(main, aimed.selection, 'c9').answer).toEqual({ type: 'pick', at: 2 });
  });

  test('pressing something else begins anew', () => {
    const { selection } = press(main, begin(main), 'c2');
    expect(press(main, selection, 'c1').selection).toMatchObject({ at: 'c1', way: null, picked: [0] });
  });

  test('what is not offered is refused and changes nothing', () => {
    const { selection } = press(main, begin(main), 'c1');
    expect(press(main, selection, 'c7')).toEqual({ selection, refused: true });
  });

  test('steps back go from target to ways to nothing', () => {
    const chosen = press(main, begin(main), 'c2').selection;
    const aiming = choose(main, chosen, entries(main, chosen)[0]!).selection;
    const aimed = press(main, aiming, 'c8').selection;
    expect(back(main, aimed)).toEqual(aiming);
    expect(back(main, aiming)).toEqual(chosen);
    expect(back(main, chosen)).toEqual(begin(main));
    expect(begun(main, begin(main))).toBe(false);
  });

  test('a single target needs no press of its own', () => {
    const only = prompt({ type: 'pick' }, [offer('attack', ATTACK, 1, 8)]);
    const { selection } = press(only, begin(only), 'c1');
    expect(ready(only, selection)).toEqual({ type: 'pick', at: 0 });
  });

  test('several targets of one way light at once', () => {
    const only = prompt({ type: 'pick' }, [offer('attack', ATTACK, 1, 8), offer('attack', ATTACK, 1, 9)]);
    const { selection } = press(only, begin(only), 'c1');
    expect(selection.way).toBe('1.0');
    expect(back(only, selection)).toEqual(begin(only));
  });

  test('a card that is only ever the second tells who can aim at it', () => {
    const { selection } = press(main, begin(main), 'c8');
    expect(entries(main, selection)).toEqual([{ type: 'option', index: 1 }]);
  });
});

describe('dragging', () => {
  test('onto a target settles both cards', () => {
    expect(drop(main, begin(main), 'c2', 'c9').answer).toEqual({ type: 'pick', at: 2 });
  });

  test('onto the table plays the card', () => {
    expect(drop(main, begin(main), 'c1', null).answer).toEqual({ type: 'pick', at: 0 });
    expect(drop(main, begin(main), 'c2', null).answer).toEqual({ type: 'pick', at: 3 });
  });

  test('onto something that is no target only chooses the card', () => {
    const dropped = drop(main, begin(main), 'c1', 'c9');
    expect(dropped.answer).toBeUndefined();
    expect(dropped.selection.at).toBe('c1');
  });
});

describe('several options', () => {
  const discard = prompt({ type: 'several', min: 1, max: 2 }, [offer('A', 0, 1), offer('B', 0, 2), offer('C', 0, 3)]);

  test('presses take and put back, up to the most', () => {
    let { selection } = press(discard, begin(discard), 'c3');
    selection = press(discard, selection, 'c1').selection;
    expect(ready(discard, selection)).toEqual({ type: 'several', at: [0, 2] });
    expect(press(discard, selection, 'c2').selection.picked).toEqual([0, 2]);
    expect(press(discard, selection, 'c3').selection.picked).toEqual([0]);
  });

  test('too few make no answer', () => {
    expect(ready(discard, begin(discard))).toBeNull();
  });

  test('a single place goes to the newest', () => {
    const one = prompt({ type: 'several', min: 0, max: 1 }, discard.options);
    expect(toggle(one, toggle(one, begin(one), 0), 2).picked).toEqual([2]);
    // Whoever is quick says with the press which one; none is said by its own button.
    expect(press(one, begin(one), 'c2', true).answer).toEqual({ type: 'several', at: [1] });
    expect(press(discard, begin(discard), 'c2', true).answer).toBeUndefined();
    expect(ready(one, begin(one))).toEqual({ type: 'several', at: [] });
  });
});

describe('orders and numbers', () => {
  const order = prompt({ type: 'arrange' }, [offer('A', 0, 1), offer('B', 0, 2), offer('C', 0, 3)]);

  test('an order is ready as it stands and moves one at a time', () => {
    expect(ready(order, begin(order))).toEqual({ type: 'arrange', order: [0, 1, 2] });
    const moved = reorder(begin(order), 2, 0);
    expect(ready(order, moved)).toEqual({ type: 'arrange', order: [2, 0, 1] });
    expect(reorder(moved, 0, 99).picked).toEqual([0, 1, 2]);
    expect(back(order, moved)).toEqual(begin(order));
  });

  test('a number is ready within its limits', () => {
    const number = prompt({ type: 'number', min: 2, max: 5 }, []);
    expect(ready(number, begin(number))).toEqual({ type: 'number', n: 2 });
    expect(ready(number, { ...begin(number), number: 6 })).toBeNull();
  });
});

test('options whose cards are not drawn are shown beside the question', () => {
  expect(unseen(main, new Set(['c1', 'c8', 'c9']))).toEqual([1, 2, 3]);
});

describe('two questions that are one', () => {
  const which = prompt({ type: 'pick' }, [offer('give A', 0, 1), offer('give B', 0, 2)]);
  const whether = { ...prompt({ type: 'number', min: 0, max: 1 }, []), then: which };

  test('are asked with what can be chosen, and with none', () => {
    const merged = asked(whether, 'none');
    expect(lit(merged, begin(merged))).toEqual(new Set(['c1', 'c2']));
    expect(buttons(merged)).toEqual([2]);
    expect(asked(which, 'none')).toBe(which);
  });

  test('are answered one after the other', () => {
    expect(firstOf(whether, { type: 'pick', at: 1 })).toEqual({ answer: { type: 'number', n: 1 }, left: which.options[1] });
    expect(firstOf(whether, { type: 'pick', at: 2 })).toEqual({ answer: { type: 'number', n: 0 }, left: null });
    expect(firstOf(which, { type: 'pick', at: 1 })).toEqual({ answer: { type: 'pick', at: 1 }, left: null });
  });
});
