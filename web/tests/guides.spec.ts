// What the guides teach works as they say it: every gesture they name is made, and the table does what they promise.
import { expect, test } from '@playwright/test';
import type { Answer, Offer, Prompt } from '../src/protocol/index.ts';
import { Player, tap } from './player.ts';

/** The verbs that each guide teaches to do, by the words of its steps. */
const taught: Record<string, string[]> = {
  'one-piece': ['play', 'give', 'attack', 'end'],
  gundam: ['play', 'pair', 'attack', 'end'],
  blackpoker: ['set-wall', 'summon-soldier', 'attack', 'end'],
  duel: ['summon', 'battle', 'attack', 'end'],
};

/** Makes the gesture of an option as the guide says it: press a card, then what it is meant for, or a button. */
async function gesture(player: Player, prompt: Prompt, option: Offer): Promise<void> {
  const { page } = player;
  const at = prompt.options.indexOf(option);
  const verb = (await player.verbs())[option.verb];
  const way = page.locator(`.ways [data-option="${at}"], .ways [data-way^="${option.verb}."]`).first();
  const still = () => player.ears.prompt?.id === prompt.id && !player.ears.ending;
  if (verb === 'give' && option.a) {
    await tap(page.locator('[data-loose]').first());
    return tap(player.card(option.a));
  }
  const card = option.a ?? option.with?.[0];
  if (!card) return tap(page.locator(`[data-part="prompt"] [data-option="${at}"]`));
  await tap(player.card(card));
  if (still() && (await way.isVisible())) await tap(way);
  if (!still() || !option.a) return;
  if (option.b && (await player.card(option.b).getAttribute('data-aimed')) !== null) await tap(player.card(option.b));
  else if (option.whom !== undefined) await tap(player.plate(option.whom));
}

for (const [game, verbs] of Object.entries(taught)) {
  test(`every gesture of the guide of ${game} works`, async ({ page }) => {
    const player = new Player(page, 5);
    await player.open();
    await player.setUp({ game, seats: ['me', 'random'] });
    const done = new Set<string>();
    await player.play(260, async (prompt: Prompt, answer: Answer) => {
      const keys = await player.verbs();
      const lesson = prompt.ask.type === 'pick' ? prompt.options.find((each) => verbs.includes(keys[each.verb]!) && !done.has(keys[each.verb]!)) : undefined;
      // The turn is ended last, so that the rest is learnt first.
      const last = lesson && keys[lesson.verb] === 'end' && answer.type === 'pick' && keys[prompt.options[answer.at]!.verb] !== 'end';
      if (!lesson || last) return player.press(prompt, answer);
      const before = player.ears.moments.length;
      await gesture(player, prompt, lesson);
      await player.ears.until((ears) => ears.ending !== null || ears.prompt?.id !== prompt.id);
      const events = player.ears.moments.slice(before).flatMap((moment) => moment.events);
      const asked = player.ears.prompt?.why.verb;
      const happened = events.some(({ what }) => 'verb' in what && what.verb === lesson.verb) || asked === lesson.verb || events.length > 0;
      expect(happened, `${game}: ${lesson.words}`).toBe(true);
      done.add(keys[lesson.verb]!);
      if (done.size === verbs.length) throw new Learnt();
    }).catch((error: unknown) => {
      if (!(error instanceof Learnt)) throw error;
    });
    expect([...done].sort()).toEqual([...verbs].sort());
    expect(player.trouble).toEqual([]);
  });
}

/** Everything that is taught was done. */
class Learnt extends Error {}
