// A secret is what was promised only when its hash is the commitment.
import { expect, test } from 'vitest';
import { isPromised, secretOf } from './shuffle.ts';

// printf baize | sha256sum
const COMMITMENT = 'b2a2780f4ef50fae4f8dd1e09e7300c89dd4963636a77402c8ee384f9af53f77';

test('a secret opens its own commitment and no other', async () => {
  expect(await isPromised('baize', COMMITMENT)).toBe(true);
  expect(await isPromised('felt', COMMITMENT)).toBe(false);
});

test('the secret is read from a replay that has one', () => {
  expect(secretOf({ shuffle: { table: 't', secret: 'baize', names: [] } })).toBe('baize');
  for (const replay of [null, 7, {}, { shuffle: null }, { shuffle: { secret: 1 } }]) expect(secretOf(replay)).toBeNull();
});
