/** A play's settings in a few words, for the foot of the stage and for whoever looks at the result later. */
import type { AnyGame } from '@mindhero/engine/play';
import type { RoomTexts } from './room-texts.ts';

/** More would be read by nobody while playing. */
const MOST_PARTS = 4;

export function settingsSummary(rules: AnyGame, settings: object, texts: RoomTexts): string[] {
  const values = settings as Readonly<Record<string, unknown>>;
  return Object.entries(rules.settings.fields)
    .filter(([, field]) => field.advanced !== true && (field.when?.(values) ?? true))
    .flatMap(([name, field]) => texts.value(name, field, values[name]) ?? [])
    .slice(0, MOST_PARTS);
}
