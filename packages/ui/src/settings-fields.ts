/** The fields of a settings form as this package sees them: the shape of the engine's fields, without the engine. */

interface Shown {
  readonly unit?: string | undefined;
  readonly advanced?: boolean | undefined;
  readonly when?: ((settings: Readonly<Record<string, unknown>>) => boolean) | undefined;
}

export interface IntegerField extends Shown {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly optional: boolean;
  readonly control: 'stepper' | 'slider';
  readonly default: number | null;
}

export interface DecimalField extends Shown {
  readonly kind: 'decimal';
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface ChoiceField extends Shown {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

export interface ManyField extends Shown {
  readonly kind: 'many';
  readonly options: readonly (string | number)[];
  readonly least: number;
  readonly most?: number | undefined;
}

export interface FlagField extends Shown {
  readonly kind: 'flag';
}

/** Something that is chosen by its id; only the user of the form knows from what. */
export interface MaterialField extends Shown {
  readonly kind: 'material';
  readonly of: string;
}

/** Groups of letters, typed with commas between. */
export interface LettersField extends Shown {
  readonly kind: 'letters';
}

/** Never shown. */
export interface HiddenField extends Shown {
  readonly kind: 'hidden';
}

export type SettingsField =
  | IntegerField
  | DecimalField
  | ChoiceField
  | ManyField
  | FlagField
  | MaterialField
  | LettersField
  | HiddenField;
export type FieldValue = string | number | boolean | null | readonly (string | number)[];

/** The nearest number that the field allows: within its bounds, on steps counted from the lowest. */
export function nearestAllowed(field: Pick<IntegerField, 'min' | 'max' | 'step'>, value: number): number {
  const { min, max, step } = field;
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  const highest = Math.floor((max - min) / step);
  return min + Math.min(steps, highest) * step;
}

/** What is typed, parted at commas; spaces and semicolons part as well. */
export function partsOf(typed: string): readonly string[] {
  return typed.split(/[\s,;]+/u).filter((part) => part !== '');
}

/** Adds an option or takes it away, keeping the order of the options. */
export function toggleOption(
  field: ManyField,
  chosen: readonly (string | number)[],
  option: string | number,
): readonly (string | number)[] {
  const taken = chosen.includes(option);
  return field.options.filter((each) => (each === option ? !taken : chosen.includes(each)));
}

/** The fields that apply with these settings, those for the fold apart. */
export function shownFields(
  fields: Readonly<Record<string, SettingsField>>,
  values: Readonly<Record<string, unknown>>,
): { readonly first: readonly [string, SettingsField][]; readonly more: readonly [string, SettingsField][] } {
  const apply = Object.entries(fields).filter(([, field]) => field.when?.(values) ?? true);
  return {
    first: apply.filter(([, field]) => field.advanced !== true),
    more: apply.filter(([, field]) => field.advanced === true),
  };
}
