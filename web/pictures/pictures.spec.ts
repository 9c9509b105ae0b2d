// Plays one whole game of each game and takes the pictures a reviewer needs, in both looks and on all sorts of screens:
// `npm run pictures`, then look into test-results/pictures. `README=1 npm run pictures` takes those of the README.
import { type Page, test } from '@playwright/test';
import { Player } from '../tests/player.ts';

/** Sizes of screens; a desk at 200 % has half as much room each way. */
const SCREENS = { desk: [1440, 900], phone: [390, 844], sideways: [844, 390], zoomed: [720, 450] } as const;
const LOOKS = ['light', 'dark'] as const;
const only = process.env['GAME'];
const most = Number(process.env['QUESTIONS'] ?? 1200);

/** Pictures of the README, which are checked in small. */
const SHOWN = ['one-piece-defence', 'gundam-attack', 'blackpoker-chain', 'duel-late'];
/** With README set, these alone are taken. */
const readme = process.env['README'] !== undefined;

/** Waits until the screen has taken on its size and look. */
async function still(page: Page): Promise<void> {
  await page.waitForTimeout(350);
  await page.evaluate(() => {
    const ends = (each: Animation) => each.effect?.getComputedTiming().iterations !== Infinity;
    return Promise.all(document.getAnimations().filter(ends).map((each) => each.finished.catch(() => null)));
  });
}

async function everywhere(page: Page, name: string): Promise<void> {
  if (readme) return SHOWN.includes(name) ? small(page, name) : undefined;
  for (const look of LOOKS) {
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
    for (const [screen, [width, height]] of Object.entries(SCREENS)) {
      if (look === 'dark' && (screen === 'sideways' || screen === 'zoomed')) continue;
      await page.setViewportSize({ width, height });
      await still(page);
      await page.screenshot({ path: `test-results/pictures/${name}-${screen}-${look}.png` });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function small(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1120, height: 700 });
  await still(page);
  await page.screenshot({ path: `../docs/pictures/${name}.jpg`, type: 'jpeg', quality: 62 });
}

test.use({ viewport: { width: 1440, height: 900 } });

for (const game of ['one-piece', 'gundam', 'blackpoker', 'duel'].filter((each) => !only || each === only)) {
  test(`a game of ${game}`, async ({ page }) => {
    const player = new Player(page, 11);
    await player.open('/', { quick: true, passes: false });
    // A duel against a bot that thinks is over before the board is full.
    await player.setUp({ game, seats: ['me', game === 'duel' ? 'random' : 'greedy'] });
    const moments = new Set<string>();
    const take = async (name: string) => {
      if (moments.has(name)) return;
      moments.add(name);
      await everywhere(page, `${game}-${name}`);
    };
    let count = 0;
    await player.play(most, async (prompt, answer) => {
      const view = player.ears.moments.at(-1)!.view;
      if (count === 0) await take('start');
      if (view.turn >= 3 && view.active === view.asked && prompt.options.length > 3) await take('early');
      if (view.battles.length > 0) await take(view.active === view.asked ? 'attack' : 'defence');
      if (view.stack.length > 1) await take('chain');
      if (view.turn >= 9 && prompt.options.length > 4) await take('late');
      count++;
      await player.send(prompt, answer);
    });
    if (player.ears.ending) {
      await page.waitForTimeout(600);
      await take('end');
    }
  });
}

test('the first page and the ways to a game', async ({ page }) => {
  if (only || readme) test.skip();
  await page.goto('/');
  await page.locator('[data-play="duel"]').waitFor();
  await everywhere(page, 'home');
  await page.locator('[data-setup="one-piece"]').click();
  await page.locator('dialog[open]').waitFor();
  await everywhere(page, 'setup');
});

for (const [name, table] of Object.entries({
  'four-seats': { game: 'gundam', mode: 'royale-first-to-win', seats: ['me', 'random', 'random', 'random'] },
  'six-seats': { game: 'gundam', mode: 'royale-first-to-win', seats: ['me', 'random', 'random', 'random', 'random', 'random'] },
})) {
  test(`a table with ${name}`, async ({ page }) => {
    if (readme || (only && only !== name)) test.skip();
    const player = new Player(page, 11);
    await player.open('/', { quick: true, passes: false });
    await player.setUp(table);
    await player.skip(Math.min(most, 25));
    await player.ears.question(null);
    await everywhere(page, name);
  });
}

/** Boards that a game seldom comes upon by itself, laid at the desk; the first question is answered where that shows more. */
const BOARDS = {
  equipment: `title: Equipment, a unit of two, trumps and packs
game: blackpoker
format: master/extra
board:
  turn: 6
  A: {walls: [C4, C5, {card: H5, rested: true}], soldiers: [{card: S9, attached: [S3]}, {card: HK, attached: [DK]}, D9], hand: [D5, C9, SQ], pack: [H6, CK, H3, H4], trump: [{card: S8, face_up: true}, D2], life: 14}
  B: {walls: [C9, S4], soldiers: [{card: CJ, attached: [C6]}, H7], hand: 3, pack: [S2, S5], trump: [{card: D6, face_up: true}], life: 11}
steps: []
open: true
`,
};

test('boards that show what is public', async ({ page }) => {
  if (readme || (only && only !== 'boards')) test.skip();
  for (const [name, board] of Object.entries(BOARDS)) {
    const player = new Player(page, 11);
    await player.open(`/desk#${encodeURIComponent(board)}`, { quick: true, passes: false });
    await page.locator('[data-part="desk-lay"]').click();
    await page.waitForURL(/\/t\//);
    await player.shows((await player.ears.question(null))!);
    await everywhere(page, name);
    const verbs = await player.verbs();
    // One's own cards do what they can: equipment is put on, the pack is opened.
    for (const verb of ['equip', 'open-pack']) {
      await player.play(8, async (open, wish) => {
        const at = open.ask.type === 'pick' ? open.options.findIndex((option) => verbs[option.verb] === verb) : -1;
        const pass = open.ask.type === 'pick' ? open.options.findIndex((option) => verbs[option.verb] === 'pass') : -1;
        const pick = at >= 0 ? at : pass;
        await player.press(open, pick >= 0 ? { type: 'pick', at: pick } : wish);
        if (at >= 0) await everywhere(page, verb);
      });
    }
  }
});

test('a room and a replay', async ({ page }) => {
  if (readme || (only && only !== 'around')) test.skip();
  const player = new Player(page, 11);
  await player.open('/', { quick: true, passes: false });
  await player.setUp({ game: 'gundam', seats: ['me', 'open'] });
  await page.locator('h1').waitFor();
  await everywhere(page, 'room');
  await page.goto('/');
  await player.setUp({ game: 'duel', seats: ['me', 'random'] });
  await player.skip(30);
  if (!player.ears.ending) {
    await page.locator('[data-part="match-menu"] summary').click();
    await page.locator('[data-part="concede"]').click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Concede' }).click();
  }
  await page.locator('[data-part="watch-replay"]').click();
  await page.locator('[data-part="replay-controls"]').waitFor();
  await page.keyboard.press('End');
  await everywhere(page, 'replay');
});
