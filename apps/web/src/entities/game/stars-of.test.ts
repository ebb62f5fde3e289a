import type { TrainedGame } from '@mindhero/contract/training';
import { expect, test } from 'vitest';
import { starsOf } from './stars-of.ts';

const games: TrainedGame[] = [
  { game: 'texts', stars: { short: 3, no_gaps: 2 }, possible: 21, last: null, best: null },
];
const presets = ['half_hidden', 'no_gaps'];

test('a tile counts the stars of its game, or of its own trainings', () => {
  expect(starsOf({ id: 'texts', game: 'texts' }, { games })).toEqual({ earned: 5, possible: 21 });
  expect(starsOf({ id: 'text-transformations', game: 'texts', presets }, { games })).toEqual({
    earned: 2,
    possible: 6,
  });
});

test('what was not played has none to count', () => {
  expect(starsOf({ id: 'words', game: 'words' }, { games })).toBeNull();
  expect(starsOf({ id: 'texts', game: 'texts', presets: ['half_hidden'] }, { games })).toBeNull();
});
