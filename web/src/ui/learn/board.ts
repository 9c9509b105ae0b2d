// A board as it is built at the judge's desk, and the scenario file that describes it. Pure.
import type { Face, Words } from '../../protocol/index.ts';

/** A card that was laid: whose, where, which, and how. */
export interface Laid {
  seat: 'A' | 'B';
  zone: string;
  card: string;
  rested: boolean;
}

/** A card that the game does not have, in the words of a card file. */
export interface Invented {
  id: string;
  name: string;
  fields: [key: string, value: string | number | string[]][];
}

export interface Building {
  game: string;
  active: 'A' | 'B';
  cards: Laid[];
  invented: Invented[];
}

/** Returns a card like one of the game, under a number of its own; its text is left to be written. */
export function likeIt(face: Face, { keys }: Words, taken: readonly Invented[]): Invented {
  const groups = [...new Set(face.labels.map(({ group }) => group))];
  const words = (list: string[]): string | string[] => (list.length === 1 ? list[0]! : list);
  const labels = groups.map((group): [string, string | string[]] => [group, words(face.labels.filter((label) => label.group === group).map(({ key }) => key))]);
  const stats = face.stats.flatMap((n, at): [string, number][] => (n === null ? [] : [[keys.stats[at]!, n]]));
  const keywords = face.keywords.map((at) => keys.keywords[at]!);
  const lists: [string, string[]][] = [['types', face.traits], ['keywords', keywords]];
  const id = `X-${taken.length + 1}`;
  return { id, name: `${face.name} ${id}`, fields: [['kind', keys.kinds[face.kind]!], ...labels, ...stats, ...lists.filter(([, list]) => list.length > 0)] };
}

/** Returns a word as the file has it: names with signs of YAML in them are quoted. */
export function quoted(word: string): string {
  return /^[\p{L}\p{N}_-]+( [\p{L}\p{N}_-]+)*$/u.test(word) ? word : JSON.stringify(word);
}

function cardText({ card, rested }: Laid): string {
  return rested ? `{card: ${quoted(card)}, rested: true}` : quoted(card);
}

function seatText(cards: Laid[]): string {
  const zones = [...new Set(cards.map(({ zone }) => zone))];
  const piles = zones.map((zone) => `${zone}: [${cards.filter((laid) => laid.zone === zone).map(cardText).join(', ')}]`);
  return `{${piles.join(', ')}}`;
}

function inventedText({ id, name, fields }: Invented): string {
  const value = (given: string | number | string[]): string =>
    Array.isArray(given) ? `[${given.map(quoted).join(', ')}]` : typeof given === 'number' ? String(given) : quoted(given);
  return `  - {${[['id', id], ['name', name], ...fields].map(([key, given]) => `${key}: ${value(given!)}`).join(', ')}}`;
}

/** Returns the file of a board. */
export function boardText({ game, active, cards, invented }: Building): string {
  const made = invented.length === 0 ? [] : ['cards:', ...invented.map(inventedText)];
  const seats = (['A', 'B'] as const).map((seat) => `  ${seat}: ${seatText(cards.filter((laid) => laid.seat === seat))}`);
  return ['title: A board', `game: ${game}`, ...made, 'board:', '  turn: 5', `  active: ${active}`, ...seats, 'steps: []', 'open: true', ''].join('\n');
}

/** Returns the address by which a board is shared: the file is in it, and goes to no server before it is laid. */
export function boardPath(text: string): string {
  return `/desk#${encodeURIComponent(text)}`;
}

/** Reads a board from an address; anything that cannot be read is nothing. */
export function readBoard(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')).slice(0, 50_000);
  } catch {
    return '';
  }
}
