// What the connection, the address and the settings make of what they are given.
import { describe, expect, test, vi } from 'vitest';
import { delay } from './socket.ts';

vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { readRoute } = await import('./router.svelte.ts');
const { readSettings } = await import('./settings.svelte.ts');

describe('waiting before the next try', () => {
  test('grows and stays bounded', () => {
    expect(delay(0, 0)).toBe(150);
    expect(delay(0, 1)).toBe(300);
    expect(delay(3, 1)).toBe(2400);
    expect(delay(60, 1)).toBe(10_000);
    expect(delay(60, 0)).toBe(5000);
  });
});

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/lobby', { page: 'lobby' }],
    ['/t/k3v9', { page: 'table', table: 'k3v9' }],
    ['/m/k3v9/', { page: 'table', table: 'k3v9' }],
    ['/t', { page: 'unknown' }],
    ['/t/a/b', { page: 'unknown' }],
    ['/t/%E0%A4%A', { page: 'unknown' }],
    ['/elsewhere', { page: 'unknown' }],
  ])('%s', (path, route) => expect(readRoute(path)).toEqual(route));
});

describe('settings', () => {
  test('are the usual ones when nothing useful was kept', () => {
    for (const text of [null, '', '{', '3', 'null', '{"theme":"pink","locale":"xx","quick":"yes","stops":3,"volume":7,"bot":1}']) {
      expect(readSettings(text)).toMatchObject({ theme: 'auto', locale: 'en', quick: true, stops: {}, volume: 0.6, bot: '' });
    }
  });

  test('are what was kept', () => {
    const kept = { theme: 'dark', locale: 'ar-XB', quick: false, stops: { duel: ['main'] }, volume: 0, muted: true };
    expect(readSettings(JSON.stringify(kept))).toMatchObject(kept);
  });
});
