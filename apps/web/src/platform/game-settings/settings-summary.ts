/** A play's settings in a few words, for the foot of the stage and for whoever looks at the result later. */
import type { AnyGame } from '@mindhero/engine/play';
import { presetOf } from '@mindhero/engine/presets';
import type { RoomTexts } from './room-texts.ts';
import { defaultDraft, type Draft } from './settings-draft.ts';

/** More would be read by nobody while playing. */
const MOST_PARTS = 4;

interface SummaryOptions {
  /** Calm mode: without time limits and the like. */
  readonly calm?: boolean;
  /** Also what is as usual: for whoever does not know the form. */
  readonly whole?: boolean;
  /** Without the name of the training. */
  readonly unnamed?: boolean;
  /** Without what says nothing on paper. */
  readonly onPaper?: boolean;
  /** How many items there really are; a retry has fewer than its settings say. */
  readonly items?: number | undefined;
}

/** The training's name if it has one, and what differs from the usual. */
export function settingsSummary(
  rules: AnyGame,
  settings: object,
  texts: Pick<RoomTexts, 'preset' | 'value'>,
  { calm = false, whole = false, onPaper = false, unnamed = false, items }: SummaryOptions = {},
): string[] {
  const chosen = settings as Draft;
  const usual = defaultDraft(rules);
  const preset = presetOf(rules, chosen);
  const values =
    items === undefined || chosen['repeats'] === undefined ? chosen : { ...chosen, repeats: items };
  const differs = (name: string) => String(values[name]) !== String(usual[name]);
  const told = Object.entries(rules.settings.fields)
    .filter(([, field]) => field.when?.(values) ?? true)
    .filter(([name, { advanced = false }]) => differs(name) || (whole && !advanced))
    .filter(([, { unit }]) => !calm || (unit !== 's' && unit !== 'ms'))
    .filter(([, { screenOnly = false }]) => !onPaper || !screenOnly)
    .flatMap(([name, field]) => texts.value(name, field, values[name]) ?? []);
  return [...(preset === undefined || unnamed ? [] : [texts.preset(preset.id)]), ...told].slice(
    0,
    whole ? Infinity : MOST_PARTS,
  );
}
