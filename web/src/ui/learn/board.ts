// A board as it is built at the judge's desk, and the scenario file that describes it. Pure.

/** A card that was laid: whose, where, which, and how. */
export interface Laid {
  seat: 'A' | 'B';
  zone: string;
  card: string;
  rested: boolean;
}

export interface Building {
  game: string;
  active: 'A' | 'B';
  cards: Laid[];
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

/** Returns the file of a board. */
export function boardText({ game, active, cards }: Building): string {
  const seats = (['A', 'B'] as const).map((seat) => `  ${seat}: ${seatText(cards.filter((laid) => laid.seat === seat))}`);
  return ['title: A board', `game: ${game}`, 'board:', '  turn: 5', `  active: ${active}`, ...seats, 'steps: []', 'open: true', ''].join('\n');
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
