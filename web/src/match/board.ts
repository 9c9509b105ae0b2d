// Where everything lies on the screen, worked out from the layout a game describes and what the viewer sees. Pure
// geometry: the board draws what comes out, and arrows, keyboard and dragging read the same boxes.
import type { Card, Lie, Pile, Spot, TableLayout, View, ZonePlace } from '../protocol/index.ts';
import { cardKey, zoneKey } from './places.ts';

/** How high a card is for its width. */
export const RATIO = 88 / 63;

/** The least room in which a board is laid out, in both directions. */
const LEAST = 160;
const LABEL = 15;
const GAP = 6;
const BAND = 46;
/** Cards between the halves are drawn smaller, so that they hide little of what lies beside them. */
const MIDDLE = 0.76;
/** How much of the band the turn takes. */
const TURN = 118;
/** The narrowest column at which several opponents are drawn side by side. */
const NARROWEST = 34;

/** Shares of the height: rows of one's own half, rows of another's, and the hands of both. */
const SHARE = { own: 1, ownFan: 1.12, other: 0.88, otherFan: 0.42, otherMixed: 0.66 };

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One seat's half of the table. */
export interface HalfBox extends Box {
  seat: number;
  own: boolean;
}

/** A zone as drawn: its outline and label. */
export interface ZoneBox extends Box {
  key: string;
  seat: number;
  zone: number;
  lie: Lie;
  own: boolean;
  pile: Pile;
  /** Whether it lies over another zone and is only there while it holds cards. */
  passing: boolean;
  /** Whether its cards are only counted, and lie close together. */
  stock: boolean;
  /** Places for cards that are drawn in it. */
  slots: Box[];
}

/** A card as drawn: its upright box, and by how many degrees it is turned about its middle. */
export interface CardBox extends Box {
  key: string;
  card: Card;
  spot: Spot;
  zone: string;
  turn: number;
  scale: number;
  z: number;
  /** How many cards lie under it in a pile. */
  under: number;
}

export interface Scene {
  width: number;
  height: number;
  /** The strip between the halves. */
  band: Box;
  halves: HalfBox[];
  zones: ZoneBox[];
  cards: CardBox[];
  /** Seats that are only shown by name because there is no room for their half. */
  folded: number[];
}

export interface SceneInput {
  layout: TableLayout;
  view: View;
  seats: number;
  /** The seat at the bottom. */
  bottom: number;
  /** The opponent to show when there is room for one only. */
  focus: number | null;
  width: number;
  height: number;
  /** Whether the turn stands at the right end of the band. */
  mirrored?: boolean;
}

/** Returns the other seats in the order of play, beginning after the one at the bottom. */
export function others(seats: number, bottom: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (bottom + 1 + i) % seats);
}

/** Works out the whole scene. */
export function arrange(given: SceneInput): Scene {
  // A screen may not have its size yet; everything is then laid out small.
  const [w, h] = [Math.max(LEAST, given.width), Math.max(LEAST, given.height)];
  const input = { ...given, layout: trimmed(given.layout), width: w, height: h };
  const { layout, seats, bottom, width, height } = input;
  const rest = others(seats, bottom);
  const columns = layout.grid[0];
  const abreast = rest.length <= 1 || width / rest.length / columns >= NARROWEST;
  const focused = rest.find((seat) => seat === input.focus) ?? rest[0];
  const shown = abreast ? rest : rest.filter((seat) => seat === focused);

  const shape = halfShape(layout);
  const own = ownRows(shape, layout, width);
  const unit = (height - BAND) / (weight(shape, true) + weight(shape, false));
  const each = width / Math.max(1, shown.length);
  const other = limitRows(shape, each / columns, {
    cards: unit * SHARE.other,
    fan: unit * SHARE.otherFan,
    mixed: unit * SHARE.otherMixed,
    empty: 0,
  });
  const otherHeight = sum(other);
  const mine = own(unit, height - BAND - otherHeight);
  const spare = Math.max(0, height - BAND - otherHeight - sum(mine));

  const scene: Scene = {
    width,
    height,
    band: { x: 0, y: otherHeight + spare / 2, w: width, h: BAND },
    halves: [],
    zones: [],
    cards: [],
    folded: rest.filter((seat) => !shown.includes(seat)),
  };
  const gutter = shown.length > 1 ? GAP : 0;
  // Seats sit clockwise: the next to play is at the left of the one at the bottom.
  shown.forEach((seat, i) => {
    const box = narrowed({ x: each * i + gutter, y: spare / 4, w: each - 2 * gutter, h: otherHeight }, other, columns);
    layHalf(scene, input, { seat, own: false, ...box }, other);
  });
  const y = otherHeight + BAND + (spare * 3) / 4;
  layHalf(scene, input, { seat: bottom, own: true, ...narrowed({ x: 0, y, w: width, h: sum(mine) }, mine, columns) }, mine);
  layMiddle(scene, input, [...rest, bottom], (Math.min(...mine.filter((row) => row > 0)) - LABEL) * MIDDLE);
  layAttached(scene, input);
  return scene;
}

/** Leaves out columns at the sides in which nothing lies. */
function trimmed(layout: TableLayout): TableLayout {
  const used = layout.places.filter(onHalf);
  const first = Math.min(...used.map((place) => place.at[0]));
  const last = Math.max(...used.map((place) => place.at[0] + place.size[0]));
  const places = layout.places.map((place) => ({ ...place, at: [place.at[0] - first, place.at[1]] as [number, number] }));
  return used.length === 0 ? layout : { ...layout, grid: [last - first, layout.grid[1]], places };
}

/** Whether a zone has a place of its own on its owner's half. */
function onHalf(place: ZonePlace): boolean {
  return place.lie !== 'under' && !place.middle;
}

/** What each row of a half holds: cards, a hand alone, or a hand among other things. */
type RowKind = 'cards' | 'fan' | 'mixed' | 'empty';

function halfShape(layout: TableLayout): RowKind[] {
  return Array.from({ length: layout.grid[1] }, (_, row) => {
    const here = layout.places.filter((p) => onHalf(p) && p.at[1] <= row && row < p.at[1] + p.size[1]);
    if (here.length === 0) return 'empty';
    if (!here.some((p) => p.lie === 'fan')) return 'cards';
    return here.every((p) => p.lie === 'fan') ? 'fan' : 'mixed';
  });
}

function weight(shape: RowKind[], own: boolean): number {
  const { ownFan } = SHARE;
  const of = own
    ? { cards: SHARE.own, fan: ownFan, mixed: ownFan, empty: 0 }
    : { cards: SHARE.other, fan: SHARE.otherFan, mixed: SHARE.otherMixed, empty: 0 };
  return sum(shape.map((kind) => of[kind]));
}

/** Rows never become higher than a card as wide as its column needs. */
function limitRows(shape: RowKind[], column: number, of: Record<RowKind, number>): number[] {
  const highest = column * 0.96 * RATIO + LABEL;
  return shape.map((kind) => Math.min(of[kind], highest));
}

/** One's own rows; the hand takes height that the columns are too narrow to use. */
function ownRows(shape: RowKind[], layout: TableLayout, width: number) {
  const column = width / layout.grid[0];
  return (unit: number, room: number): number[] => {
    const rows = limitRows(shape, column, { cards: unit * SHARE.own, fan: 0, mixed: 0, empty: 0 });
    const held = (kind: RowKind) => kind === 'fan' || kind === 'mixed';
    const fans = shape.filter(held).length;
    const fan = Math.min(unit * SHARE.ownFan * 1.5, (room - sum(rows)) / Math.max(1, fans), 230);
    return shape.map((kind, i) => (held(kind) ? fan : rows[i] ?? 0));
  };
}

/** Draws a half no wider than its cards want, in the middle of its room. */
function narrowed(box: Box, rows: number[], columns: number): Box {
  const w = Math.min(box.w, Math.max(...rows, 1) * 1.28 * columns);
  return { ...box, x: box.x + (box.w - w) / 2, w };
}

function layHalf(scene: Scene, input: SceneInput, half: HalfBox, rows: number[]): void {
  scene.halves.push(half);
  const { layout, view } = input;
  const column = half.w / layout.grid[0];
  // Another's half is seen from across the table: its rows and columns run the other way.
  const across = half.own ? rows : [...rows].reverse();
  const tops = across.map((_, i) => half.y + sum(across.slice(0, i)));
  const inner = across.filter((h, i) => !isFanRow(layout, half.own ? i : rows.length - 1 - i) && h > 0);
  const cardHeight = Math.min(...(inner.length ? inner : across)) - LABEL - 2;
  const laid: ZonePlace[] = [];
  const hosts = hostsOf(view);
  for (const place of layout.places) {
    if (!onHalf(place)) continue;
    const pile = view.piles.find((p) => p.seat === half.seat && p.zone === place.zone);
    if (!pile || (place.shared && !keepsShared(input, half.seat, place.zone))) continue;
    const passing = laid.some((before) => overlap(before, place));
    if (passing && pile.count === 0) continue;
    laid.push(place);
    const [c, r] = half.own ? place.at : acrossFrom(place, layout);
    const top = tops[r] ?? half.y;
    const h = sum(across.slice(r, r + place.size[1]));
    // What is in progress is lifted towards the middle of the table, so that what lies under it stays in sight.
    const lift = passing ? (half.own ? -0.5 : 0.5) * cardHeight : 0;
    const box = { x: half.x + c * column, y: top + lift, w: place.size[0] * column, h };
    const key = zoneKey(half.seat, place.zone);
    const { zone: of, lie, stock } = place;
    const zone: ZoneBox = { key, seat: half.seat, zone: of, lie, own: half.own, pile, passing, stock, slots: [], ...inset(box) };
    zone.slots = slotsOf(zone, place.slots, cardHeight);
    scene.zones.push(zone);
    layCards(scene, zone, cardHeight, hosts);
  }
}

/** What lies between the halves is only there while it holds cards; the piles of all seats lie beside one another. */
function layMiddle(scene: Scene, { layout, view, mirrored }: SceneInput, seats: number[], cardHeight: number): void {
  const h = Math.max(8, cardHeight) + LABEL;
  const card = (h - LABEL) / RATIO;
  const found = seats.flatMap((seat) =>
    layout.places
      .filter((place) => place.middle)
      .flatMap((place) => view.piles.filter((p) => p.seat === seat && p.zone === place.zone && p.count > 0))
      .map((pile) => ({ seat, pile, lie: layout.places.find((place) => place.zone === pile.zone)?.lie ?? 'row' })),
  );
  const widths = found.map(({ pile }) => pile.cards.length * (card + GAP) + GAP);
  // Beside the turn, which stands at one end: in the middle lie most cards of the field, and there the fight is shown.
  const turn = Math.min(TURN, scene.width * 0.27);
  const starts = widths.map((_, i) => turn + sum(widths.slice(0, i).map((w) => w + GAP * 4)));
  found.forEach(({ seat, pile, lie }, i) => {
    const y = middle(scene.band).y - (h - LABEL) / 2;
    const w = widths[i] ?? card;
    const x = mirrored ? scene.width - (starts[i] ?? 0) - w : (starts[i] ?? 0);
    const box = { x, y, w, h };
    const key = zoneKey(seat, pile.zone);
    const own = seat === seats.at(-1);
    const zone: ZoneBox = { key, seat, zone: pile.zone, lie: lie === 'stack' ? lie : 'row', own, pile, passing: true, stock: false, slots: [], ...box };
    scene.zones.push(zone);
    layCards(scene, zone, h - LABEL, new Map());
  });
}

function isFanRow(layout: TableLayout, row: number): boolean {
  return layout.places.some((p) => p.lie === 'fan' && onHalf(p) && p.at[1] <= row && row < p.at[1] + p.size[1]);
}

/** Whether what a team shares is drawn with this seat: where its cards lie, and while it is empty with the first. */
function keepsShared({ layout: { teams }, view }: SceneInput, seat: number, zone: number): boolean {
  const filled = (of: number) => view.piles.some((pile) => pile.seat === of && pile.zone === zone && pile.count > 0);
  const team = teams.flatMap((each, of) => (each === (teams[seat] ?? seat) ? [of] : []));
  return filled(seat) || team.length === 0 || (team[0] === seat && !team.some(filled));
}

function acrossFrom(place: ZonePlace, layout: TableLayout): [number, number] {
  return [layout.grid[0] - place.at[0] - place.size[0], layout.grid[1] - place.at[1] - place.size[1]];
}

function overlap(a: ZonePlace, b: ZonePlace): boolean {
  const clear = (axis: 0 | 1) => a.at[axis] + a.size[axis] <= b.at[axis] || b.at[axis] + b.size[axis] <= a.at[axis];
  return !clear(0) && !clear(1);
}

function inset(box: Box): Box {
  return { x: box.x + 2, y: box.y + 1, w: Math.max(0, box.w - 4), h: Math.max(0, box.h - 2) };
}

/** How many cards are attached to a card, by its number. */
type Hosts = ReadonlyMap<number, number>;

function hostsOf(view: View): Hosts {
  const hosts = new Map<number, number>();
  for (const { host } of view.piles.flatMap((pile) => pile.cards)) {
    if (host !== undefined) hosts.set(host, (hosts.get(host) ?? 0) + 1);
  }
  return hosts;
}

/** How far cards attached to a card look out above it, all together, as a part of its height. */
function lookout(attached: number): number {
  return Math.min(0.25, 0.16 * attached);
}

/** Draws a card smaller where others look out above it, so that all of them lie in the place of one. */
function withRoomAbove(box: Box, attached = 0): Box {
  const part = 1 / (1 + lookout(attached));
  return { x: box.x + (box.w * (1 - part)) / 2, y: box.y + box.h * (1 - part), w: box.w * part, h: box.h * part };
}

/** Lays the cards of a zone; attached ones wait until their hosts have a place. */
function layCards(scene: Scene, zone: ZoneBox, usual: number, hosts: Hosts): void {
  const room = zone.h - (zone.lie === 'fan' && !zone.own ? 2 : LABEL);
  const wanted = zone.lie === 'fan' ? room : Math.min(usual, room);
  const h = Math.max(8, zone.lie === 'fan' ? wanted : Math.min(wanted, zone.w * RATIO));
  const w = h / RATIO;
  const cards = zone.pile.cards.map((card, at) => ({ card, at })).filter(({ card }) => card.host === undefined);
  if (zone.lie === 'stack') layStack(scene, zone, w, h);
  else if (zone.stock && cards.length > 0) layStock(scene, zone, cards, w * 0.86, h * 0.86);
  else if (cards.length <= zone.slots.length) laySlots(scene, zone, cards, hosts);
  else layRow(scene, zone, cards, w, h, hosts);
}

/** Returns the places for cards of a zone, as large as a card. */
function slotsOf(zone: ZoneBox, count: number, usual: number): Box[] {
  if (count === 0) return [];
  const pitch = zone.w / count;
  const h = Math.max(8, Math.min(usual, zone.h - LABEL, pitch * 0.94 * RATIO));
  const w = h / RATIO;
  return Array.from({ length: count }, (_, i) => ({ x: zone.x + pitch * i + (pitch - w) / 2, y: zone.y + 1, w, h }));
}

/** Places are taken from the middle outwards, as people lay cards. */
function fromTheMiddle(count: number): number[] {
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => i).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
}

function laySlots(scene: Scene, zone: ZoneBox, cards: Lying[], hosts: Hosts): void {
  const taken = fromTheMiddle(zone.slots.length).slice(0, cards.length).sort((a, b) => a - b);
  const pitch = zone.w / zone.slots.length;
  cards.forEach(({ card, at }, i) => {
    const slot = zone.slots[taken[i] ?? 0]!;
    const box = withRoomAbove(slot, hosts.get(card.card ?? -1));
    const turned = card.rested === true;
    const scale = turned ? Math.min(1, pitch / box.h) : 1;
    scene.cards.push(cardBox(zone, card, at, box, turned ? 90 : 0, scale, 10 + i, 0));
  });
}

/** Cards that are only counted: those that stand upright, then those that are turned, each group close together. */
function layStock(scene: Scene, zone: ZoneBox, cards: Lying[], w: number, h: number): void {
  const groups = [cards.filter(({ card }) => !card.rested), cards.filter(({ card }) => card.rested)].filter((each) => each.length > 0);
  const wide = (card: Card) => (card.rested ? h : w);
  const steps = groups.flatMap((group, g) => group.map(({ card }, i) => (i < group.length - 1 ? w * 0.3 : g < groups.length - 1 ? wide(card) + GAP * 2 : 0)));
  const ordered = groups.flat();
  const full = sum(steps) + wide(ordered.at(-1)?.card ?? {});
  const squeeze = Math.min(1, (zone.w - wide(ordered.at(-1)?.card ?? {})) / Math.max(1, sum(steps)));
  let x = zone.x + Math.max(0, (zone.w - full) / 2);
  ordered.forEach(({ card, at }, i) => {
    const turned = card.rested === true;
    scene.cards.push(cardBox(zone, card, at, { x: x + (wide(card) - w) / 2, y: zone.y, w, h }, turned ? 90 : 0, 1, 10 + i, 0));
    x += (steps[i] ?? 0) * squeeze;
  });
}

function layStack(scene: Scene, zone: ZoneBox, w: number, h: number): void {
  const top = zone.pile.cards[0] ?? (zone.pile.count > 0 ? {} : undefined);
  if (!top) return;
  // The edges of the cards below look out, so a pile is drawn a little smaller than a card by itself.
  const [sw, sh] = [w * 0.93, h * 0.93];
  const box = { x: zone.x + (zone.w - sw) / 2, y: zone.y, w: sw, h: sh };
  scene.cards.push(cardBox(zone, top, 0, box, 0, 1, 1, zone.pile.count - 1));
}

interface Lying {
  card: Card;
  at: number;
}

function layRow(scene: Scene, zone: ZoneBox, cards: Lying[], usual: number, height: number, hosts: Hosts): void {
  // Where there is room for hardly more than one card, several are drawn smaller, so that each looks out.
  const narrow = cards.length > 1 && zone.lie !== 'fan' && zone.w < usual * 1.3;
  const [w, h] = narrow ? [usual * 0.7, height * 0.7] : [usual, height];
  const single = zone.lie === 'spot' || zone.w < h;
  const widths = cards.map(({ card }) => (card.rested && !single && zone.lie !== 'fan' ? h : w));
  const offsets = spread(widths, zone.w, zone.lie === 'fan' && zone.own ? GAP / 2 : GAP);
  cards.forEach(({ card, at }, i) => {
    const turned = card.rested === true && zone.lie !== 'fan';
    const scale = turned && single ? Math.min(1, zone.w / h) : 1;
    const arc = zone.lie === 'fan' && zone.own ? fanned(i, cards.length) : { turn: 0, drop: 0 };
    const x = zone.x + (offsets[i] ?? 0) + ((widths[i] ?? w) - w) / 2;
    const box = withRoomAbove({ x, y: zone.y + arc.drop * h, w, h }, hosts.get(card.card ?? -1));
    scene.cards.push(cardBox(zone, card, at, box, turned ? 90 : arc.turn, scale, 10 + i, 0));
  });
}

/** A slight arc, as cards are held in a hand. */
function fanned(i: number, count: number): { turn: number; drop: number } {
  const from = i - (count - 1) / 2;
  const step = Math.min(1.6, 14 / Math.max(1, count));
  return { turn: from * step, drop: Math.min(0.06, 0.0035 * from * from) };
}

/**
 * Returns where things of these widths start on a line of this length: in the middle with a gap when there is room,
 * else overlapping evenly from end to end.
 */
export function spread(widths: number[], length: number, gap: number): number[] {
  const full = sum(widths) + gap * Math.max(0, widths.length - 1);
  if (full <= length || widths.length < 2) {
    let x = (length - full) / 2;
    return widths.map((w) => {
      const at = x;
      x += w + gap;
      return at;
    });
  }
  const last = widths[widths.length - 1] ?? 0;
  const before = sum(widths) - last;
  const squeeze = before > 0 ? Math.max(0, length - last) / before : 0;
  let x = 0;
  return widths.map((w) => {
    const at = x;
    x += w * squeeze;
    return at;
  });
}

/** Attached cards look out above the card they lie under. */
function layAttached(scene: Scene, { view, layout }: SceneInput): void {
  const byId = new Map(scene.cards.flatMap((box) => (box.card.card === undefined ? [] : [[box.card.card, box]])));
  const [hosts, drawn] = [hostsOf(view), new Map<number, number>()];
  for (const pile of view.piles) {
    pile.cards.forEach((card, at) => {
      const host = card.host === undefined ? undefined : byId.get(card.host);
      if (card.host === undefined || !host) return;
      const i = drawn.get(card.host) ?? 0;
      drawn.set(card.host, i + 1);
      const count = hosts.get(card.host) ?? 1;
      const step = lookout(count) / count;
      const zone = layout.places.some((p) => p.zone === pile.zone) ? zoneKey(pile.seat, pile.zone) : host.zone;
      const shift = -step * (i + 1) * host.h;
      const sideways = host.turn === 90;
      scene.cards.push({
        ...host,
        key: cardKey({ seat: pile.seat, zone: pile.zone, at, card: card.card }),
        card,
        spot: { seat: pile.seat, zone: pile.zone, at, ...(card.card === undefined ? {} : { card: card.card }) },
        zone,
        x: host.x + (sideways ? -shift : 0),
        y: host.y + (sideways ? 0 : shift),
        turn: host.turn,
        z: host.z - 1 - i * 0.01,
        under: 0,
      });
    });
  }
}

function cardBox(
  zone: ZoneBox,
  card: Card,
  at: number,
  box: Box,
  turn: number,
  scale: number,
  z: number,
  under: number,
): CardBox {
  const spot: Spot = { seat: zone.seat, zone: zone.zone, at, ...(card.card === undefined ? {} : { card: card.card }) };
  return { key: cardKey(spot), card, spot, zone: zone.key, turn, scale, z: z + (zone.passing ? 100 : 0), under, ...box };
}

function sum(list: number[]): number {
  return list.reduce((a, b) => a + b, 0);
}

/** Returns the middle of a box. */
export function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Returns the nearest of some boxes in a direction: what an arrow key moves to. */
export function nearest<T extends Box>(from: Box, to: Direction, among: T[]): T | undefined {
  const start = middle(from);
  let best: { box: T; far: number } | undefined;
  for (const box of among) {
    const end = middle(box);
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const along = { left: -dx, right: dx, up: -dy, down: dy }[to];
    const aside = Math.abs(to === 'left' || to === 'right' ? dy : dx);
    if (along < 1) continue;
    const far = along + aside * 2.5;
    if (!best || far < best.far) best = { box, far };
  }
  return best?.box;
}
