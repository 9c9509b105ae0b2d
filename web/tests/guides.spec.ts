// What the guides teach works as they say it: every gesture they name is made, and the table does what they promise.
import { expect, test } from '@playwright/test';
import type { Answer, Offer, Prompt } from '../src/protocol/index.ts';
import type { Ears } from './ears.ts';
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
  if (verb === 'give' && option.a) {
    await tap(page.locator('[data-loose]').first());
    await expect(player.card(option.a)).toHaveAttribute('data-aimed');
    return tap(player.card(option.a));
  }
  const card = option.a ?? option.with?.[0];
  if (!card) return tap(page.locator(`[data-part="prompt"] [data-option="${at}"]`));
  await player.pressCard(prompt, player.card(card));
  if (!(await player.isOpen(prompt))) return;
  const way = page.locator(`.ways [data-option="${at}"], .ways [data-way^="${option.verb}."]`).first();
  if ((await way.count()) > 0) await tap(way);
  if (!option.a || !(await player.isOpen(prompt))) return;
  if (option.b) await tap(player.card(option.b));
  else if (option.whom !== undefined) await tap(player.plate(option.whom));
}

/** Plays a game with the gestures that were not made yet; returns when all were, or the game is over. */
async function learn(player: Player, game: string, verbs: string[], done: Set<string>): Promise<void> {
  await player.open();
  await player.setUp({ game, seats: ['me', 'random'] });
  const keys = await player.verbs();
  const isNew = ({ verb }: Offer) => verbs.includes(keys[verb]!) && !done.has(keys[verb]!);
  // The turn is ended last, so that the rest is learnt first.
  const lessonOf = ({ options }: Prompt) => options.find((each) => isNew(each) && keys[each.verb] !== 'end') ?? options.find(isNew);
  await player.play(260, async (prompt: Prompt, answer: Answer) => {
    const lesson = prompt.ask.type === 'pick' ? lessonOf(prompt) : undefined;
    const early = lesson && keys[lesson.verb] === 'end' && answer.type === 'pick' && keys[prompt.options[answer.at]!.verb] !== 'end';
    if (!lesson || early) return player.press(prompt, answer);
    const before = player.ears.moments.length;
    await gesture(player, prompt, lesson);
    await player.ears.until((ears) => ears.ending !== null || ears.prompt?.id !== prompt.id);
    const told = (ears: Ears) => ears.moments.slice(before).flatMap((moment) => moment.events);
    const happened = (ears: Ears) => told(ears).some(({ what }) => 'verb' in what && what.verb === lesson.verb);
    // An action without a card may first ask for the cards it is done with.
    const goesOn = (ears: Ears) => !lesson.a && (told(ears).length > 0 || ears.prompt !== null);
    await player.ears.until((ears) => happened(ears) || goesOn(ears));
    done.add(keys[lesson.verb]!);
    if (done.size === verbs.length) throw new Learnt();
  });
}

for (const [game, verbs] of Object.entries(taught)) {
  test(`every gesture of the guide of ${game} works`, async ({ context }) => {
    const done = new Set<string>();
    for (let seed = 5; seed < 11 && done.size < verbs.length; seed++) {
      const player = new Player(await context.newPage(), seed);
      await learn(player, game, verbs, done).catch((error: unknown) => {
        if (!(error instanceof Learnt)) throw error;
      });
      expect(player.trouble).toEqual([]);
    }
    expect([...done].sort()).toEqual([...verbs].sort());
  });
}

/** Everything that is taught was done. */
class Learnt extends Error {}
