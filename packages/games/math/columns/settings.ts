import { additiveNumbers, additiveRefinements } from '@mindhero/engine/additive/settings';
import { defineSettings, integer, type SettingsOf } from '@mindhero/engine/settings';
import { questionSettings } from '../question/settings.ts';

const { repeats, ...answering } = questionSettings;

/**
 * Columns stand on the screen until they are answered, so there is no interval; `voice` says the completed example.
 */
export const columnsSettings = defineSettings({
  ...additiveNumbers,
  repeats,
  /** How many columns stand side by side. */
  columns_at_once: integer({ min: 1, max: 10, default: 4, screenOnly: true }),
  ...answering,
  ...additiveRefinements,
});

export type ColumnsSettings = SettingsOf<typeof columnsSettings>;
