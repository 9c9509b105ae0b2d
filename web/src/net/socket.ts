// One WebSocket that comes back by itself: waits longer after each failure, notices silence, and matches replies to
// requests. What is said on it is the session's business.
import type { ToClient, ToServer } from './frames.ts';

const SHORTEST = 300;
const LONGEST = 10_000;
const HEARTBEAT = 20_000;
const SILENCE = 50_000;
const PATIENCE = 20_000;

export type Status = 'connecting' | 'open' | 'lost';

export interface Listener {
  /** The connection stands; what is sent from here on goes out first. */
  opened(): void;
  said(frame: ToClient): void;
  status(status: Status): void;
}

/** A request that did not come through. */
export class Lost extends Error {}

/** A request that the server would not carry out. */
export class Declined extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly hint: string,
  ) {
    super(text);
  }
}

/** Returns how long to wait before the next try, in milliseconds; `luck` is between 0 and 1. */
export function delay(tries: number, luck: number): number {
  const ceiling = Math.min(LONGEST, SHORTEST * 2 ** Math.min(tries, 10));
  return ceiling / 2 + (ceiling / 2) * luck;
}

interface Waiting {
  resolve(reply: ToClient): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

export class Socket {
  #url: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #tries = 0;
  #next = 1;
  #heard = 0;
  #waiting = new Map<number, Waiting>();
  #retry: ReturnType<typeof setTimeout> | null = null;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    setInterval(() => this.#listen(), HEARTBEAT);
    addEventListener('online', () => this.#hurry());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#hurry());
  }

  connect(): void {
    this.#retry = null;
    this.#listener.status(this.#tries === 0 ? 'connecting' : 'lost');
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#heard = Date.now();
      this.#listener.opened();
    });
    socket.addEventListener('message', (event) => {
      if (socket === this.#socket) this.#received(String(event.data));
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#closed();
    });
  }

  /** Begins a new conversation, which is greeted anew. */
  again(): void {
    if (this.#socket === null) return;
    const old = this.#socket;
    this.#socket = null;
    old.close();
    for (const id of [...this.#waiting.keys()]) this.#fail(id, new Lost('the conversation begins anew'));
    this.connect();
  }

  /** Says something and expects no reply of its own. Returns whether it went out. */
  send(body: ToServer): boolean {
    return this.#write({ ...body });
  }

  /** Asks for something; the reply, or why there is none. */
  request(body: ToServer): Promise<ToClient> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(id, new Lost('no reply came in time')), PATIENCE);
      this.#waiting.set(id, { resolve, reject, timer });
      if (!this.#write({ id, ...body })) this.#fail(id, new Lost('there is no connection'));
    });
  }

  /** The server accepted the greeting: the next failure begins with a short wait again. */
  greeted(): void {
    this.#tries = 0;
    this.#listener.status('open');
  }

  #write(frame: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  #received(text: string): void {
    this.#heard = Date.now();
    const frame = JSON.parse(text) as ToClient;
    const waiting = frame.re === undefined ? undefined : this.#waiting.get(frame.re);
    // Everybody hears a frame before whoever asked for it, so that a reply finds the page up to date.
    this.#listener.said(frame);
    if (frame.re === undefined || !waiting) return;
    this.#waiting.delete(frame.re);
    clearTimeout(waiting.timer);
    if (frame.type === 'error') waiting.reject(new Declined(frame.code, frame.text, frame.hint));
    else waiting.resolve(frame);
  }

  #fail(id: number, error: Error): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) {
      clearTimeout(waiting.timer);
      waiting.reject(error);
    }
  }

  #closed(): void {
    this.#socket = null;
    for (const id of [...this.#waiting.keys()]) this.#fail(id, new Lost('the connection was lost'));
    this.#listener.status('lost');
    this.#retry = setTimeout(() => this.connect(), delay(this.#tries++, Math.random()));
  }

  /** Asks whether the other side is there, and begins anew when it has been silent for too long. */
  #listen(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENCE) this.#socket.close();
    else this.send({ type: 'ping', n: this.#next++ });
  }

  #hurry(): void {
    if (this.#retry === null) return;
    clearTimeout(this.#retry);
    this.#tries = 0;
    this.connect();
  }
}
