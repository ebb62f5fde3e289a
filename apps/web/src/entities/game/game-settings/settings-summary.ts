/** A play's settings in a few words, for the foot of the stage and for a person who looks at the result later. */
import type { AnyGame } from '@mindhero/engine/play';
import { presetOf } from '@mindhero/engine/presets';
import type { RoomTexts } from './room-texts.ts';
import { defaultDraft, type Draft } from './settings-draft.ts';

/** More would be read by nobody while playing. */
const MOST_PARTS = 4;

interface SummaryOptions {
  /** Calm mode: without time limits and the like. */
  readonly calm?: boolean;
  /** Also what is as usual: for a person who does not know the form. */
  readonly whole?: boolean;
  /** Without the name of the training. */
  readonly unnamed?: boolean;
  /** Without what says nothing on paper. */
  readonly onPaper?: boolean;
  /** How many items there really are; a retry has fewer than its settings say. */
  readonly items?: number | undefined;
  /** What the material is called that it is played with; left out where nobody knows. */
  readonly material?: string | undefined;
}

/** The training's name if it has one, and what differs from the usual. */
export function settingsSummary(
  rules: AnyGame,
  settings: object,
  texts: Pick<RoomTexts, 'preset' | 'value' | 'range'>,
  { calm = false, whole = false, onPaper = false, unnamed = false, items, material }: SummaryOptions = {},
): string[] {
  const chosen = settings as Draft;
  const usual = defaultDraft(rules);
  const preset = presetOf(rules, chosen);
  const values =
    items === undefined || chosen['repeats'] === undefined ? chosen : { ...chosen, repeats: items };
  const differs = (name: string) => String(values[name]) !== String(usual[name]);
  const told = Object.entries(rules.settings.fields)
    .filter(([, field]) => field.when?.(values) ?? true)
    .filter(([name, { advanced = false, quiet = false }]) => differs(name) || (whole && !advanced && !quiet))
    .filter(([, { unit }]) => !calm || (unit !== 's' && unit !== 'ms'))
    .filter(([, { screenOnly = false }]) => !onPaper || !screenOnly)
    .toSorted(([, a], [, b]) => Number(b.leading ?? false) - Number(a.leading ?? false))
    .flatMap(([name, field]) =>
      field.kind === 'material'
        ? (material ?? [])
        : (rangeWith(name, values, texts) ?? texts.value(name, field, values[name]) ?? []),
    );
  const named = preset === undefined || unnamed ? [] : [texts.preset(preset.id)];
  // A training may be called like what it trains.
  return [...new Set([...named, ...told])].slice(0, whole ? Infinity : MOST_PARTS);
}

/** A bound together with its counterpart, for which there are words: the same for both of them. */
function rangeWith(name: string, values: Draft, { range }: Pick<RoomTexts, 'range'>): string | null {
  const of = /^(.+)_(?:min|max)$/.exec(name)?.[1];
  if (of === undefined) return null;
  const [least, most] = [values[`${of}_min`], values[`${of}_max`]];
  return typeof least === 'number' && typeof most === 'number' ? range(of, least, most) : null;
}
