// Drawing by numbers: shapes as SVG path data, and chance that always falls the same way for the same card.

/** The tones a mark may have; the card's colours give them their values. */
export type Tone = 'light' | 'mid' | 'deep' | 'accent' | 'ink' | 'paper';

/** One filled or stroked path of an ornament, in a square of 200 by 200. */
export interface Mark {
  d: string;
  fill?: Tone;
  stroke?: Tone;
  width?: number;
  opacity?: number;
  /** Letters instead of a path, with their height and middle. */
  text?: string;
  size?: number;
  at?: Point;
}

export type Point = readonly [x: number, y: number];

/** Numbers in [0, 1) that depend on the words alone. */
export function chance(words: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) state = Math.imul(state ^ words.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `low` to `high`, both included. */
export function between(rand: () => number, low: number, high: number): number {
  return low + Math.floor(rand() * (high - low + 1));
}

const round = (n: number) => Math.round(n * 10) / 10;

/** The point at an angle in turns (0 is up) and a distance from the centre. */
export function polar(turn: number, radius: number, [cx, cy]: Point = [100, 100]): Point {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** A closed shape through points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** An open line through points. */
export function line(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** A circle. */
export function circle(radius: number, [cx, cy]: Point = [100, 100]): string {
  const [r, x, y] = [round(radius), round(cx), round(cy)];
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A star with `points` points, its inner corners at `inner`. */
export function star(points: number, outer: number, inner: number, turn = 0, centre: Point = [100, 100]): string {
  const corner = (i: number) => polar(turn + i / (2 * points), i % 2 ? inner : outer, centre);
  return polygon(Array.from({ length: 2 * points }, (_, i) => corner(i)));
}

/** A regular polygon. */
export function regular(sides: number, radius: number, turn = 0, centre: Point = [100, 100]): string {
  return polygon(Array.from({ length: sides }, (_, i) => polar(turn + i / sides, radius, centre)));
}

/** The star polygon {n/k}: every corner joined with the k-th after it. */
export function starPolygon(n: number, k: number, radius: number, turn = 0): string {
  return Array.from({ length: n }, (_, i) => line(polar(turn + i / n, radius), polar(turn + (i + k) / n, radius))).join('');
}

/** Short strokes around a circle. */
export function ticks(count: number, inner: number, outer: number, turn = 0, centre: Point = [100, 100]): string {
  const tick = (i: number) => line(polar(turn + i / count, inner, centre), polar(turn + i / count, outer, centre));
  return Array.from({ length: count }, (_, i) => tick(i)).join('');
}

/** Rays that widen from the centre. */
export function rays(count: number, radius: number, turn = 0, centre: Point = [100, 100]): string {
  const half = 0.25 / count;
  const ray = (i: number) => {
    const at = turn + i / count;
    return polygon([centre, polar(at - half, radius, centre), polar(at + half, radius, centre)]);
  };
  return Array.from({ length: count }, (_, i) => ray(i)).join('');
}

/** A rolling line at height `y` with everything under it. */
export function wave(y: number, height: number, length: number, shift: number): string {
  let d = `M-20 220V${round(y)}`;
  for (let x = -20 - (shift % length); x < 220; x += length) {
    d += `q${round(length / 4)} ${round(-height)} ${round(length / 2)} 0t${round(length / 2)} 0`;
  }
  return `${d}V220Z`;
}

/** A shape given by its right half, mirrored at x = 100. Points run from the upper middle to the lower. */
export function mirrored(half: readonly Point[]): string {
  const right = half.map(([x, y]): Point => [100 + x, y]);
  const left = half.map(([x, y]): Point => [100 - x, y]).reverse();
  return polygon([...right, ...left]);
}

/** A shape on the right and the same on the left. */
export function pair(half: readonly Point[]): string {
  return polygon(half.map(([x, y]): Point => [100 + x, y])) + polygon(half.map(([x, y]): Point => [100 - x, y]));
}

/** Path data drawn in a box of 24, brought to a centre and a size. Only for data of absolute and relative commands we write. */
export function placed(d: string, size: number, [cx, cy]: Point = [100, 100]): string {
  const scale = size / 24;
  let out = '';
  for (const [, command, body] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (body!.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    out += command! + numbers.map((n, i) => round(moved(command!, i, n, scale, cx - size / 2, cy - size / 2))).join(' ');
  }
  return out;
}

function moved(command: string, i: number, n: number, scale: number, dx: number, dy: number): number {
  if (command === 'A' || command === 'a') {
    const at = i % 7;
    if (at >= 2 && at <= 4) return n;
    if (command === 'a' || at < 2) return n * scale;
    return n * scale + (at === 5 ? dx : dy);
  }
  if (command === command.toLowerCase()) return n * scale;
  if (command === 'H') return n * scale + dx;
  if (command === 'V') return n * scale + dy;
  return n * scale + (i % 2 ? dy : dx);
}
