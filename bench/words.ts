/** Words that come one after the other: when they are drawn on the screen. Every other one is looked at, as in flowing text. */
import type { Page } from '@playwright/test';
import type { Figure } from './figure.ts';
import { type FilmCase, measureFilms } from './film.ts';

/** Easy words in small cells: a long word in large letters would be drawn in two pieces. */
const round = {
  language: 'EN',
  difficulty: 'beginner',
  rows: 4,
  columns: 5,
  words_per_round: 16,
  adaptive: false,
  rounds: 1,
};

const at = (word_ms: number, more: Pick<FilmCase, 'busy' | 'goal'> = {}): FilmCase => ({
  speed: `${word_ms} ms`,
  settings: { ...round, word_ms },
  interval: word_ms,
  ...more,
});

const answers = (page: Page) => page.getByRole('group', { name: 'Which word came last?' });

export function measure(): Promise<Figure[]> {
  return measureFilms(
    {
      id: 'remember-last-word',
      shows: ['odd words', 'even words'],
      label: 'Words are shown one after the other',
      over: answers,
      // Any answer: of a round that was begun anew nobody but the page knows the right one.
      async end(page) {
        await page.keyboard.press('1');
      },
    },
    [
      at(100, { goal: 'idle' }),
      at(100, { busy: [20, 50], goal: 'busy' }),
      at(250, { goal: 'idle' }),
      at(250, { busy: [20, 50], goal: 'busy' }),
    ],
  );
}
