import type { AnyGame } from '@mindhero/engine/play';
import { readSettings } from '@mindhero/engine/settings';
import { expect, it, test } from 'vitest';
import { games } from '../rules.ts';
import { adviseOnRepeats } from './few-examples.ts';

it('warns from one example more than four fifths of them', () => {
  const advice = (repeats: number, examples: number) =>
    adviseOnRepeats({ repeats }, (limit) => Math.min(limit, examples));
  expect(advice(8, 10)).toEqual([]);
  expect(advice(9, 10)).toEqual([
    { path: 'repeats', code: 'few_examples', params: { count: 10 }, suggestion: 8 },
  ]);
  expect(advice(100, 125)).toEqual([]);
  expect(advice(100, 124)).toMatchObject([{ suggestion: 99 }]);
  expect(advice(2, 1)).toMatchObject([{ params: { count: 1 }, suggestion: 1 }]);
  expect(advice(1, 1)).toEqual([]);
});

/** Thirty-four examples add three numbers of one digit without a formula; nine numbers have one digit. */
const easy = {
  operations: 'add',
  amount_of_numbers: 3,
  allow_successive_duplicates: true,
  digits: 1,
} as const;

test.each<[name: string, game: AnyGame, settings: object, examples: number]>([
  ['columns', games.columns, easy, 34],
  ['flash', games.flash, easy, 34],
  ['the cards of flash', games.flash, { mode: 'cards', digits: 1 }, 9],
  ['forsage', games.forsage, easy, 34],
  ['the sums of abacus', games.abacus, { ...easy, mode: 'solve' }, 34],
  ['the numbers of abacus', games.abacus, { mode: 'read', digits: 1 }, 9],
])('%s warn of the examples that there are, and play on', (_, game, settings, count) => {
  const wanted = { ...game.settings.defaults, ...settings };
  const enough = 3 * Math.floor((0.8 * count) / 3);
  expect(game.advise?.({ ...wanted, repeats: enough })).toEqual([]);
  expect(game.advise?.({ ...wanted, repeats: 60 })).toMatchObject([{ path: 'repeats', params: { count } }]);
  expect(readSettings(game, { ...wanted, repeats: 60 })).toMatchObject({ ok: true });
});

it('does not warn where examples grow', () => {
  const settings = { ...games.forsage.settings.defaults, ...easy, repeats: 60, more_numbers: true };
  expect(games.forsage.advise?.(settings)).toEqual([]);
});
