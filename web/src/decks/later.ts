// Drawing that can wait: a little in every frame, so that scrolling and typing never do.
import { flushSync } from 'svelte';

/** How long drawing may take in a frame, in milliseconds. */
const BUDGET = 4;

const waiting = new Set<() => void>();
let running = false;

function run(): void {
  const until = performance.now() + BUDGET;
  for (const draw of waiting) {
    waiting.delete(draw);
    flushSync(draw);
    if (performance.now() >= until) break;
  }
  running = waiting.size > 0;
  if (running) requestAnimationFrame(run);
}

/** Draws something as soon as there is time. Returns what calls it off. */
export function later(draw: () => void): () => void {
  waiting.add(draw);
  if (!running) {
    running = true;
    // What is there at once is seen first.
    requestAnimationFrame(() => requestAnimationFrame(run));
  }
  return () => waiting.delete(draw);
}
