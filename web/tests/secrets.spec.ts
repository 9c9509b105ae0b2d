// What one player holds never reaches anybody else's browser: the frames of both players and of a watcher are compared.
import { type Browser, expect, test } from '@playwright/test';
import type { Card, Pile, Received, View, Words, ZoneWords } from '../src/protocol/index.ts';
import { Ears, type Moment } from './ears.ts';
import { Player } from './player.ts';

async function guest(browser: Browser, seed: number): Promise<Player> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  return new Player(await context.newPage(), seed);
}

/** Cards of a view that are told by name or number. */
const known = (pile: Pile): Card[] => pile.cards.filter((card) => card.card !== undefined || card.def !== undefined);

/** The numbers of cards that a seat knows and that lie where nobody else may look. */
function secrets(view: View, seat: number, zones: ZoneWords[]): Set<number> {
  const hidden = view.piles.filter((pile) => pile.seat === seat && zones[pile.zone]?.sight === 'owner');
  const cards = hidden.flatMap((pile) => pile.cards.filter((card) => card.face_up !== true && zones[pile.zone]?.key === 'hand'));
  return new Set(cards.flatMap((card) => card.card ?? []));
}

/** Every number of a card that a view names, wherever it stands. */
function named(value: unknown, found = new Set<number>()): Set<number> {
  if (Array.isArray(value)) for (const each of value) named(each, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'number' && ['card', 'host', 'from', 'to', 'source'].includes(key)) found.add(inner);
      else if (key === 'cards' && Array.isArray(inner) && inner.every((id) => typeof id === 'number' || id === null)) {
        for (const id of inner) if (id !== null) found.add(id as number);
      } else named(inner, found);
    }
  }
  return found;
}

function check(holder: Ears, other: Ears, { zones, keys }: Words, who: string): number {
  const seat = holder.seat!;
  let compared = 0;
  for (const moment of other.moments) {
    const { view } = moment;
    for (const pile of view.piles.filter((pile) => zones[pile.zone]?.key === 'hand' && pile.seat === seat)) {
      expect(known(pile).length, `${who} is told cards of a hand`).toBe(0);
    }
    for (const pile of view.piles.filter((pile) => zones[pile.zone]?.sight === 'nobody' && pile.seat === seat)) {
      expect(known(pile).filter((card) => card.face_up !== true).length, `${who} is told cards of a face-down pile`).toBe(0);
    }
    drawn(moment, seat, zones, keys.verbs, who);
    const held = holder.moments.find((each) => each.version === moment.version);
    if (!held) continue;
    compared++;
    const told = named({ piles: view.piles, links: view.links, stack: view.stack, prompt: view.prompt });
    const leaked = [...secrets(held.view, seat, zones)].filter((id) => told.has(id));
    expect(leaked, `${who} at version ${moment.version}`).toEqual([]);
  }
  return compared;
}

/** A card drawn by another is told as a card and no more. */
function drawn({ events, version }: Moment, seat: number, zones: ZoneWords[], verbs: string[], who: string): void {
  for (const { what } of events) {
    if (what.type !== 'moved' || what.to[0] !== seat || zones[what.to[1]]?.key !== 'hand') continue;
    if (!['draw', 'deal'].includes(verbs[what.verb] ?? '') || what.face_up) continue;
    expect([what.card, what.def], `${who} at version ${version}`).toEqual([null, null]);
  }
}

for (const game of ['one-piece', 'blackpoker']) {
  test(`neither the opponent nor a watcher is told what a hand holds: ${game}`, async ({ browser }) => {
    const [host, rival, watcher] = await Promise.all([guest(browser, 1), guest(browser, 2), guest(browser, 3)]);
    await host.open();
    await host.setUp({ game, seats: ['me', 'open'] });
    const address = new URL(host.page.url()).pathname;

    await rival.open(address);
    await rival.page.getByRole('button', { name: 'Sit here' }).click();
    await host.ears.until((ears) => ears.moments.length > 0);
    await rival.ears.until((ears) => ears.moments.length > 0);
    await watcher.open(address);
    await watcher.ears.until((ears) => ears.moments.length > 0);

    // Each answers when asked, until forty questions were answered; what is told is looked at, not what is drawn.
    for (let answered = 0; answered < 40; answered++) {
      const asked = await Promise.race([host.ears.question(null).then(() => host), rival.ears.question(null).then(() => rival)]);
      const { prompt } = asked.ears;
      if (!prompt) break;
      await asked.send(prompt, await asked.decide(prompt));
      await asked.ears.until((ears) => ears.ending !== null || ears.prompt?.id !== prompt.id);
    }

    const told = host.ears.texts.map((text) => JSON.parse(text) as Received).find((frame) => frame.type === 'table');
    const options = new URLSearchParams(told?.type === 'table' ? { format: told.info.options.format } : {});
    const layout = await (await host.page.request.get(`/api/games/${game}/table?${options}`)).json();
    const words = layout.words as Words;
    expect(watcher.ears.seat).toBeNull();
    expect(check(host.ears, rival.ears, words, 'the opponent')).toBeGreaterThan(20);
    expect(check(rival.ears, host.ears, words, 'the host')).toBeGreaterThan(20);
    expect(check(host.ears, watcher.ears, words, 'the watcher')).toBeGreaterThan(20);
    expect(check(rival.ears, watcher.ears, words, 'the watcher')).toBeGreaterThan(20);
    expect(watcher.ears.moments.every((moment) => moment.view.prompt === null)).toBe(true);
  });
}
