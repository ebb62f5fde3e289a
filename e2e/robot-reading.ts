/** How the robot plays the rooms of reading, in whatever language they are shown: it knows them by what they are made of. */
import type { GameId } from '@mindhero/games/catalogue';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { type Act, BOARD_THINKING_MS, type Facts, isGone, moveTo, think } from './hands.ts';

/** Nobody's eyes get over a short text in less. */
const READING_MS = 1000;

interface Asked {
  readonly quiz: { readonly questions: readonly { readonly text: string }[] };
}

/** One of the answers to a question about a text, by its number key. The question has the focus when it can be answered. */
const chooseAnswer: Act = async (page, event, state) => {
  const { questions } = (state as Facts & Asked).quiz;
  await expect(page.locator('h2:focus')).toContainText(questions[Number(event['question'])]?.text ?? '');
  await think(page, BOARD_THINKING_MS);
  await page.keyboard.press(String(Number(event['option']) + 1));
};

/** A text on its sheet, Enter at its end or the last word that was read, then the questions. */
const readAndAnswer: Act = async (page, event, state) => {
  const sheet = page.getByRole('article');
  switch (event.type) {
    case 'begin':
      return sheet.waitFor();
    case 'read':
      await think(page, READING_MS);
      await page.keyboard.press('Enter');
      return expect(sheet).toBeHidden();
    case 'time_up':
      return sheet.getByRole('button').first().waitFor();
    case 'last_word':
      // The time is up wherever somebody was: from what is said then Tab leads to the words.
      await expect(page.locator('[role="heading"]:focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(sheet.getByRole('button').first()).toBeFocused();
      await sheet.getByRole('button').nth(Number(event['word'])).press('Enter');
      await expect(sheet.locator('~ *').getByRole('button')).toBeVisible();
      // Once more upon the same word says that it is the one.
      await sheet.getByRole('button').nth(Number(event['word'])).press('Enter');
      return expect(sheet).toBeHidden();
    default:
      return chooseAnswer(page, event, state);
  }
};

interface Beaten {
  readonly settings: { readonly mode: string };
  readonly beats: { readonly bpm: number } | null;
  readonly warmUp: readonly unknown[];
  readonly tapping: { readonly last: number | null } | null;
}

/** Until the first beat. */
const LEAD_MS = 1600;

/** The beat leads to the end by itself, or the space bar taps it, or Enter says that the text is read. */
const readToBeat: Act = async (page, event, state) => {
  const { settings, beats, warmUp, tapping } = state as Facts & Beaten;
  switch (event.type) {
    case 'tap': {
      const isFirst = tapping === null ? warmUp.length === 0 : tapping.last === null;
      await think(page, isFirst ? LEAD_MS : 60_000 / (beats?.bpm ?? 60));
      return page.keyboard.press('Space');
    }
    case 'read': {
      if (settings.mode === 'pace') return;
      const done = page.locator('[role="region"][tabindex="0"] ~ *').getByRole('button').last();
      await done.waitFor();
      await expect(done).not.toHaveAttribute('aria-disabled', 'true');
      await think(page, READING_MS);
      return page.keyboard.press('Enter');
    }
    case 'choose':
      return chooseAnswer(page, event, state);
    default:
      return;
  }
};

interface WordsShown {
  readonly shownAt: number | null;
  readonly round: {
    readonly words: readonly string[];
    readonly options?: readonly string[];
    readonly target?: string;
  };
}

/** Keeps on the page which words its film has, since nothing tells them where an answer is typed. */
async function keepWordsOfFilm(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const keep = () => {
      const film = document.querySelector('[data-words]');
      if (film !== null) dataset['filmed'] = film.textContent;
    };
    keep();
    new MutationObserver(keep).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** A device that was too busy shows other words instead. Answers to choose from tell it, and so does the film. */
const answerWords: Act = async (page, event, state) => {
  const { round, shownAt } = state as Facts & WordsShown;
  if (event.type === 'shown') return keepWordsOfFilm(page);
  const answers = page
    .getByRole('group')
    .filter({ has: page.locator('kbd') })
    .getByRole('button');
  const field = page.locator('input:focus');
  await expect(answers.first().or(field)).toBeVisible();
  if (await field.isVisible()) {
    const filmed = await page.evaluate(() => document.documentElement.dataset['filmed']);
    if (filmed !== round.words.join('')) return { type: 'void', t: shownAt ?? 0 };
    const open = await field.elementHandle();
    await think(page);
    // Whoever has clicked beside the field types on in it; the key that explains the game elsewhere is a letter like all others.
    await page.locator('[data-read]:has(> input)').click({ position: { x: 2, y: 2 } });
    await expect(field).toBeHidden();
    await page.keyboard.type('r');
    await expect(field).toHaveValue('r');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(String(event['value']));
    await page.keyboard.press('Enter');
    return isGone(page, open);
  }
  const isOther =
    round.target === undefined
      ? String(await answers.locator('span').allTextContents()) !== String(round.options)
      : (await page.locator('strong[lang]').textContent()) !== round.target;
  if (isOther) return { type: 'void', t: shownAt ?? 0 };
  const button = await answers.first().elementHandle();
  await think(page);
  const place = (round.options ?? ['yes', 'no']).indexOf(String(event['value']));
  await page.keyboard.press(String(place + 1));
  await isGone(page, button);
};

interface Sliding {
  readonly trial: { readonly words: readonly string[] };
  readonly drawn: number;
}

/** A word is tapped while the window shows it; words to be recalled are chosen by their number keys. */
const followWindow: Act = async (page, event, state) => {
  switch (event.type) {
    case 'tap': {
      const { words } = (state as Facts & Sliding).trial;
      const cell = Number(event['cell']);
      const button = page.getByRole('gridcell').nth(cell).getByRole('button');
      await expect(button).toHaveAttribute('aria-disabled', 'false');
      await moveTo(page, cell);
      await expect(button).toHaveAccessibleName(new RegExp(words[cell] ?? '', 'u'));
      return think(page).then(() => page.keyboard.press('Enter'));
    }
    case 'pick':
      await pressOption(page, Number(event['option']));
      return;
    case 'choose':
      return chooseAnswer(page, event, state);
    default:
      return;
  }
};

/** It says at once that it is chosen, or the play is over. */
async function pressOption(page: Page, option: number): Promise<void> {
  const button = page.locator('button:has(kbd)').nth(option);
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await think(page, BOARD_THINKING_MS);
  await page.keyboard.press(String(option + 1));
}

interface Table {
  readonly settings: { readonly mark_errors: boolean };
  readonly items: readonly { readonly cells: readonly string[]; readonly columns: number }[];
  readonly targets: readonly number[];
  readonly steps: readonly unknown[];
}

/** Who listens marks a syllable by mistake, takes that back, and says that the row is read. */
async function hearRow(page: Page, firstCell: number): Promise<void> {
  const cell = page.getByRole('gridcell').nth(firstCell).getByRole('button');
  await expect(cell).toHaveAttribute('aria-disabled', 'false');
  await think(page, BOARD_THINKING_MS);
  await moveTo(page, firstCell);
  for (const isMarked of ['true', 'false']) {
    await page.keyboard.press('Enter');
    await expect(cell).toHaveAttribute('aria-pressed', isMarked);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

const readTable: Act = async (page, event, state) => {
  if (event.type === 'row' && (state as Facts & Table).settings.mark_errors)
    return hearRow(page, Number(event['row']) * ((state as Facts & Table).items[0]?.columns ?? 0));
  if (event.type === 'row') {
    await expect(page.locator('[aria-current="step"]:focus')).toBeVisible();
    await think(page, BOARD_THINKING_MS);
    return page.keyboard.press('Enter');
  }
  const { items, targets, steps } = state as Facts & Table;
  const wanted = items[0]?.cells[targets[steps.length] ?? -1] ?? '';
  await expect(page.locator('strong[lang]')).toHaveText(wanted);
  await think(page);
  await moveTo(page, Number(event['cell']));
  await page.keyboard.press('Enter');
};

interface Coloured {
  readonly settings: { readonly response_ms: number };
  readonly since: number;
}

/** In the order of the keys. */
const colours = ['blue', 'yellow', 'red', 'black', 'white', 'grey'];

/** A word goes when it is answered, or when there is no more time for it: a busy machine may be too late. */
const nameColour: Act = async (page, event, state) => {
  if (event.type === 'shown') return;
  const { settings, since } = state as Facts & Coloured;
  const word = await page.locator('h2 + div > svg[role="img"]').elementHandle();
  await think(page);
  if (await word?.evaluate(({ isConnected }) => isConnected))
    await page.keyboard.press(String(colours.indexOf(String(event['colour'])) + 1));
  // What became of it is said in its place, for a moment: the page looks as soon as it is gone. After the last one nothing is.
  const said = await page.waitForFunction(
    (one) =>
      !(one?.isConnected ?? false) &&
      (document.querySelector<HTMLElement>('h2 + div > [data-kind]')?.dataset['kind'] ?? 'over'),
    word,
  );
  if ((await said.jsonValue()) === 'missed') return { type: 'timeout', t: since + settings.response_ms };
};

export const readingActs = {
  stroop: nameColour,
  syllable: readTable,
  texts: readAndAnswer,
  'speedtest-reading': readAndAnswer,
  metronome: readToBeat,
  flow: (page, event, state) =>
    event.type === 'choose' ? chooseAnswer(page, event, state) : Promise.resolve(),
  'remember-last-word': answerWords,
  words: answerWords,
  'sliding-matrix': followWindow,
} as const satisfies Readonly<Partial<Record<GameId, Act>>>;
