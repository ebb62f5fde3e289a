/** Plays a game with the keyboard alone, without a mistake: it runs the game's own rules on the seed of the play. */
import type { StartedPlay } from '@mindhero/contract/play';
import { excerpt, withMaterial } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { type Act, BOARD_THINKING_MS, isGone, moveTo, think } from './hands.ts';
import { readingActs } from './robot-reading.ts';

/** Where one question is asked at a time: the cursor waits in an empty field. */
const typeAnswer: Act = async (page, event) => {
  await expect(page.locator('input:focus')).toHaveValue('');
  await think(page);
  await page.keyboard.type(String(event['value']));
  await page.keyboard.press('Enter');
};

/** A number without a denominator is sent by Enter once for it and once for the fraction that is left empty. */
const typeFraction: Act = async (page, event, state) => {
  await page.locator('input:focus').waitFor();
  const isCommon = await page.getByRole('textbox', { name: 'Denominator' }).isVisible();
  await typeAnswer(page, event, state);
  if (isCommon && !String(event['value']).includes('/')) await page.keyboard.press('Enter');
};

/** Where something is shown first: the field comes when all of it has been, and goes with the answer. */
const watchAndType: Act = async (page, event, state) => {
  if (event.type === 'shown') return;
  const field = await page.locator('input:focus').elementHandle();
  await typeAnswer(page, event, state);
  await isGone(page, field);
};

/** Only of the games that a journey plays. */
const acts: Readonly<Partial<Record<GameId, Act>>> = {
  ...readingActs,
  columns: async (page, event) => {
    await expect(page.getByRole('textbox', { name: `Question ${Number(event['item']) + 1}:` })).toBeFocused();
    await think(page);
    await page.keyboard.type(String(event['value']));
    await page.keyboard.press('Enter');
  },
  abacus: async (page, event) => {
    const rods = page.getByRole('slider');
    await expect(rods.and(page.locator(':focus'))).toHaveCount(1);
    await think(page);
    await page.keyboard.press('Home');
    await page.keyboard.type(String(event['value']).padStart(await rods.count(), '0'));
    await page.keyboard.press('Enter');
  },
  multiply: typeAnswer,
  'multiply-divide': typeAnswer,
  degrees: typeAnswer,
  fractions: typeFraction,
  percentages: typeAnswer,
  'factor-frenzy': typeAnswer,
  flash: watchAndType,
  forsage: watchAndType,
  matrix: async (page, event, state) => {
    if (event.type === 'shown') return;
    if (event.type === 'hidden') {
      const { level } = state['pattern'] as { level: number };
      await expect(page.getByText(`Level ${level}`, { exact: true })).toBeVisible();
      return expect(page.getByText(/tiles? to find/)).toBeVisible();
    }
    await think(page);
    await moveTo(page, Number(event['cell']));
    await page.keyboard.press('Enter');
  },
  cards: async (page, event, state) => {
    const cards = page.getByRole('gridcell').getByRole('button');
    const isUp = (card: unknown) => expect(cards.nth(Number(card))).not.toHaveAccessibleName(/hidden$/);
    const [first] = state['open'] as number[];
    // The first one was seen to be up.
    if (event.type === 'turned_back') return expect(cards.nth(first ?? 0)).toHaveAccessibleName(/hidden$/);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await think(page);
    await moveTo(page, Number(event['card']));
    await page.keyboard.press('Enter');
    if (first === undefined) await isUp(event['card']);
  },
  sequence: watchAndType,
  'number-memory': watchAndType,
  simon: async (page, event, state) => {
    const lights = (state['chain'] as unknown[]).length;
    if (event.type === 'shown') {
      // From here on the turn is that of this chain, and no longer of the one before.
      return expect(page.getByText(new RegExp(`^Chain of ${lights} light`))).toBeVisible();
    }
    await page.getByText('Your turn!').waitFor();
    await think(page);
    await page.keyboard.press(String(Number(event['pad']) + 1));
  },
  'cross-math': async (page, event) => {
    const chosen = page.locator('[role="gridcell"]:focus');
    await expect(chosen).toBeVisible();
    if (event.type === 'check') return page.keyboard.press('Enter');
    // The space bar goes from gap to gap, in the order in which the robot fills them.
    if (!(await chosen.getAttribute('aria-label'))?.includes('empty')) await page.keyboard.press('Space');
    await expect(chosen).toHaveAccessibleName(/, empty,/);
    await think(page, BOARD_THINKING_MS);
    await page.keyboard.type(String(event['value']));
    await expect(chosen).toHaveAccessibleName(new RegExp(`, ${Number(event['value'])},`));
  },
  'number-search': async (page, event) => {
    await expect(page.locator('[role="gridcell"]:focus')).toBeVisible();
    await think(page, BOARD_THINKING_MS);
    for (const end of ['start', 'end']) {
      await moveTo(page, Number(event[end]));
      await page.keyboard.press('Enter');
    }
  },
};

function actOf(game: GameId): Act {
  const act = acts[game];
  if (act === undefined) throw new Error(`The robot has not learned to play ${game}.`);
  return act;
}

/** Shows the settings before a play, if they are folded; the device remembers it. */
export async function unfoldSettings(page: Page): Promise<void> {
  const fold = page.locator('details', { has: page.getByRole('heading', { name: 'Settings', exact: true }) });
  const summary = fold.locator('summary').first();
  await summary.waitFor();
  if ((await fold.getAttribute('open')) === null) await summary.press('Enter');
}

/** Chooses a training before a play: which one is due depends on what the pupil has done before. */
export async function chooseTraining(page: Page, training: string): Promise<void> {
  const choice = page.getByRole('button', { name: new RegExp(`^${training}, \\d of 3 stars$`) });
  const more = page.getByRole('button', { name: /^All \d+ exercises/ });
  await expect(choice.or(more).first()).toBeVisible();
  if (!(await choice.isVisible())) await more.press('Enter');
  await choice.press('Enter');
}

/** What the server draws for the play that starts next. */
export async function nextPlay(page: Page): Promise<StartedPlay> {
  const answer = await page.waitForResponse(
    (response) => /\/plays\/([\w-]+\/retry\/)?$/.test(response.url()) && response.status() === 201,
  );
  return (await answer.json()) as StartedPlay;
}

/** Starts a play with the set-up's button, or another one, and catches what the server drew for it. */
export async function startPlay(page: Page, button: string | RegExp = /^Start$/): Promise<StartedPlay> {
  // Waits until nothing lies over it, as a new level may after a result.
  await page.getByRole('button', { name: button }).click({ trial: true });
  const started = nextPlay(page);
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
  return started;
}

interface RobotOptions {
  /** 1: no mistake. */
  readonly skill?: number;
  /** The keyboard, unless another way is given. */
  readonly act?: Act;
}

/** Follows the state of a play, so that it can be left and taken up again. */
export function createRobot(
  page: Page,
  started: Pick<StartedPlay, 'game' | 'settings' | 'seed' | 'only' | 'material'>,
  { skill = 1, act = actOf(started.game) }: RobotOptions = {},
) {
  const game = excerpt(withMaterial(games[started.game], started.material ?? null), started.only);
  let state = game.start(started.settings, streams(started.seed));
  let events = 0;

  /** Plays until the game is over, or until so many items are done. */
  async function play(items = Infinity): Promise<void> {
    while (!game.isOver(state) && game.progress(state).done.length < items) {
      const event = game.simulate(state, { skill, pace: 1 }, streams(events++));
      if (event === null) return;
      const happened = await act(page, { ...event }, { ...(state as object) });
      state = game.apply(state, happened ?? event);
    }
  }
  return { play, state: () => state, isOver: () => game.isOver(state) };
}
