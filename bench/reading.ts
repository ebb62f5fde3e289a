/**
 * Reading games: how soon a tap is answered. Number search, which has a board of hundreds of cells, stands among them for
 * comparison: on a busy machine all figures are too large, and only what stands out says something.
 */
import type { Locator, Page } from '@playwright/test';
import type { Act } from '../e2e/hands.ts';
import type { Figure } from './figure.ts';
import { inBrowser } from './in-browser.ts';
import { type TapGame, tapFigure, touch } from './taps.ts';

const cells = (page: Page) => page.getByRole('gridcell').getByRole('button');
const named = (page: Page, name: string) => page.getByRole('button', { name });

/** More than one tap on the same thing, where a play alone has few of them. */
async function touchTimes(target: Locator, times: number): Promise<void> {
  for (let tap = 0; tap < times; tap++) await touch(target);
}

/** An answer to a question about the text. */
const choose: Act = async (page, event) => {
  const place = page.getByText(new RegExp(`^Question ${Number(event['question']) + 1} of`));
  await place.waitFor();
  await touch(page.getByRole('group', { name: 'Answers' }).getByRole('button').nth(Number(event['option'])));
  await place.waitFor({ state: 'hidden' });
};

/** The text is so long that its end is not reached; then one word after the other is tapped as the last one. */
const readAndMark: Act = async (page, event, state) => {
  if (event.type === 'choose') return choose(page, event, state);
  if (event.type !== 'last_word') return;
  const words = page.getByRole('group', { name: 'Words of the text' }).getByRole('button');
  for (const word of [3, 12, 5]) await touch(words.nth(word));
  await touch(named(page, 'This is the word'));
};

/** Steps back alone: on a slow device a long text may be cut off again and again, and its end never come. */
const goBack: Act = async (page, event) => {
  if (event.type !== 'shown') return;
  await page.getByRole('img', { name: 'The text flows by' }).waitFor();
  await touchTimes(page.getByRole('button', { name: /^Back / }), 4);
};

/** Any answer: a device that is too busy has other words drawn, and the page alone knows which. */
const answerSomehow: Act = async (page, event) => {
  if (event.type !== 'answer') return;
  const answer = page.getByRole('group', { name: /\?$/ }).getByRole('button').first();
  await answer.waitFor();
  await touch(answer);
  await answer.waitFor({ state: 'hidden' });
};

/** This device has been measured before. */
const tapAlong: Act = async (page, event, state) => {
  if (event.type === 'choose') return choose(page, event, state);
  if (event.type === 'warm_up') {
    await named(page, 'Tap the beat').waitFor();
    await page.evaluate(() => localStorage.setItem('tap latency', '40'));
    await touchTimes(named(page, 'Tap the beat'), 3);
    return touch(named(page, 'Start right away'));
  }
  if (event.type === 'tap' && state['phase'] === 'reading') return touch(named(page, 'Tap the beat'));
  if (event.type === 'read') return touch(named(page, 'I have read it'));
};

const searchTable: Act = (page, event) => touch(cells(page).nth(Number(event['cell'])));

/** The cell may be tapped from the moment that the window slides. */
const tapBoard: Act = async (page, event) => {
  if (event.type === 'pick')
    await touch(page.getByRole('group', { name: 'Words' }).getByRole('button').nth(Number(event['option'])));
  if (event.type === 'tap') await touch(cells(page).nth(Number(event['cell'])));
};

const long = { language: 'EN', difficulty: 'advanced' };
const short = { language: 'EN', difficulty: 'beginner', max_words: '30' };

const games: readonly TapGame[] = [
  {
    id: 'number-search',
    settings: { rows: 10, columns: 10 },
    tap: async (page, event) => {
      for (const end of ['start', 'end']) await touch(page.getByRole('gridcell').nth(Number(event[end])));
    },
  },
  { id: 'texts', settings: { ...long, limit_time: true, reading_time_s: 10 }, tap: readAndMark },
  { id: 'flow', settings: { ...long, wpm: 800 }, tap: goBack },
  { id: 'flow', settings: { ...long, wpm: 800, mode: 'ticker' }, tap: goBack },
  { id: 'flow', settings: { ...long, wpm: 800, mode: 'shower' }, tap: goBack },
  { id: 'metronome', settings: { ...short, mode: 'tap', bpm: 120 }, tap: tapAlong },
  {
    id: 'remember-last-word',
    settings: { language: 'EN', word_ms: 200, adaptive: false },
    tap: answerSomehow,
  },
  { id: 'words', settings: { language: 'EN', word_ms: 200, adaptive: false }, tap: answerSomehow },
  {
    id: 'sliding-matrix',
    settings: { language: 'EN', rows: 6, columns: 5, step_ms: 500, adaptive: false },
    tap: tapBoard,
  },
  {
    id: 'sliding-matrix',
    settings: { task: 'recall', language: 'EN', rows: 3, columns: 3, step_ms: 300, adaptive: false },
    tap: tapBoard,
  },
  {
    id: 'syllable',
    settings: { task: 'find', language: 'EN', length: 3, rows: 10, columns: 10, mix: 'all' },
    tap: searchTable,
  },
  {
    id: 'syllable',
    settings: { task: 'read', language: 'EN', length: 3, rows: 10, columns: 10, mix: 'all' },
    tap: (page, event) =>
      touch(
        page
          .getByRole('list', { name: /syllables$/ })
          .getByRole('button')
          .nth(Number(event['row'])),
      ),
  },
];

/** @param only the id of the game, if it is one alone */
export function measure(only?: string): Promise<Figure[]> {
  return inBrowser(async (browser, url) => {
    const figures: Figure[] = [];
    for (const game of games)
      if (only === undefined || game.id === only) figures.push(await tapFigure(game, browser, url));
    return figures;
  });
}
