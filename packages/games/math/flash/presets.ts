/** Trainings of flash: from the first lesson to the competition, bead cards, then the exams by kyu and dan. */
import type { Preset } from '@mindhero/engine/settings';
import { lessons } from '../additive-presets.ts';
import { exams } from './exams.ts';
import type { FlashSettings } from './settings.ts';

/** There are only nine cards of one digit. */
const cards: readonly Preset<FlashSettings>[] = [
  { id: 'first_cards', group: 'cards', settings: { mode: 'cards', interval_ms: 2000, repeats: 7 } },
  { id: 'cards_two_rods', group: 'cards', settings: { mode: 'cards', digits: 2, interval_ms: 1500 } },
  { id: 'cards_lightning', group: 'cards', settings: { mode: 'cards', digits: 3, interval_ms: 300 } },
];

export const flashPresets: readonly Preset<FlashSettings>[] = [
  ...lessons.map(({ id, settings, interval_ms }) => ({
    id,
    settings: { ...settings, interval_ms, ...(id === 'first_steps' && { repeats: 6 }) },
  })),
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
    isExam: true,
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
  { id: 'my_mix', group: 'mix', settings: { module: 'mix', amount_of_numbers: 4 } },
  ...cards,
  ...exams,
];
