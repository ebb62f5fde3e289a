import type { PlayFlag } from '@mindhero/contract/play';
import { readingLanguageOf } from '@mindhero/engine/reading/languages';
import type { TextContent } from '@mindhero/engine/reading/material';
import { supportingSentence } from '@mindhero/engine/reading/supporting';
import { catalogue, type GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import { loadTitles } from '@mindhero/games/titles';
import type { BrowserContext, Page } from '@playwright/test';
import { violationsOn } from '../axe.ts';
import { expect, playedBefore, test } from '../fixtures.ts';
import { goTo } from '../go-to.ts';
import { chooseTraining, createRobot, startPlay, unfoldSettings } from '../robot.ts';

/** A short play of a game, and which settings to change. */
interface Play {
  readonly game: GameId;
  readonly short: readonly [label: string, value: string][];
  readonly option?: string;
  readonly training?: string;
  /** What is said of it; nothing if left out. */
  readonly flags?: readonly PlayFlag[];
}

interface Session {
  /** Nobody else plays as this pupil meanwhile: one person has one clock, so plays of two windows at once are flagged. */
  readonly who: string;
  /** What is played one after the other. */
  readonly plays: readonly [Play, ...Play[]];
}

const sessions: readonly Session[] = [
  {
    who: 'zofia.nowak',
    plays: [
      { game: 'columns', training: 'First steps', short: [['Questions', '4']] },
      { game: 'stroop', short: [['Words', '10']] },
      { game: 'matrix', training: '6 to 8 years', short: [['Levels', '2']] },
      { game: 'cards', training: 'First pairs', short: [], option: '2 × 2' },
    ],
  },
  {
    who: 'bohdan.klymenko',
    plays: [
      { game: 'simon', short: [['Lights to win', '2']] },
      { game: 'cross-math', training: 'First sums', short: [] },
      { game: 'syllable', short: [['Rows', '2']] },
      { game: 'number-search', training: 'First look', short: [['Numbers to find', '2']] },
      // Texts as short as these have fewer questions than a record takes.
      { game: 'texts', short: [], flags: ['skimmed'] },
    ],
  },
];

/** Last time's settings: where an answer has to come in time, there is as much of it as there can be; somebody listens to the syllables. */
const patient = {
  'settings.stroop': JSON.stringify({ ...games.stroop.settings.defaults, response_ms: 10_000 }),
  'settings.syllable': JSON.stringify({
    ...games.syllable.settings.defaults,
    columns: 3,
    mark_errors: true,
  }),
  // Not what another journey writes meanwhile: that has one line, and a ruler nowhere to go.
  'settings.texts': JSON.stringify({
    ...games.texts.settings.defaults,
    source: 'official',
    max_words: '30',
  }),
  'settings.simon': JSON.stringify({ ...games.simon.settings.defaults, speed_s: 0.2, input_timeout_s: 15 }),
};

const pathOf = (game: GameId) => catalogue.find(({ id }) => id === game)?.path ?? '/games';

/** Notes down the pitch of every tone that a page makes. */
async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.pitches = [];
    window.OscillatorNode = class extends OscillatorNode {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        window.pitches.push(options?.frequency ?? 0);
      }
    };
  });
}

const heard = (page: Page) => page.evaluate(() => window.pitches);

declare global {
  interface Window {
    pitches: number[];
  }
}

/** What moves to celebrate, by the names of its animations; what has come to its end is still among them. */
const celebrated = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : ''))
      .flatMap((name) => ['fall', 'count', 'leap'].filter((part) => name.includes(part))),
  );

/** Below each question stands the sentence of the text that answers it, as far as one is found, or that the whole text does. */
async function seePlaces(page: Page, { body, language, questions }: TextContent): Promise<void> {
  const placed = questions.map((question) => ({
    sentence: supportingSentence(body, question, readingLanguageOf(language))?.text,
    kind: question.kind,
  }));
  const sentences = placed.flatMap(({ sentence }) => sentence ?? []);
  const whole = placed.filter(({ sentence, kind }) => sentence === undefined && kind === 'main_idea');
  await expect(page.locator('mark')).toHaveText(sentences);
  await expect(page.getByText('the question is about the whole text')).toHaveCount(whole.length);
  for (const sign of await page.getByText('The text says so here:').all()) await sign.press('Enter');
  for (const sentence of await page.locator('mark').all()) await expect(sentence).toBeVisible();
}

/** How one reads is chosen in the middle of a reading: the text is hidden meanwhile, and nothing is interrupted by it. */
async function chooseRuler(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: 'I have read it' });
  await expect(end).toBeVisible();
  await page.getByRole('button', { name: 'How I read' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Line ruler' }).press('Space');
  await expect(end).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(end).toBeVisible();
  const ruler = page.locator('article > div [aria-hidden] > span');
  const before = await ruler.boundingBox();
  const lineDown = async () => {
    await page.keyboard.press('ArrowDown');
    return (await ruler.boundingBox())?.y;
  };
  await expect.poll(lineDown).toBeGreaterThan(before?.y ?? Infinity);
  await end.focus();
}

/** Hertz; no other sound has the middle one. */
const FANFARE = [523, 659, 784];

for (const { who, plays } of sessions) {
  const names = plays.map(({ game }) => game).join(', ');
  test(`${names}: played to the end with the keyboard alone, counted once`, async ({ open, context }) => {
    await listen(context);
    const page = await open(who, pathOf(plays[0].game), patient);
    const finishes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/finish/')) finishes.push(request.url());
    });
    for (const { game, training, short, option, flags = [] } of plays) {
      if (game !== plays[0].game) await goTo(page, pathOf(game));
      if (training !== undefined) await chooseTraining(page, training);
      await unfoldSettings(page);
      for (const [label, value] of short) {
        await page.getByRole('spinbutton', { name: label, exact: true }).fill(value);
        await page.keyboard.press('Tab');
      }
      if (option !== undefined) await page.getByRole('radio', { name: option }).press('Space');
      finishes.length = 0;
      await page.evaluate(() => (window.pitches = []));
      const started = await startPlay(page);
      if (game === 'texts') await chooseRuler(page);
      await createRobot(page, started).play();

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
      await expect(page.getByText(/^\+\d+/)).toBeVisible();
      expect(finishes).toHaveLength(1);
      expect(await heard(page)).toEqual(expect.arrayContaining(FANFARE));
      expect(await celebrated(page)).toEqual(expect.arrayContaining(['fall', 'count']));

      const token = await page.evaluate(() => localStorage.getItem('access'));
      const stored = await page.request.get(`/api/v1/plays/${started.id}/`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const { play: result } = await stored.json();
      expect(result).toMatchObject({
        game,
        incorrect: 0,
        missed: 0,
        ended: 'completed',
        stars: 3,
        flags,
      });
      expect(result.points).toBeGreaterThan(0);
      if (game === 'texts') {
        const { material } = started;
        if (material?.kind !== 'text') throw new Error('there is no text to read');
        await seePlaces(page, material);
        await page.getByRole('button', { name: 'Read the next text' }).press('Enter');
        await expect(page.getByRole('button', { name: 'I have read it' })).toBeVisible();
      }
    }
    await goTo(page, '/');
    const { game } = plays.at(-1) ?? plays[0];
    await expect(page.getByRole('img', { name: /today: trained$/ })).toBeVisible();
    const onward = page.getByRole('region', { name: (await loadTitles('en')).title[game] });
    await onward.getByRole('link', { name: 'Continue' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  });
}

test('a syllable that is only heard is shown as soon as the sound is turned off, and hidden again with it', async ({
  open,
  context,
}) => {
  await context.addInitScript(() => {
    speechSynthesis.getVoices = () => [
      { lang: 'en-GB', name: 'Some', voiceURI: 'some', localService: true, default: true },
    ];
    // A browser takes none but its own voices.
    Object.assign(window, { SpeechSynthesisUtterance: EventTarget });
    speechSynthesis.speak = () => undefined;
  });
  const heard = playedBefore('syllable', {
    ...games.syllable.settings.defaults,
    task: 'find',
    target: 'heard',
  });
  const page = await open('oliver.bennett', '/games/reading/syllable', heard);
  await startPlay(page);
  const listen = page.getByText('Listen!');
  await expect(listen).toBeVisible();
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect(page.getByText('Find:')).toBeVisible();
  await expect(listen).toBeHidden();
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect(listen).toBeVisible();
});

test('pause hides the numbers, stop asks first and counts what was done; a silenced play sounds nothing, not even for a new level', async ({
  open,
  context,
}) => {
  await listen(context);
  const page = await open('oliver.bennett', '/games/math/columns');
  await page.route('**/finish/', async (route) => {
    const response = await route.fetch();
    const finished = await response.json();
    await route.fulfill({ response, json: { ...finished, level: 30, previous_level: 29 } });
  });
  // It is the first device that tells of it.
  await page.route('**/celebrated-level/', (route) => route.fulfill({ json: { is_first: true } }));
  await chooseTraining(page, 'First steps');
  await unfoldSettings(page);
  await page.getByText('More settings').press('Enter');
  await page.getByRole('switch', { name: 'Sounds' }).press('Space');
  const started = await startPlay(page);
  const example = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: 'Question 1:' }) });
  const digits = await example
    .locator('ol')
    .evaluate((terms) => parseFloat(getComputedStyle(terms).fontSize));
  // What is played grows with the room: on a tablet it is 32 px.
  expect(digits).toBeGreaterThan(48);
  await createRobot(page, started).play(1);
  await page.keyboard.press('r');
  const instructions = page.getByRole('dialog', { name: 'How to play: Columns' });
  await expect(instructions.getByText('With a keyboard')).toBeVisible();
  await instructions.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).last().click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeHidden();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop the game?' });
  const level = page.getByRole('dialog', { name: /^Level \d+: / });
  await page.removeLocatorHandler(level);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(level.getByRole('heading')).toHaveText(/^Level 30: /);
  await expect(level.getByRole('button', { name: 'Continue' })).toBeFocused();
  await expect.poll(() => level.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  expect(await violationsOn(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(level).toBeHidden();

  const headline = page.getByRole('heading', { name: /Stopped early\. What you did counts\.$/ });
  await expect(headline).toBeFocused();
  expect(await celebrated(page)).toEqual(['count']);
  const again = page.getByRole('button', { name: /^Again/ });
  const next = page.getByRole('link', { name: /^Next: / });
  for (const size of [{ width: 390, height: 844 }, page.viewportSize()]) {
    if (size !== null) await page.setViewportSize(size);
    for (const way of [next, again]) {
      await expect(way).toBeInViewport({ ratio: 1 });
      // Nothing lies over it: neither the menu nor what is scrolled.
      await way.click({ trial: true });
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  expect(await violationsOn(page)).toEqual([]);
  // The countdown is over before a slow machine looks, so the page itself takes note of it.
  const counted = await page.evaluateHandle(() => {
    const numbers = new Set<string>();
    const look = () => {
      for (const status of document.querySelectorAll('[role="status"]'))
        numbers.add(status.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return numbers;
  });
  await again.click();
  // A key that is pressed too soon does not cancel.
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: 'Question 1:' })).toBeFocused();
  expect(await counted.evaluate((numbers) => ['3', '2', '1'].filter((one) => numbers.has(one)))).toEqual([
    '3',
    '2',
    '1',
  ]);
  expect(await heard(page)).toEqual([]);
});

test.describe('without pictures', () => {
  test.use({ tolerated: [/Failed to load resource.*\.svg/] });

  test('cards: their names stand on them instead', async ({ open }) => {
    const page = await open('oliver.bennett', '/games/memory/cards');
    await page.route(/\.svg$/, (route) => route.abort());
    await startPlay(page);
    const card = page.getByRole('gridcell').first().getByRole('button');
    await expect(card).toHaveAccessibleName('Row 1, column 1, hidden');
    await card.click();
    await expect(card).toHaveAccessibleName(/^Row 1, column 1, (?!hidden)/);
    const name = (await card.getAttribute('aria-label'))?.split(', ').at(-1) ?? '';
    await expect(card.getByText(name)).toBeVisible();
  });
});

test('calm mode shows no clock, before, in and after a play against time', async ({ open }) => {
  // As long as such a play can be: it is not to end by itself.
  const longest = { ...games.stroop.settings.defaults, length: 'time', time_s: 180, response_ms: 10_000 };
  const page = await open('oliver.bennett', '/games/reading/stroop', playedBefore('stroop', longest));
  await page.getByRole('button', { name: 'Calm mode: no clock' }).click();
  const started = await startPlay(page);
  await expect(page.getByText('Take your time.')).toBeVisible();
  await createRobot(page, started).play(1);
  const clock = page.getByRole('timer');
  await expect(clock).toBeHidden();
  await page.getByRole('button', { name: 'Calm mode: no clock' }).click();
  await expect(clock).toBeVisible();
  await page.getByRole('button', { name: 'Calm mode: no clock' }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('dialog', { name: 'Stop the game?' }).getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^\+\d+/)).toBeVisible();
  expect(await celebrated(page)).toEqual([]);
  const pace = page.getByText(/\d\ss/);
  await expect(pace).toHaveCount(0);
  await page.getByRole('button', { name: 'Calm mode: no clock' }).click();
  await expect(pace.first()).toBeVisible();
});

test('settings that cannot work are said beside the field, with what would work, also where nobody tells what was done before', async ({
  open,
  context,
}) => {
  await context.route('**/plays/training/', () => undefined);
  const page = await open('oliver.bennett', '/games/memory/matrix');
  // Nobody can say whether they know the game.
  await page.getByRole('button', { name: 'Got it' }).click();
  await chooseTraining(page, '6 to 8 years');
  await unfoldSettings(page);
  const tiles = page.getByRole('spinbutton', { name: 'Tiles that light up' });
  await tiles.fill('9');
  await tiles.press('Tab');
  await expect(page.getByText(/Too many highlights/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Go to “Tiles that light up”' }).click();
  await expect(tiles).toBeFocused();
  await expect(tiles).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Use 4' }).click();
  await expect(tiles).toHaveValue('4');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
});
