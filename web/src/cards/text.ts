// Card text in pieces: what stands in brackets is a cue or a keyword and is drawn as a tag.

/** A piece of a line of card text. */
export interface Piece {
  text: string;
  tag: boolean;
}

/** Returns the abilities of a card text, one a line, each in pieces. */
export function piecesOf(text: string): Piece[][] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(pieces);
}

function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(/\[([^\]]+)\]|【([^】]+)】|<([^>]+)>/g)) {
    if (match.index > at) found.push({ text: line.slice(at, match.index), tag: false });
    const inside = match[1] ?? match[2] ?? match[3] ?? '';
    found.push({ text: inside.replace(/^[【<]|[】>]$/g, ''), tag: true });
    at = match.index + match[0].length;
  }
  if (at < line.length) found.push({ text: line.slice(at), tag: false });
  return found;
}

/** How densely a text must be set to fit its box: by its length and number of lines. */
export function density(text: string): 'airy' | 'usual' | 'dense' | 'tight' {
  const weight = text.length + 34 * text.split('\n').length;
  if (weight < 130) return 'airy';
  if (weight < 280) return 'usual';
  return weight < 430 ? 'dense' : 'tight';
}
