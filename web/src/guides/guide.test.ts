// Steps come when their moment comes, once, and every one has its words.
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { TableLayout, View } from '../protocol/index.ts';
import { due, factsOf, fresh, type Guide, holds, left, previous, readProgress, seen, selectorOf, unsee } from './guide.ts';
import { guideOf, guides } from './index.ts';
import { placeBeside } from './place.ts';

const layout = {
  words: {
    zones: [{ key: 'hand' }, { key: 'life' }],
    keys: { stats: [], kinds: [], keywords: [], phases: ['draw', 'main'], verbs: ['play', 'attack'] },
  },
} as unknown as TableLayout;
const view = (part: Partial<View>): View => ({
  active: 0,
  turn: 1,
  phase: 1,
  piles: [{ seat: 0, zone: 0, count: 2, cards: [] }],
  scores: [],
  links: [],
  battles: [],
  stack: [],
  asked: 0,
  prompt: null,
  ...part,
});
const asked = (verb: number) =>
  view({
    prompt: {
      id: 1,
      seat: 0,
      why: { words: '', verb, source: null, clause: '' },
      ask: { type: 'pick' },
      options: [{ words: '', verb, n: 0 }],
    },
  });
const guide: Guide = {
  game: 'x',
  steps: [
    { id: 'goal', point: { type: 'part', part: 'board' } },
    { id: 'attack', point: { type: 'offered' }, when: { verbs: ['attack'] } },
    { id: 'play', point: { type: 'offered' }, when: { verbs: ['play'], phases: ['main'], turn: 'mine' } },
    { id: 'life', point: { type: 'zone', zone: 'life', of: 'theirs' }, when: { filled: { zone: 'life', of: 'theirs' } } },
  ],
};
const facts = (v: View) => factsOf(layout, v, 0);

describe('steps', () => {
  it('without a condition come first', () => {
    expect(due(guide, facts(view({})), fresh)?.id).toBe('goal');
  });
  it('wait for their verb and pass over those whose moment has not come', () => {
    const progress = seen(fresh, 'goal');
    expect(due(guide, facts(view({})), progress)).toBeNull();
    expect(due(guide, facts(asked(0)), progress)?.id).toBe('play');
    expect(due(guide, facts(asked(1)), progress)?.id).toBe('attack');
  });
  it('are shown once, can be taken back, and are counted', () => {
    let progress = seen(seen(fresh, 'goal'), 'play');
    expect(due(guide, facts(asked(0)), progress)).toBeNull();
    expect([left(guide, progress), previous(guide, progress)?.id]).toEqual([2, 'play']);
    progress = unsee(progress);
    expect(due(guide, facts(asked(0)), progress)?.id).toBe('play');
  });
  it('are not shown while the guide is hidden', () => {
    expect(due(guide, facts(view({})), { ...fresh, hidden: true })).toBeNull();
  });
  it('notice a zone of the other player', () => {
    const theirs = view({ piles: [{ seat: 1, zone: 1, count: 1, cards: [] }] });
    expect(holds(guide.steps[3]!.when, facts(theirs))).toBe(true);
    expect(holds(guide.steps[3]!.when, facts(view({})))).toBe(false);
  });
});

it('takes nothing but its own notes as progress', () => {
  expect(readProgress({ seen: ['goal'], hidden: true })).toEqual({ seen: ['goal'], hidden: true });
  for (const kept of [null, undefined, true, 7, 'seen', {}, { seen: [1] }]) expect(readProgress(kept)).toEqual(fresh);
});

it('points by what the board says of itself', () => {
  expect(selectorOf({ type: 'zone', zone: 'life', of: 'theirs' }, 0)).toBe('[data-zone="life"]:not([data-seat="0"])');
  expect(selectorOf({ type: 'zone', zone: 'hand', of: 'mine' }, 1)).toBe('[data-zone="hand"][data-seat="1"]');
});

describe('places', () => {
  const room = { x: 0, y: 0, w: 1000, h: 700 };
  const size = { w: 300, h: 120 };
  it('are inside the window', () => {
    for (const [x, y] of [[0, 0], [990, 690], [500, 0], [0, 690]] as const) {
      const at = placeBeside({ x, y, w: 10, h: 10 }, size, room, []);
      expect(at.x >= 0 && at.y >= 0 && at.x + at.w <= 1000 && at.y + at.h <= 700).toBe(true);
    }
  });
  it('leave free what may be pressed', () => {
    const target = { x: 400, y: 500, w: 200, h: 150 };
    const above = placeBeside(target, size, room, []);
    expect(above.y + above.h).toBeLessThanOrEqual(500);
    const cards = { x: 300, y: 300, w: 400, h: 190 };
    const moved = placeBeside(target, size, room, [cards]);
    const clear = moved.x + moved.w <= cards.x || moved.x >= cards.x + cards.w || moved.y + moved.h <= cards.y || moved.y >= cards.y + cards.h;
    expect(clear).toBe(true);
  });
});

describe('words', () => {
  const bundle = new FluentBundle('en');
  const source = readFileSync(new URL('../../locales/guides.en.ftl', import.meta.url), 'utf8');
  const errors = bundle.addResource(new FluentResource(source));
  it('parse', () => expect(errors).toEqual([]));
  it.each(guides.map((each) => [each.game, each] as const))('of %s are complete and short', (game, { steps }) => {
    expect(guideOf(game)?.steps.length).toBeGreaterThan(8);
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
    for (const step of steps) {
      for (const id of [`guide-${game}-${step.id}`, `guide-${game}-${step.id}-title`]) {
        expect(bundle.hasMessage(id), id).toBe(true);
      }
      const body = bundle.formatPattern(bundle.getMessage(`guide-${game}-${step.id}`)!.value!);
      expect(body.length, `${game} ${step.id}`).toBeLessThanOrEqual(320);
    }
  });
  it('have no message for a step that is gone', () => {
    const known = new Set(guides.flatMap(({ game, steps }) => steps.map((step) => `guide-${game}-${step.id}`)));
    const written = [...source.matchAll(/^(guide-(?:one-piece|gundam|blackpoker|duel)-[\w-]+?)(?:-title)? =/gm)];
    expect(written.map(([, id]) => id).filter((id) => !known.has(id!))).toEqual([]);
  });
});
