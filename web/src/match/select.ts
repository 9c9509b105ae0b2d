// How a question is answered with cards, buttons and keys: a small value that each press changes, and that says which
// cards to light and which answer is ready. It knows shapes of questions and no rules.
import type { Answer, Offer, Prompt } from '../protocol/index.ts';
import { cardKey, playerKey } from './places.ts';

export interface Selection {
  /** The question it belongs to. */
  prompt: number;
  /** The card that was pressed, whose ways are shown. */
  at: string | null;
  /** The way that waits for its second card. */
  way: string | null;
  /** Options taken so far; for an order, all of them as they stand. */
  picked: number[];
  number: number | null;
}

/** Something that can be done with the pressed card: an option, or a way that still needs a second card. */
export type Entry = { type: 'option'; index: number } | { type: 'way'; way: string; options: number[] };

/** What came of a press: the new selection, and the answer if that settles it. */
export interface Pressed {
  selection: Selection;
  answer?: Answer;
  /** Whether what was pressed is not offered. */
  refused?: boolean;
}

/** Returns the selection in which nothing is chosen. */
export function begin(prompt: Prompt): Selection {
  const picked = prompt.ask.type === 'arrange' ? prompt.options.map((_, i) => i) : [];
  const number = prompt.ask.type === 'number' ? prompt.ask.min : null;
  return { prompt: prompt.id, at: null, way: null, picked, number };
}

/** Returns a question as it is asked: "none or one?" and "which?" are one, with none as its last option. */
export function asked(prompt: Prompt, none: string): Prompt {
  const { then, id } = prompt;
  if (!then) return prompt;
  return { ...then, id, options: [...then.options, { words: none, verb: prompt.why.verb, n: 0, declines: true }] };
}

/** Returns the answer to the first of two questions that were asked as one, and what is left to say to the second. */
export function firstOf(prompt: Prompt, answer: Answer): { answer: Answer; left: Offer | null } {
  const { then } = prompt;
  if (!then || answer.type !== 'pick') return { answer, left: null };
  const left = then.options[answer.at] ?? null;
  return { answer: { type: 'number', n: left ? 1 : 0 }, left };
}

/** Whom an option is aimed at: by a card, or by itself when it has none. */
const aimed = (offer: Offer): string | null => (offer.whom === undefined ? null : playerKey(offer.whom));
const first = (offer: Offer): string | null => (offer.a ? cardKey(offer.a) : aimed(offer));
const second = (offer: Offer): string | null => (offer.b ? cardKey(offer.b) : offer.a ? aimed(offer) : null);
/** What a card does. An option aimed at a player may say in its number at whom, which is no way of its own. */
const wayOf = (offer: Offer): string => `${offer.verb}.${offer.whom === undefined ? offer.n : 0}`;

function where(prompt: Prompt, test: (offer: Offer) => boolean): number[] {
  return prompt.options.flatMap((offer, i) => (test(offer) ? [i] : []));
}

/** The most options about one and the same card that are shown as buttons at once. */
const FEW = 4;

/** Returns the options that are buttons: those about no card, and all of them when they are about a single card anyway. */
export function buttons(prompt: Prompt): number[] {
  const all = prompt.options.map((_, i) => i);
  const cards = new Set(prompt.options.flatMap((offer) => [first(offer), second(offer)].filter((key) => key !== null)));
  if (cards.size === 1 && all.length > 1 && all.length <= FEW) return all;
  return where(prompt, (offer) => !offer.a && !offer.b && offer.whom === undefined);
}

/** Whether an option that names no card can be done with this one. */
const isDoneWith = (offer: Offer, key: string): boolean => offer.with?.some((spot) => cardKey(spot) === key) ?? false;

/** Returns the options that a pressed card begins or can be used for, or takes part in when it begins none. */
function about(prompt: Prompt, key: string): number[] {
  const begun = where(prompt, (offer) => first(offer) === key || isDoneWith(offer, key));
  return begun.length > 0 ? begun : where(prompt, (offer) => second(offer) === key);
}

/** Returns the names of the cards that can be pressed now. */
export function lit(prompt: Prompt, selection: Selection): Set<string> {
  const keys = new Set<string>();
  const add = (key: string | null) => key !== null && keys.add(key);
  if (prompt.ask.type === 'arrange' || prompt.ask.type === 'number') return keys;
  for (const [i, offer] of prompt.options.entries()) {
    if (selection.way === null) add(first(offer) ?? second(offer));
    if (selection.way === null) for (const spot of offer.with ?? []) add(cardKey(spot));
    else if (targets(prompt, selection).includes(i)) add(second(offer));
  }
  for (const key of aims(prompt, selection)) keys.add(key);
  return keys;
}

/**
 * Returns the names of the cards and players that the pressed card can be put on. While it is not carried and no way is
 * chosen, those that begin something themselves are left out: pressing one means that instead.
 */
export function aims(prompt: Prompt, selection: Selection, carried = false): Set<string> {
  if (prompt.ask.type !== 'pick' || selection.at === null) return new Set();
  const options = selection.way === null ? where(prompt, (offer) => first(offer) === selection.at) : targets(prompt, selection);
  const keys = options.flatMap((i) => second(prompt.options[i]!) ?? []);
  if (selection.way !== null || carried) return new Set(keys);
  return new Set(keys.filter((key) => !prompt.options.some((offer) => first(offer) === key)));
}

/** Returns the options that the waiting way can still become. */
function targets(prompt: Prompt, selection: Selection): number[] {
  return where(prompt, (offer) => first(offer) === selection.at && wayOf(offer) === selection.way && second(offer) !== null);
}

/** Returns what can be done with the pressed card. */
export function entries(prompt: Prompt, selection: Selection): Entry[] {
  if (selection.at === null) return [];
  if (selection.way !== null) {
    return selection.picked.map((index) => ({ type: 'option', index }));
  }
  const found: Entry[] = [];
  const options = about(prompt, selection.at);
  const begun = options.some((i) => first(prompt.options[i]!) === selection.at);
  for (const index of options) {
    const offer = prompt.options[index]!;
    if (!begun || second(offer) === null) {
      found.push({ type: 'option', index });
      continue;
    }
    const way = wayOf(offer);
    const known = found.find((entry) => entry.type === 'way' && entry.way === way);
    if (known?.type === 'way') known.options.push(index);
    else found.push({ type: 'way', way, options: [index] });
  }
  // A way with a single second card needs no further press.
  return found.map((entry) =>
    entry.type === 'way' && entry.options.length === 1 ? { type: 'option', index: entry.options[0]! } : entry,
  );
}

/**
 * Presses a card. Whoever is `quick` does at once what the card can do in one way only; a card that can be put on one
 * that is `fought` over is meant for that one.
 */
export function press(prompt: Prompt, selection: Selection, key: string, quick = false, fought: ReadonlySet<string> = new Set()): Pressed {
  if (prompt.ask.type === 'several') return pressSeveral(prompt, selection, key, quick);
  if (prompt.ask.type !== 'pick') return { selection, refused: true };
  if (selection.at === key || (selection.way !== null && aimedAt(prompt, selection) === key)) {
    const answer = ready(prompt, selection);
    if (answer) return { selection, answer };
  }
  if (selection.way !== null) {
    const picked = targets(prompt, selection).filter((i) => second(prompt.options[i]!) === key);
    if (picked.length > 0) return settled(prompt, { ...selection, picked }, quick);
  }
  if (selection.way === null && aims(prompt, selection).has(key)) {
    const picked = where(prompt, (offer) => first(offer) === selection.at && second(offer) === key);
    return settled(prompt, { ...selection, way: wayOf(prompt.options[picked[0]!]!), picked }, quick);
  }
  if (about(prompt, key).length === 0) return { selection, refused: true };
  const fresh: Selection = { ...begin(prompt), at: key };
  const ways = entries(prompt, fresh);
  const only = ways.length === 1 ? ways[0] : undefined;
  if (only?.type === 'way') {
    const meant = only.options.filter((i) => fought.has(second(prompt.options[i]!) ?? ''));
    if (meant.length === 1) return settled(prompt, { ...fresh, way: only.way, picked: meant }, quick);
    return { selection: { ...fresh, way: only.way } };
  }
  if (only?.type === 'option') return settled(prompt, { ...fresh, picked: [only.index] }, quick);
  return { selection: fresh };
}

/** Returns the second card of the option that is picked. */
function aimedAt(prompt: Prompt, selection: Selection): string | null {
  const offer = selection.picked.length === 1 ? prompt.options[selection.picked[0]!] : undefined;
  return offer ? second(offer) : null;
}

function settled(prompt: Prompt, selection: Selection, quick: boolean): Pressed {
  const answer = quick ? ready(prompt, selection) : null;
  return answer ? { selection, answer } : { selection };
}

/** Of several, each press takes one more or puts it back; where one at most is wanted, the press says which. */
function pressSeveral(prompt: Prompt, selection: Selection, key: string, quick: boolean): Pressed {
  const options = about(prompt, key);
  if (options.length === 0) return { selection, refused: true };
  if (options.length === 1) {
    const chosen = toggle(prompt, { ...selection, at: key }, options[0]!);
    return settled(prompt, chosen, quick && isSingle(prompt) && chosen.picked.length === 1);
  }
  return { selection: { ...selection, at: key } };
}

/** Whether one option at most is wanted. */
function isSingle({ ask }: Prompt): boolean {
  return ask.type === 'several' && ask.max === 1;
}

/** Takes an option of several, or puts it back. A single place is simply given to the new one. */
export function toggle(prompt: Prompt, selection: Selection, index: number): Selection {
  if (prompt.ask.type !== 'several') return selection;
  const { picked } = selection;
  if (picked.includes(index)) return { ...selection, picked: picked.filter((i) => i !== index) };
  if (prompt.ask.max === 1) return { ...selection, picked: [index] };
  if (picked.length >= prompt.ask.max) return selection;
  return { ...selection, picked: [...picked, index].sort((a, b) => a - b) };
}

/** Chooses something from the ways of the pressed card, or a button. */
export function choose(prompt: Prompt, selection: Selection, entry: Entry): Pressed {
  if (entry.type === 'way') return { selection: { ...selection, way: entry.way, picked: [] } };
  if (prompt.ask.type === 'several') return { selection: toggle(prompt, selection, entry.index) };
  return { selection: { ...selection, picked: [entry.index] }, answer: { type: 'pick', at: entry.index } };
}

/** Drops a dragged card on another, or with `null` on the table. */
export function drop(prompt: Prompt, selection: Selection, from: string, onto: string | null): Pressed {
  if (prompt.ask.type !== 'pick') return press(prompt, selection, from);
  const options = where(prompt, (offer) => first(offer) === from && second(offer) === onto);
  if (options.length === 1) return choose(prompt, begin(prompt), { type: 'option', index: options[0]! });
  return press(prompt, begin(prompt), from);
}

/** Returns the options that putting a card of a stock on another means, by the name of the other card. */
export function gestures(prompt: Prompt, verb: number): Map<string, number> {
  if (prompt.ask.type !== 'pick') return new Map();
  const options = where(prompt, (offer) => offer.verb === verb && !!offer.a && second(offer) === null);
  return new Map(options.map((i) => [first(prompt.options[i]!)!, i]));
}

/** Returns what a card that was meant for the answer before answers here: it alone, or as one of several. */
export function goesOn(prompt: Prompt, key: string): { answer?: Answer; picked?: number[] } {
  const options = where(prompt, (offer) => first(offer) === key && second(offer) === null);
  if (options.length !== 1) return {};
  if (prompt.ask.type === 'pick') return { answer: { type: 'pick', at: options[0]! } };
  if (prompt.ask.type !== 'several') return {};
  return prompt.ask.min === 1 && prompt.ask.max === 1 ? { answer: { type: 'several', at: options } } : { picked: options };
}

/** Takes one step back: from the second card to the ways, from the ways to nothing. */
export function back(prompt: Prompt, selection: Selection): Selection {
  if (prompt.ask.type === 'arrange' || prompt.ask.type === 'number') return begin(prompt);
  if (prompt.ask.type === 'several') {
    return selection.at === null ? begin(prompt) : { ...selection, at: null };
  }
  if (selection.way !== null && selection.picked.length > 0) return { ...selection, picked: [] };
  const ways = entries(prompt, { ...selection, way: null, picked: [] });
  if (selection.way !== null && ways.length > 1) return { ...selection, way: null };
  return begin(prompt);
}

/** Returns whether there is something to step back from. */
export function begun(prompt: Prompt, selection: Selection): boolean {
  if (prompt.ask.type === 'arrange') return selection.picked.some((option, i) => option !== i);
  return selection.at !== null || selection.picked.length > 0;
}

/** Moves an option of an order to another place. */
export function reorder(selection: Selection, from: number, to: number): Selection {
  const picked = [...selection.picked];
  const [moved] = picked.splice(from, 1);
  if (moved === undefined) return selection;
  picked.splice(Math.max(0, Math.min(to, picked.length)), 0, moved);
  return { ...selection, picked };
}

/** Returns the answer that the selection makes, once it makes one. */
export function ready(prompt: Prompt, selection: Selection): Answer | null {
  const { ask } = prompt;
  const { picked, number } = selection;
  switch (ask.type) {
    case 'pick':
      return picked.length === 1 ? { type: 'pick', at: picked[0]! } : null;
    case 'several':
      return picked.length >= ask.min && picked.length <= ask.max ? { type: 'several', at: picked } : null;
    case 'arrange':
      return { type: 'arrange', order: picked };
    case 'number':
      return number !== null && number >= ask.min && number <= ask.max ? { type: 'number', n: number } : null;
  }
}

/** Returns the options whose card is not drawn by itself on the board; they are shown beside the question. */
export function unseen(prompt: Prompt, drawn: ReadonlySet<string>): number[] {
  return where(prompt, (offer) => {
    const key = first(offer) ?? second(offer);
    return key !== null && !(key.startsWith('p') || drawn.has(key));
  });
}
