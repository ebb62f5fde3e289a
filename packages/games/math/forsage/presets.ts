/** Trainings of forsage: the lessons, each from the pace at which it is learned, and the pace of championships. */
import type { Preset } from '@mindhero/engine/settings';
import { lessons } from '../additive-presets.ts';
import type { ForsageSettings } from './settings.ts';

/** Beginners need not get as fast as that. */
const beginners: Readonly<Record<string, Partial<ForsageSettings>>> = {
  first_steps: { fastest_interval_ms: 1000, repeats: 15 },
  five_and_more: { fastest_interval_ms: 500 },
};

export const forsagePresets: readonly Preset<ForsageSettings>[] = [
  ...lessons.map(({ id, settings, interval_ms }) => ({
    id,
    settings: { ...settings, interval_ms, ...beginners[id] },
  })),
  { id: 'sprint', settings: { amount_of_numbers: 3, interval_ms: 600, fastest_interval_ms: 100 } },
  {
    id: 'ten_numbers',
    settings: {
      module: 'anzan',
      digits: 2,
      amount_of_numbers: 10,
      interval_ms: 1500,
      fastest_interval_ms: 100,
      repeats: 60,
      max_total: 9999,
      allow_complex_transitions: true,
    },
  },
  {
    id: 'competition',
    isExam: true,
    settings: {
      module: 'anzan',
      operations: 'add',
      digits: 3,
      amount_of_numbers: 15,
      interval_ms: 800,
      fastest_interval_ms: 100,
      repeats: 60,
      max_total: 99_999,
      allow_complex_transitions: true,
      speed_up_inside: true,
    },
  },
];
