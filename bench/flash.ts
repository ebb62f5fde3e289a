/** Flash: when each number is drawn on the screen. */
import type { Figure } from './figure.ts';
import { type FilmCase, measureFilms } from './film.ts';

const competition = {
  module: 'anzan',
  operations: 'add',
  digits: 3,
  amount_of_numbers: 15,
  max_total: 99_999,
  allow_complex_transitions: true,
  repeats: 1,
};

const at = (interval: number, more: Pick<FilmCase, 'busy' | 'goal'> = {}): FilmCase => ({
  speed: `${interval} ms`,
  settings: { ...competition, interval_ms: interval },
  interval,
  ...more,
});

export function measure(): Promise<Figure[]> {
  return measureFilms(
    {
      id: 'flash',
      shows: ['numbers', 'blanks'],
      label: 'Numbers are shown one after the other',
      over: (page) => page.getByRole('textbox'),
    },
    [
      at(100, { goal: 'idle' }),
      at(100, { busy: [20, 50], goal: 'busy' }),
      at(130),
      at(250),
      at(250, { busy: [20, 50] }),
      at(500, { busy: [100, 200] }),
    ],
  );
}
