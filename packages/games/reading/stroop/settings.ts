/** Settings of the Stroop task, with the bounds of its definition. */
import { choice, defineSettings, integer, type Preset, type SettingsOf } from '@mindhero/engine/settings';

export const settings = defineSettings({
  task: choice(['ink', 'word', 'switch'], { default: 'ink' }),
  colours: integer({ min: 3, max: 6, default: 4 }),
  length: choice(['trials', 'time'], { default: 'trials', quiet: true }),
  trials: integer({ min: 10, max: 120, default: 24, when: ({ length }) => length === 'trials' }),
  time_s: integer({
    min: 30,
    max: 180,
    step: 10,
    default: 60,
    unit: 's',
    when: ({ length }) => length === 'time',
  }),
  incongruent: integer({ min: 0, max: 100, default: 67, control: 'slider', unit: 'percent', advanced: true }),
  response_ms: integer({
    min: 1000,
    max: 10_000,
    step: 500,
    default: 3000,
    control: 'slider',
    unit: 'ms',
    advanced: true,
  }),
});

export type Settings = SettingsOf<typeof settings>;

/** By age; beginning readers get fewer colours and more time. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'age_6_8', settings: { colours: 3, trials: 15, incongruent: 50, response_ms: 5000 } },
  { id: 'age_9_11', settings: { colours: 4, trials: 24 } },
  { id: 'age_12_14', settings: { colours: 5, trials: 40, task: 'switch' } },
  { id: 'sprint', settings: { length: 'time', time_s: 60, response_ms: 2000 } },
];
