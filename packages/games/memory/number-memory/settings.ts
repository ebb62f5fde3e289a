/** Settings of the number memory, with the bounds of its definition. */
import {
  choice,
  defineSettings,
  flag,
  integer,
  type Preset,
  type SettingsOf,
} from '@mindhero/engine/settings';

export const settings = defineSettings({
  start_length: integer({ min: 1, max: 20, default: 3 }),
  /** Automatic: so long that every digit can be read. */
  display: choice(['automatic', 'fixed'], { default: 'automatic', quiet: true }),
  display_ms: integer({
    min: 300,
    max: 20_000,
    step: 100,
    default: 3000,
    control: 'slider',
    unit: 'ms',
    when: ({ display }) => display === 'fixed',
  }),
  strict: flag({ default: true }),
});

export type Settings = SettingsOf<typeof settings>;

/** By age, one below the usual span of the age; then for those who want it easier, or harder. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'age_6', settings: { start_length: 3 } },
  { id: 'age_7_10', settings: { start_length: 4 } },
  { id: 'age_11_14', settings: { start_length: 5 } },
  { id: 'three_lives', settings: { start_length: 3, strict: false } },
  { id: 'glance', settings: { start_length: 3, display: 'fixed', display_ms: 1000 } },
];
