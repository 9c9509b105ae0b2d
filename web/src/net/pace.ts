// Lets quick news pass at a pace that eyes can follow, and never holds anything back for long.

/** How far apart two pieces of news are shown, in milliseconds. */
const STEP = 150;
/** How many may wait; when more come, the oldest are passed on at once. */
const MOST = 2;

export class Pace<T> {
  #pass: (item: T) => void;
  #still: () => boolean;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `pass` is called with each item in order; while `still` says so, at once. */
  constructor(pass: (item: T) => void, still: () => boolean) {
    this.#pass = pass;
    this.#still = still;
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

  #next(): void {
    const [item] = this.#waiting.splice(0, 1);
    if (item !== undefined) this.#pass(item);
  }

  #step(): void {
    this.#timer = null;
    if (this.#waiting.length === 0) return;
    this.#next();
    this.#timer = setTimeout(() => this.#step(), STEP);
  }
}
