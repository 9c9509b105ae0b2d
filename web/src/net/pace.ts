// Lets quick news pass at a pace that eyes can follow, and at once when somebody is in a hurry.

/** What a pace goes by. */
export interface Manner<T> {
  /** Is called with each item in order. */
  pass: (item: T) => void;
  /** Whether everything passes at once. */
  still: () => boolean;
  /** For how many milliseconds an item is looked at before the next may come. */
  lasts: (item: T) => number;
  /** How many may wait; when more come, the oldest are passed on at once. */
  most: () => number;
  /** Hears how many wait. */
  waits?: (count: number) => void;
}

export class Pace<T> {
  #manner: Manner<T>;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(manner: Manner<T>) {
    this.#manner = manner;
  }

  put(item: T): void {
    this.#waiting.push(item);
    if (this.#manner.still()) return this.flush();
    while (this.#waiting.length > this.#manner.most()) this.#next();
    if (this.#timer === null) this.#step();
    this.#tell();
  }

  /** Passes on everything that waits. */
  flush(): void {
    while (this.#waiting.length > 0) this.#next();
    this.#tell();
  }

  /** Forgets what waits: something newer has come. */
  clear(): void {
    this.#waiting = [];
    this.#tell();
  }

  /** Passes the oldest on and returns for how long it is looked at. */
  #next(): number {
    const [item] = this.#waiting.splice(0, 1);
    if (item === undefined) return 0;
    this.#manner.pass(item);
    return this.#manner.lasts(item);
  }

  #step(): void {
    this.#timer = null;
    if (this.#waiting.length === 0) return;
    if (this.#manner.still()) return this.flush();
    this.#timer = setTimeout(() => this.#step(), this.#next());
    this.#tell();
  }

  #tell(): void {
    this.#manner.waits?.(this.#waiting.length);
  }
}
