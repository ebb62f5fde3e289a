/** A play's settings in a few words, for the foot of the stage and for whoever looks at the result later. */
import type { AnyGame } from '@mindhero/engine/play';
import type { RoomTexts } from './room-texts.ts';
import { defaultDraft, type Draft, presetOf } from './set-up/settings-draft.ts';

/** More would be read by nobody while playing. */
const MOST_PARTS = 4;

/**
 * The training's name if it has one, and what differs from the usual; in calm mode without time limits and the like.
 * The whole summary, for paper, says also what is as usual.
 */
export function settingsSummary(
  rules: AnyGame,
  settings: object,
  texts: RoomTexts,
  { calm = false, whole = false } = {},
): string[] {
  const values = settings as Draft;
  const usual = defaultDraft(rules);
  const preset = presetOf(rules, values);
  const differs = (name: string) => String(values[name]) !== String(usual[name]);
  const told = Object.entries(rules.settings.fields)
    .filter(([, field]) => field.when?.(values) ?? true)
    .filter(([name, { advanced = false }]) => differs(name) || (whole && !advanced))
    .filter(([, { unit }]) => !calm || (unit !== 's' && unit !== 'ms'))
    .flatMap(([name, field]) => texts.value(name, field, values[name]) ?? []);
  return [...(preset === undefined ? [] : [texts.preset(preset.id)]), ...told].slice(
    0,
    whole ? Infinity : MOST_PARTS,
  );
}
