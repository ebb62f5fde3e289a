/** Settings of the game: every field with its bounds and default, in the order of the form. */
import { defineSettings, integer, type Preset, type SettingsOf } from '@mindhero/engine/settings';

export const settings = defineSettings({
  repeats: integer({ min: 1, max: 100, default: 10 }),
  largest: integer({ min: 5, max: 100, default: 10 }),
});

export type Settings = SettingsOf<typeof settings>;

export const presets: readonly Preset<Settings>[] = [
  { id: 'first_steps', settings: { repeats: 5, largest: 5 } },
  { id: 'up_to_hundred', settings: { largest: 100 } },
];
