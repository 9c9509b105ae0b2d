// Checks that a match was shuffled as the table promised when it was opened. Pure.

/** Returns the secret that a replay opens, if it has one. */
export function secretOf(replay: unknown): string | null {
  if (typeof replay !== 'object' || replay === null) return null;
  const { shuffle } = replay as { shuffle?: { secret?: unknown } };
  return typeof shuffle?.secret === 'string' ? shuffle.secret : null;
}

/** Returns whether a secret is what was promised: its SHA-256 is the commitment. */
export async function isPromised(secret: string, commitment: string): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment;
}
