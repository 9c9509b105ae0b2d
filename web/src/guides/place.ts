// Where a bubble goes: beside what it points at, inside the window, and off whatever the player may want to press.

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 14;
const EDGE = 8;

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function inside(rect: Rect, room: Rect): Rect {
  const clamp = (at: number, size: number, from: number, length: number) =>
    Math.max(from + EDGE, Math.min(at, from + length - size - EDGE));
  return { ...rect, x: clamp(rect.x, rect.w, room.x, room.w), y: clamp(rect.y, rect.h, room.y, room.h) };
}

/** Returns the best place for a bubble of a size: what it covers counts, the target itself most, then distance. */
export function placeBeside(target: Rect, size: { w: number; h: number }, room: Rect, avoid: readonly Rect[]): Rect {
  const middle = { x: target.x + target.w / 2, y: target.y + target.h / 2 };
  const beside = (x: number, y: number) => inside({ x, y, ...size }, room);
  const candidates = [
    beside(middle.x - size.w / 2, target.y - size.h - GAP),
    beside(middle.x - size.w / 2, target.y + target.h + GAP),
    beside(target.x + target.w + GAP, middle.y - size.h / 2),
    beside(target.x - size.w - GAP, middle.y - size.h / 2),
    beside(room.x, room.y),
    beside(room.x + room.w, room.y),
    beside(room.x, room.y + room.h / 2),
    beside(room.x + room.w, room.y + room.h / 2),
  ];
  const cost = (rect: Rect) => {
    const covered = avoid.reduce((sum, each) => sum + overlap(rect, each), 0);
    const far = Math.hypot(rect.x + rect.w / 2 - middle.x, rect.y + rect.h / 2 - middle.y);
    return covered * 3 + overlap(rect, target) * 2 + far * 8;
  };
  return candidates.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}
