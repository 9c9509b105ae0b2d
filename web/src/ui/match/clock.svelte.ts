// The page's time for clocks, four times a second while somebody looks.

export const ticks = $state({ now: performance.now() });

/** Lets the time run until the returned function is called. */
export function runClock(): () => void {
  const timer = setInterval(() => (ticks.now = performance.now()), 250);
  return () => clearInterval(timer);
}

/** Returns milliseconds as minutes and seconds; tenths in the last ten seconds. */
export function clockText(left: number): string {
  const seconds = Math.floor(left / 1000);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
