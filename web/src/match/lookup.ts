// Looking things up: clauses in the order of their numbers, and a search that finds all words in any order. Pure.
import { plain } from '../i18n/plain.ts';
import type { Entry, Face, Words } from '../protocol/index.ts';
import type { Line } from './match.ts';

/** What the rules and cards are opened at. */
export type Wanted = { type: 'clause'; clause: string } | { type: 'card'; def: number } | { type: 'actions' };

/** A clause as it is listed. */
export interface Clause {
  number: string;
  text: string;
  /** Whether it only heads those after it. */
  heading: boolean;
  /** How deep in the numbering it stands, from 0. */
  depth: number;
}

/** What begins the text of a clause that only heads others. */
const HEADING = /^heading:\s*/i;

/** Compares numbers of clauses part by part, so that 1-10 comes after 1-9. */
export function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** Returns all clauses in the order of their numbers. */
export function listed(clauses: Readonly<Record<string, string>>): Clause[] {
  return Object.keys(clauses)
    .sort(byNumber)
    .map((number) => {
      const text = clauses[number] ?? '';
      const plain = text.replace(HEADING, '');
      const [first = ''] = plain;
      return {
        number,
        text: first.toLocaleUpperCase() + plain.slice(first.length),
        heading: plain !== text,
        depth: number.split(/[-.]/).length - 1,
      };
    });
}

/** A piece of a clause's text; some name another clause. */
export interface Piece {
  text: string;
  clause: boolean;
  /** A bracket before the number of a clause and the marks after it, from which no line may part it. */
  before?: string;
  after?: string;
}

/** Splits a text at the numbers of clauses it names. */
export function linked(text: string, known: Readonly<Record<string, string>>): Piece[] {
  const pieces: Piece[] = text
    .split(/((?<![\w-])[A-Z]?\d+(?:[-.]\d+[a-z]?)+(?![\w-]))/)
    .map((piece) => ({ text: piece, clause: Object.hasOwn(known, piece) }));
  pieces.forEach((piece, i) => {
    const [last, next] = [pieces[i - 1], pieces[i + 1]];
    if (!piece.clause) return;
    piece.before = taken(last, /[(（「]$/);
    piece.after = taken(next, /^[)）」、。，,.;:：]+/);
  });
  return pieces.filter((piece) => piece.text !== '');
}

/** Takes from a piece what it begins or ends with. */
function taken(piece: Piece | undefined, part: RegExp): string {
  if (!piece || piece.clause) return '';
  const found = part.exec(piece.text)?.[0] ?? '';
  piece.text = piece.text.replace(part, '');
  return found;
}

/** Words of a game by their names here, with what they are called in other languages. */
export type Elsewhere = readonly (readonly [string, readonly string[]])[];

/** Makes a test for texts that have every word of a search, a word of the game by its name in any language. */
export function finder(wanted: string, elsewhere: Elsewhere = []): (texts: readonly string[]) => boolean {
  const words = plain(wanted).split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return () => true;
  const named = (other: string) => elsewhere.filter(([, also]) => also.some((name) => plain(name) === other)).map(([name]) => plain(name));
  const whole = named(words.join(' '));
  const ways = words.map((word) => [word, ...named(word)]);
  return (texts) => {
    const all = plain(texts.join('\n'));
    return whole.some((name) => all.includes(name)) || ways.every((names) => names.some((name) => all.includes(name)));
  };
}

/** Returns what a clause is found by. */
export const textsOf = ({ number, text }: Clause): string[] => [number, text];

/** Returns the facts of an entry, each name once: a format has many actions. */
export function factsOf({ facts }: Pick<Entry, 'facts'>): { name: string; values: string[] }[] {
  const found = new Map<string, string[]>();
  for (const [name, value] of facts) found.set(name, [...(found.get(name) ?? []), value]);
  return [...found].map(([name, values]) => ({ name, values }));
}

/** Returns what an entry is found by. */
export function entryTexts({ title, sort, tags, facts, lines, clause, also }: Entry): string[] {
  return [title, sort, clause, ...also, ...tags, ...facts.flat(), ...lines.map((line) => line.text)];
}

/** Returns what a card is found by. */
export function faceTexts(face: Face, words: Words): string[] {
  const keywords = face.keywords.map((keyword) => words.keywords[keyword] ?? '');
  const { printed } = face;
  const prints = printed ? [printed.name, ...printed.types, printed.text] : [];
  return [face.id, face.name, ...(face.also ?? []), face.text, ...prints, words.kinds[face.kind] ?? '', ...face.traits, ...face.labels.map(({ name }) => name), ...keywords];
}

/** Returns the latest lines of a match that rest on a clause, the newest first. */
export function citing(log: readonly Line[], clause: string, most: number): Line[] {
  return log.filter(({ told }) => told.clauses.includes(clause)).slice(-most).reverse();
}
