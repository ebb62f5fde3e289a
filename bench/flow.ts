/** Flowing text: when words are drawn on the screen. Every other one is looked at; where it goes, the next one comes. */
import type { Figure } from './figure.ts';
import { type FilmCase, measureFilms } from './film.ts';

const at = (wpm: number, settings: object, more: Pick<FilmCase, 'busy' | 'goal'> = {}): FilmCase => ({
  speed: `${wpm} words a minute`,
  // Small letters: a long word would be drawn in two pieces.
  settings: { language: 'EN', font_size: 18, wpm, ...settings },
  interval: 60_000 / wpm,
  ...more,
});

const short = { difficulty: 'easy', max_words: '60' };
/** Hundreds of words, which the same few layers show in turn. */
const long = { difficulty: 'advanced', max_words: 'any' };

export function measure(): Promise<Figure[]> {
  return measureFilms(
    {
      id: 'flow',
      shows: ['odd words', 'even words'],
      label: 'The text flows by',
      over: (page) => page.getByRole('heading', { level: 2 }),
    },
    [
      at(400, short, { goal: 'idle' }),
      at(400, short, { busy: [20, 50], goal: 'busy' }),
      at(800, long, { goal: 'idle' }),
      at(800, long, { busy: [20, 50], goal: 'busy' }),
    ],
  );
}
