/** Trainings of flash: from the first lesson to the competition, then the exams by kyu and dan. */
import type { Preset } from '@mindhero/engine/settings';
import { exams } from './exams.ts';
import type { FlashSettings } from './settings.ts';

const lessons: readonly Preset<FlashSettings>[] = [
  { id: 'first_steps', settings: { max: 4, amount_of_numbers: 3, interval_ms: 3000, repeats: 6 } },
  { id: 'first_cards', settings: { mode: 'cards', interval_ms: 2000, repeats: 7 } },
  { id: 'five_and_more', settings: { blocks: [5, 6, 7, 8, 9], amount_of_numbers: 3, interval_ms: 3000 } },
  { id: 'two_rods', settings: { digits: 2, amount_of_numbers: 3, interval_ms: 3000 } },
  { id: 'cards_two_rods', settings: { mode: 'cards', digits: 2, interval_ms: 1500 } },
  { id: 'small_friends', settings: { module: 'small_friend', amount_of_numbers: 3, interval_ms: 2500 } },
  { id: 'small_friends_quick', settings: { module: 'small_friend', interval_ms: 1500 } },
  { id: 'big_friends', settings: { module: 'big_friend', amount_of_numbers: 4, interval_ms: 2000 } },
  { id: 'big_friends_two_digits', settings: { module: 'big_friend', digits: 2, interval_ms: 2000 } },
  { id: 'family', settings: { module: 'family', interval_ms: 1500 } },
  { id: 'family_two_digits', settings: { module: 'family', digits: 2, interval_ms: 1500 } },
  { id: 'over_fifty', settings: { module: 'over_50', digits: 2, interval_ms: 1500 } },
  {
    id: 'over_hundred',
    settings: { module: 'over_100', digits: 2, amount_of_numbers: 6, interval_ms: 1000 },
  },
  { id: 'cards_lightning', settings: { mode: 'cards', digits: 3, interval_ms: 300 } },
  {
    id: 'ten_numbers',
    settings: {
      module: 'anzan',
      digits: 2,
      amount_of_numbers: 10,
      interval_ms: 1000,
      max_total: 999,
      allow_complex_transitions: true,
    },
  },
  {
    // The usual task of championships; the fastest people need 0.11 s a number for it.
    id: 'competition',
    settings: {
      module: 'anzan',
      operations: 'add',
      digits: 3,
      amount_of_numbers: 15,
      interval_ms: 400,
      max_total: 99_999,
      allow_complex_transitions: true,
      show_result: 'at_end',
    },
  },
];

export const flashPresets: readonly Preset<FlashSettings>[] = [...lessons, ...exams];
