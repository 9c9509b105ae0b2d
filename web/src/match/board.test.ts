// The geometry of the board: nothing overlaps that should not, and everything is on the screen.
import { describe, expect, test } from 'vitest';
import { arrange, type Box, nearest, others, RATIO, type Scene, type SceneInput, spread } from './board.ts';
import { card, layout, type Piles, view, ZONE } from './testing.ts';

const full: Piles = [
  {
    deck: Array.from({ length: 30 }, () => ({})),
    hand: [card(1), card(2), card(3)],
    field: [card(4), card(5, { rested: true }), card(6)],
    leader: [card(7)],
    gear: [card(8, { host: 5 })],
  },
  { deck: [{}], hand: [{}, {}], field: [card(11)], leader: [card(12)] },
];

function scene(change: Partial<SceneInput> = {}): Scene {
  const seats = change.seats ?? 2;
  const piles = Array.from({ length: seats }, (_, i) => full[i] ?? full[1] ?? {});
  return arrange({
    layout: layout(seats),
    view: view(piles),
    seats,
    bottom: 0,
    focus: null,
    width: 1000,
    height: 700,
    ...change,
  });
}

const inside = (box: Box, around: Box) =>
  box.x >= around.x - 1 &&
  box.y >= around.y - 1 &&
  box.x + box.w <= around.x + around.w + 1 &&
  box.y + box.h <= around.y + around.h + 1;

const cardOf = (s: Scene, key: string) => s.cards.find((box) => box.key === key)!;

describe.each([
  ['phone', 390, 560],
  ['laptop', 1080, 620],
  ['wide', 1560, 930],
])('on a %s', (_, width, height) => {
  test('all zones and cards are on the screen, and cards keep their shape', () => {
    const s = scene({ width, height });
    const screen = { x: 0, y: 0, w: width, h: height };
    for (const box of [...s.zones, ...s.halves, s.band]) expect(inside(box, screen), JSON.stringify(box)).toBe(true);
    for (const box of s.cards) {
      expect(inside(box, screen)).toBe(true);
      expect(box.h / box.w).toBeCloseTo(RATIO, 5);
    }
  });

  test('halves and the band between them do not overlap', () => {
    const s = scene({ width, height });
    const [other, own] = [s.halves[0]!, s.halves[1]!];
    expect(other.y + other.h).toBeLessThanOrEqual(s.band.y + 1);
    expect(s.band.y + s.band.h).toBeLessThanOrEqual(own.y + 1);
  });

  test("one's own cards are the larger", () => {
    const s = scene({ width, height });
    expect(cardOf(s, 'c4').w).toBeGreaterThanOrEqual(cardOf(s, 'c11').w);
  });
});

test('a screen that is too small, or not there yet, breaks nothing', () => {
  const trick = view([{ ...full[0], trick: [card(30), card(31)] }, { ...full[1], trick: [card(32)] }]);
  for (const [width, height] of [[0, 0], [390, 0], [1, 1], [200, 60], [4000, 30]] as const) {
    const s = scene({ width, height, view: trick });
    for (const box of [...s.cards, ...s.zones, ...s.halves, s.band]) {
      for (const number of [box.x, box.y, box.w, box.h]) expect(Number.isFinite(number), `${width}x${height}`).toBe(true);
    }
  }
});

describe('a half', () => {
  test('shows only the top of a pile, and how much lies under it', () => {
    const piles = scene().cards.filter((box) => box.spot.seat === 0 && box.spot.zone === ZONE.deck);
    expect(piles).toHaveLength(1);
    expect(piles[0]).toMatchObject({ key: 'h0.0.0', under: 29 });
  });

  test('turns rested cards and gives them room', () => {
    const s = scene();
    const [a, b, c] = ['c4', 'c5', 'c6'].map((key) => cardOf(s, key));
    expect(b!.turn).toBe(90);
    const gap = (from: Box, to: Box) => to.x - from.x;
    expect(gap(a!, b!)).toBeGreaterThan(a!.w);
    expect(gap(b!, c!)).toBeGreaterThan(b!.w);
  });

  test('lets attached cards look out from under their host', () => {
    const s = scene();
    const [host, gear] = [cardOf(s, 'c5'), cardOf(s, 'c8')];
    expect(gear.z).toBeLessThan(host.z);
    expect([gear.x, gear.y]).not.toEqual([host.x, host.y]);
  });

  test('lays what is in progress beside the turn, at the end where that stands', () => {
    const middle = (mirrored: boolean) => {
      const s = scene({ view: view([{ ...full[0]!, trick: [card(30)] }, full[1]!]), mirrored });
      return { ...cardOf(s, 'c30'), all: s.width };
    };
    const [left, right] = [middle(false), middle(true)];
    expect(left.x).toBeGreaterThan(100);
    expect(left.x + left.w).toBeLessThan(left.all / 2);
    expect(right.x).toBeCloseTo(right.all - left.x - left.w, 0);
  });

  test.each([1, 2, 5])('lets %i cards look out above their host within its zone', (count) => {
    const gear = Array.from({ length: count }, (_, i) => card(20 + i, { host: 4 }));
    const s = scene({ view: view([{ ...full[0]!, gear }, full[1]!]) });
    const [host, top] = [cardOf(s, 'c4'), cardOf(s, `c${19 + count}`)];
    const zone = s.zones.find(({ key }) => key === host.zone)!;
    expect(top.y).toBeLessThan(host.y);
    expect(top.y).toBeGreaterThanOrEqual(zone.y - 0.01);
    expect(host.y + host.h).toBeLessThanOrEqual(zone.y + zone.h);
  });

  test('opens a place over another only while it holds a card', () => {
    expect(scene().zones.some((zone) => zone.zone === ZONE.limbo)).toBe(false);
    const held = scene({ view: view([{ ...full[0], limbo: [card(20)] }, full[1]!]) });
    expect(held.zones.find((zone) => zone.zone === ZONE.limbo)).toMatchObject({ passing: true });
    expect(cardOf(held, 'c20').z).toBeGreaterThan(cardOf(held, 'c5').z);
  });

  test('leaves out columns in which nothing lies', () => {
    const wide = layout();
    wide.grid = [7, 2];
    wide.places.forEach((place) => (place.at = [place.at[0] + 1, place.at[1]]));
    expect(scene({ layout: wide }).zones.map(({ x, w }) => [x, w])).toEqual(scene().zones.map(({ x, w }) => [x, w]));
  });

  test('is seen from across the table when it is another\'s', () => {
    const s = scene();
    const at = (seat: number, zone: number) => s.zones.find((box) => box.seat === seat && box.zone === zone)!;
    expect(at(0, ZONE.deck).x).toBeLessThan(at(0, ZONE.leader).x);
    expect(at(1, ZONE.deck).x).toBeGreaterThan(at(1, ZONE.leader).x);
    expect(at(0, ZONE.hand).y).toBeGreaterThan(at(0, ZONE.field).y);
    expect(at(1, ZONE.hand).y).toBeLessThan(at(1, ZONE.field).y);
  });
});

describe('the middle', () => {
  test('shows the piles of all seats beside one another while they hold cards', () => {
    expect(scene().zones.some((zone) => zone.zone === ZONE.trick)).toBe(false);
    const s = scene({ view: view([{ ...full[0], trick: [card(30)] }, { ...full[1], trick: [card(31)] }]) });
    const [theirs, mine] = [cardOf(s, 'c31'), cardOf(s, 'c30')];
    expect(theirs.x + theirs.w).toBeLessThan(mine.x);
    for (const box of [theirs, mine]) expect(box.y + box.h / 2).toBeCloseTo(s.band.y + s.band.h / 2, 0);
  });
});

describe('more than two seats', () => {
  test('sit side by side where there is room', () => {
    const s = scene({ seats: 4 });
    expect(s.halves.map((half) => half.seat)).toEqual([1, 2, 3, 0]);
    expect(s.folded).toEqual([]);
    expect(s.halves[0]!.x + s.halves[0]!.w).toBeLessThanOrEqual(s.halves[1]!.x + 1);
  });

  test('are folded to one where there is not, and the wanted one is shown', () => {
    const s = scene({ seats: 4, width: 390, focus: 2 });
    expect(s.halves.map((half) => half.seat)).toEqual([2, 0]);
    expect(s.folded).toEqual([1, 3]);
  });

  test('follow the one at the bottom in the order of play', () => {
    expect(others(4, 2)).toEqual([3, 0, 1]);
  });

  test('share a zone of their team: it is with who has its cards, and with the first while nobody has', () => {
    const shared = layout(4);
    shared.teams = [0, 1, 0, 1];
    shared.places[0]!.shared = true;
    const seatsOf = (piles: Piles) =>
      scene({ seats: 4, layout: shared, view: view(piles) })
        .zones.filter((zone) => zone.zone === ZONE.deck)
        .map((zone) => zone.seat);
    expect(seatsOf([{}, {}, {}, {}])).toEqual([1, 0]);
    expect(seatsOf([{}, {}, { deck: [{}] }, {}])).toEqual([1, 2]);
    expect(seatsOf([{ deck: [{}] }, {}, { deck: [{}] }, {}])).toEqual([1, 2, 0]);
  });
});

describe('a row', () => {
  test('stands in the middle when it fits', () => {
    expect(spread([10, 10], 100, 4)).toEqual([38, 52]);
  });

  test('overlaps from end to end when it does not', () => {
    const at = spread(Array.from({ length: 10 }, () => 20), 100, 4);
    expect(at[0]).toBe(0);
    expect(at[9]! + 20).toBeCloseTo(100, 5);
  });

  test('may be empty', () => {
    expect(spread([], 100, 4)).toEqual([]);
  });
});

test('arrow keys go to the nearest card in their direction', () => {
  const box = (x: number, y: number) => ({ x, y, w: 10, h: 10 });
  const [right, low] = [box(30, 0), box(20, 60)];
  expect(nearest(box(0, 0), 'right', [right, low])).toBe(right);
  expect(nearest(box(0, 0), 'down', [right, low])).toBe(low);
  expect(nearest(box(0, 0), 'left', [right, low])).toBeUndefined();
});
