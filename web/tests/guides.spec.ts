// A whole game of each game with its guide, from the first press to the last: what the guide says is read, every gesture it
// teaches is made as it says, and the table does what it promises.
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

/** Answers questions of a game, with the gestures that were not made yet where they can be. */
class Learner {
  readonly done = new Set<string>();
  readonly read = new Set<string>();

  constructor(
    readonly player: Player,
    readonly verbs: string[],
  ) {}

  get isDone(): boolean {
    return this.done.size === this.verbs.length;
  }

  async answer(prompt: Prompt, answer: Answer): Promise<void> {
    const { player, done, verbs } = this;
    for (const step of await player.readGuide()) this.read.add(step);
    const keys = await player.verbs();
    const isNew = ({ verb }: Offer) => verbs.includes(keys[verb]!) && !done.has(keys[verb]!);
    // The turn is ended last, so that the rest is learnt first.
    const lesson = prompt.ask.type === 'pick' ? (prompt.options.find((each) => isNew(each) && keys[each.verb] !== 'end') ?? prompt.options.find(isNew)) : undefined;
    // Once it alone is left to be learnt, it need not be what one would do anyway.
    const rest = verbs.some((verb) => verb !== 'end' && !done.has(verb));
    const early = rest && lesson && keys[lesson.verb] === 'end' && answer.type === 'pick' && keys[prompt.options[answer.at]!.verb] !== 'end';
    if (!lesson || early) return player.send(prompt, answer);
    const before = player.ears.moments.length;
    await gesture(player, prompt, lesson);
    await player.ears.until((ears) => ears.ending !== null || ears.prompt?.id !== prompt.id);
    const told = (ears: Ears) => ears.moments.slice(before).flatMap((moment) => moment.events);
    const happened = (ears: Ears) => told(ears).some(({ what }) => 'verb' in what && what.verb === lesson.verb);
    // An action without a card may first ask for the cards it is done with.
    const goesOn = (ears: Ears) => !lesson.a && (told(ears).length > 0 || ears.prompt !== null);
    await player.ears.until((ears) => happened(ears) || goesOn(ears));
    done.add(keys[lesson.verb]!);
  }
}

for (const [game, verbs] of Object.entries(taught)) {
  test(`a whole guided game of ${game}, with every gesture of its guide`, async ({ page }) => {
    const player = new Player(page, 5);
    const learner = new Learner(player, verbs);
    await player.open('/learn');
    const lesson = page.locator(`[data-course="${game}"] [data-lesson="game"]`);
    await expect(lesson).not.toContainText('✓');
    // Cards are dealt by chance: where a gesture had no occasion, another game has one.
    for (let games = 0; games < 6 && (games === 0 || !learner.isDone); games++) {
      await page.goto('/learn');
      player.ears.forget();
      await lesson.click();
      await page.waitForURL(/\/t\//);
      await expect(page.locator('[data-part="guide"]')).toBeVisible();
      await player.play(1200, (prompt, answer) => learner.answer(prompt, answer), () => learner.isDone && learner.read.size > 6);
      await player.skip();
      await player.ended();
    }
    expect([...learner.done].sort()).toEqual([...verbs].sort());
    expect(learner.read.size).toBeGreaterThan(6);
    await page.goto('/learn');
    await expect(lesson).toContainText('✓');
    expect(player.trouble).toEqual([]);
  });
}
