import { additiveNumbers, additiveRefinements } from '@mindhero/engine/additive/settings';
import { choice, defineSettings, type Field, integer, type SettingsOf } from '@mindhero/engine/settings';
import { answerSettings, lookSettings, paceSettings } from '../showing/settings.ts';

/** Fields that say something about sums only; a bead card shows a single number. */
function ofSums<Declared extends Readonly<Record<string, { readonly field: Field }>>>(
  declared: Declared,
): Declared {
  return Object.fromEntries(
    Object.entries(declared).map(([name, { field, ...rest }]) => {
      const when: Field['when'] = (settings) =>
        settings['mode'] === 'numbers' && (field.when?.(settings) ?? true);
      return [name, { ...rest, field: { ...field, when } }];
    }),
  ) as Declared;
}

const { digits, digits_mode, ...sums } = additiveNumbers;
const { digit_groups, min, max, ...sumRefinements } = additiveRefinements;
const { show_plus, ...look } = lookSettings;

export const flashSettings = defineSettings({
  /** Numbers to add up (flash anzan), or the soroban's picture of one number to read. */
  mode: choice(['numbers', 'cards'], { default: 'numbers' }),
  ...ofSums(sums),
  digits,
  digits_mode,
  ...paceSettings,
  repeats: integer({ min: 1, max: 100, default: 10 }),
  ...answerSettings,
  digit_groups,
  min,
  max,
  ...ofSums({ ...sumRefinements, show_plus }),
  ...look,
});

export type FlashSettings = SettingsOf<typeof flashSettings>;
