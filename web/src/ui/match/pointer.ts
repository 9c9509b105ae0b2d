// What pointers do with a card: hover and long press magnify it, dragging carries it onto another or onto the table.
import type { CardBox } from '../../match/board.ts';
import type { Play } from './play.svelte.ts';

const HOVER = 220;
const LONG = 420;
/** How far a pointer moves before it drags. */
const SLACK = 8;

/** Attaches hovering, long presses and dragging to the button of a card. */
export function hold(play: Play, box: () => CardBox) {
  return (element: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let start: { x: number; y: number; id: number } | null = null;
    let swallow = false;

    const later = (wait: number, act: () => void) => {
      stop();
      timer = setTimeout(act, wait);
    };
    const stop = () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };

    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(HOVER, () => play.magnify(box().spot, 'pointer'));
    };
    const leave = (event: PointerEvent) => {
      stop();
      play.unmagnify('pointer');
      // A quick hand is off the card with its first move.
      move(event);
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      play.unmagnify('press');
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      swallow = false;
      if (event.pointerType === 'mouse') return;
      later(LONG, () => {
        play.magnify(box().spot, 'press');
        swallow = true;
      });
    };
    const move = (event: PointerEvent) => {
      // Let go elsewhere, it is not held any more.
      if (event.buttons === 0) start = null;
      if (!start || event.pointerId !== start.id) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
      if (far) stop();
      if (play.dragging === null && (!far || !play.isLoose(box().key))) return;
      if (play.dragging === null) {
        element.setPointerCapture(start.id);
        play.unmagnify('pointer');
      }
      swallow = true;
      const over = document.elementsFromPoint(event.clientX, event.clientY);
      play.dragging = { key: box().key, x: event.clientX, y: event.clientY, over: under(play, over, element) };
    };
    const up = () => {
      stop();
      const carried = play.dragging;
      start = null;
      // What can be aimed at depends on what is carried: it lands before it is let go.
      if (carried?.key === box().key) land(play, box(), carried);
      play.dragging = null;
    };
    const cancel = () => {
      stop();
      start = null;
      play.dragging = null;
    };
    const click = (event: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event) => event.preventDefault();

    const listeners = {
      pointerenter: enter,
      pointerleave: leave,
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: cancel,
      contextmenu: menu,
    } as const;
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
    // Captured at the button's parent, before the button itself hears it.
    element.parentElement?.addEventListener('click', filter, true);
    function filter(event: MouseEvent) {
      if (event.target instanceof Node && element.contains(event.target)) click(event);
    }
    const parent = element.parentElement;
    return () => {
      stop();
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener);
      parent?.removeEventListener('click', filter, true);
    };
  };
}

/** Returns what a carried card is held over, first of all something that it can be put on. */
function under(play: Play, over: readonly Element[], own: Element): string | null {
  const keys = over.flatMap((element) => {
    if (!(element instanceof HTMLElement) || element === own) return [];
    const { key, player } = element.dataset;
    return [key ?? [], player ?? []].flat();
  });
  return keys.find((key) => play.aims.has(key)) ?? keys[0] ?? null;
}

/** Lets go of a card: over another card they are meant together, elsewhere it is played by itself. */
function land(play: Play, box: CardBox, carried: { x: number; y: number; over: string | null }): void {
  const board = document.querySelector('[data-part="board"]')?.getBoundingClientRect();
  if (!board) return;
  const [x, y] = [carried.x - board.left, carried.y - board.top];
  const home = play.zoneAt(x, y)?.key === box.zone;
  const aimed = carried.over !== null && play.aims.has(carried.over) ? carried.over : null;
  const outside = x < 0 || y < 0 || x > board.width || y > board.height;
  // Name plates are beside the board, and can be aimed at.
  if (outside && aimed === null) return;
  if (home && aimed === null) return;
  play.drop(box.key, aimed);
}
