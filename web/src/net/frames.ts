// Frames by what they say.
import type { Received, Sent } from '../protocol/index.ts';

export type ToClient = Received;
export type ToServer = Sent;

/** A frame of one kind from the server. */
export type Said<T extends Received['type']> = Extract<Received, { type: T }>;
