/**
 * The lessons of sums in the order of the schools of mental arithmetic, which the games of sums share: the names stand
 * beside the rooms, as `preset.<id>`.
 */
import type { AdditiveSettings } from '@mindhero/engine/additive/settings';

export interface Lesson {
  readonly id: string;
  readonly settings: Partial<AdditiveSettings>;
  /** Where numbers are shown one after the other: the pace at which pupils of this lesson follow. */
  readonly interval_ms: number;
}

const plus = { operations: 'add', amount_of_numbers: 4 } as const;
const minus = { operations: 'subtract', amount_of_numbers: 4 } as const;

export const lessons: readonly Lesson[] = [
  { id: 'first_steps', settings: { max: 4, amount_of_numbers: 3 }, interval_ms: 3000 },
  {
    id: 'five_and_more',
    settings: { blocks: [5, 6, 7, 8, 9], amount_of_numbers: 4 },
    interval_ms: 3000,
  },
  { id: 'two_rods', settings: { digits: 2, amount_of_numbers: 3 }, interval_ms: 3000 },
  { id: 'small_friends', settings: { module: 'small_friend', amount_of_numbers: 4 }, interval_ms: 2500 },
  {
    id: 'small_friends_two_digits',
    settings: { module: 'small_friend', digits: 2, amount_of_numbers: 4 },
    interval_ms: 2500,
  },
  { id: 'big_friends_plus', settings: { module: 'big_friend', ...plus }, interval_ms: 2500 },
  { id: 'family_plus', settings: { module: 'family', ...plus }, interval_ms: 2500 },
  { id: 'big_friends_minus', settings: { module: 'big_friend', ...minus }, interval_ms: 2500 },
  { id: 'family_minus', settings: { module: 'family', ...minus }, interval_ms: 2500 },
  { id: 'big_friends', settings: { module: 'big_friend' }, interval_ms: 2000 },
  { id: 'big_friends_two_digits', settings: { module: 'big_friend', digits: 2 }, interval_ms: 2000 },
  { id: 'family', settings: { module: 'family' }, interval_ms: 1500 },
  { id: 'family_two_digits', settings: { module: 'family', digits: 2 }, interval_ms: 1500 },
  { id: 'over_fifty', settings: { module: 'over_50', digits: 2 }, interval_ms: 1500 },
  {
    id: 'over_hundred',
    settings: { module: 'over_100', digits: 2, amount_of_numbers: 6 },
    interval_ms: 1000,
  },
  {
    id: 'three_digits',
    settings: { module: 'anzan', digits: 3, allow_complex_transitions: true },
    interval_ms: 1000,
  },
];
