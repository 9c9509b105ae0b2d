// Lets quick news pass at a pace that eyes can follow, and never holds anything back for long.

/** How many may wait; when more come, the oldest are passed on at once. */
const MOST = 5;

export class Pace<T> {
  #pass: (item: T) => void;
  #still: () => boolean;
  #lasts: (item: T) => number;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /**
   * `pass` is called with each item in order; while `still` says so, at once. `lasts` says for how many milliseconds an
   * item is looked at before the next may come.
   */
  constructor(pass: (item: T) => void, still: () => boolean, lasts: (item: T) => number) {
    this.#pass = pass;
    this.#still = still;
    this.#lasts = lasts;
  }

  put(item: T): void {
    this.#waiting.push(item);
    if (this.#still()) return this.flush();
    while (this.#waiting.length > MOST) this.#next();
    if (this.#timer === null) this.#step();
  }

  /** Passes on everything that waits. */
  flush(): void {
    while (this.#waiting.length > 0) this.#next();
  }

  /** Forgets what waits: something newer has come. */
  clear(): void {
    this.#waiting = [];
  }

  /** Passes the oldest on and returns for how long it is looked at. */
  #next(): number {
    const [item] = this.#waiting.splice(0, 1);
    if (item === undefined) return 0;
    this.#pass(item);
    return this.#lasts(item);
  }

  #step(): void {
    this.#timer = null;
    if (this.#waiting.length === 0) return;
    this.#timer = setTimeout(() => this.#step(), this.#next());
  }
}
