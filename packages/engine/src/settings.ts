/**
 * Settings of a game as data: one declaration gives the Zod schema (for the API), the defaults, and the description
 * from which the set-up form, the homework editor and the summary are drawn.
 */
import * as z from 'zod/mini';
import type { IssueCode } from './issue-codes.ts';
import { faultInLetters, type LettersBounds, tidyLetters } from './letters.ts';
import type { MaterialKind } from './reading/material.ts';

export type SettingValue = string | number | boolean | null | readonly string[] | readonly number[];

/** What every field may say about how it is shown. Labels are found by the field's name: `setting.<name>`. */
interface Shown {
  /** Unit of the number shown behind it; `share` is a part of one, which people read as a percentage. */
  readonly unit?: 'ms' | 's' | 'px' | 'percent' | 'share';
  /** Behind the fold "more settings". */
  readonly advanced?: boolean;
  /** How a play on the screen goes; on paper it says nothing. */
  readonly screenOnly?: boolean;
  /** Its default goes without saying: a summary names it only where it is otherwise. */
  readonly quiet?: boolean;
  /** What the play is about: a summary names it before all others. */
  readonly leading?: boolean;
  /** Belongs to who plays, not to a training: with another value the training is the same, and the next one keeps it. */
  readonly personal?: boolean;
  /** The field applies (is shown, and its value matters) only then. */
  readonly when?: (settings: Readonly<Record<string, unknown>>) => boolean;
}

export interface IntegerField extends Shown {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** `null` is allowed and means "no bound". */
  readonly optional: boolean;
  readonly control: 'stepper' | 'slider';
  readonly default: number | null;
}

export interface DecimalField extends Shown {
  readonly kind: 'decimal';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
}

export interface ChoiceField extends Shown {
  readonly kind: 'choice';
  readonly options: readonly string[];
  /** Its options are languages (`EN`): who has chosen none yet begins with that of the page. */
  readonly isLanguage?: boolean;
  readonly default: string;
}

export interface ManyField extends Shown {
  readonly kind: 'many';
  readonly options: readonly (string | number)[];
  /** How many must be chosen at least. */
  readonly least: number;
  /** How many may be chosen at most; all, where nothing is said. */
  readonly most?: number;
  readonly default: readonly (string | number)[];
}

export interface FlagField extends Shown {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** One material by its id. Without one, or with null, it is drawn by the settings beside it. */
export interface MaterialField extends Shown {
  readonly kind: 'material';
  readonly of: MaterialKind;
  readonly default: null;
}

/** Letters of one's own, or groups of them, typed with commas between. None means that the game has its usual ones. */
export interface LettersField extends Shown, LettersBounds {
  readonly kind: 'letters';
  readonly default: readonly string[];
}

/** Whole numbers that belong to who plays and that nobody edits: the server fills them in. */
export interface HiddenField extends Shown {
  readonly kind: 'hidden';
  readonly longest: number;
  readonly largest: number;
  readonly default: readonly number[];
}

export type Field =
  | IntegerField
  | DecimalField
  | ChoiceField
  | ManyField
  | FlagField
  | MaterialField
  | LettersField
  | HiddenField;

/** A field together with the schema of its value. */
interface Declared<Value, F extends Field = Field> {
  readonly field: F;
  readonly schema: z.ZodMiniType<Value>;
}

interface IntegerOptions extends Shown {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly default: number;
  readonly control?: 'stepper' | 'slider';
}

function integerField(options: Omit<IntegerOptions, 'default'> & { default: number | null }): IntegerField {
  return { kind: 'integer', step: 1, control: 'stepper', optional: options.default === null, ...options };
}

/** A whole number within bounds. A form counts it in steps from `min`; those between are legal too. */
export function integer(options: IntegerOptions): Declared<number> {
  const field = integerField(options);
  return { field, schema: within(field) };
}

/** A whole number within bounds, or `null` for none. */
export function optionalInteger(options: Omit<IntegerOptions, 'default'>): Declared<number | null> {
  const field = integerField({ ...options, default: null });
  return { field, schema: z.nullable(within(field)) };
}

function within(field: IntegerField): z.ZodMiniType<number> {
  return z.int().check(z.minimum(field.min), z.maximum(field.max));
}

/** A number within bounds, whole or not. A form moves it in steps; those between are legal too. */
export function decimal(options: Omit<DecimalField, 'kind'>): Declared<number> {
  const schema = z.number().check(z.minimum(options.min), z.maximum(options.max));
  return { field: { kind: 'decimal', ...options }, schema };
}

/** One of some options. */
export function choice<const Option extends string>(
  options: readonly Option[],
  shown: Shown & { readonly default: NoInfer<Option>; readonly isLanguage?: boolean },
): Declared<Option> {
  return { field: { kind: 'choice', options, ...shown }, schema: z.enum(options) };
}

/** Any of some options, without repetition; kept in the order of the options. */
export function many<const Option extends string | number>(
  options: readonly Option[],
  shown: Shown & {
    readonly default: readonly NoInfer<Option>[];
    readonly least?: number;
    readonly most?: number;
  },
): Declared<readonly Option[]> {
  const least = shown.least ?? 0;
  // The same choice gives the same items, in whatever order it was made.
  const inOrder = (chosen: readonly Option[]) => options.filter((option) => chosen.includes(option));
  return {
    field: { kind: 'many', options, ...shown, least },
    schema: z
      .array(z.literal([...options]))
      .check(
        z.minLength(least),
        z.maxLength(shown.most ?? options.length),
        z.refine(isWithoutRepetition),
        z.overwrite(inOrder),
      ),
  };
}

function isWithoutRepetition(chosen: unknown): boolean {
  return Array.isArray(chosen) && new Set(chosen).size === chosen.length;
}

/** On or off. */
export function flag(shown: Shown & { readonly default: boolean }): Declared<boolean> {
  return { field: { kind: 'flag', ...shown }, schema: z.boolean() };
}

/** One material, or null. Whether the person may play it, and whether it is still in use, is for the server to say. */
export function material(of: MaterialKind, shown: Shown = {}): Declared<number | null> {
  return {
    field: { kind: 'material', of, default: null, ...shown },
    schema: z.nullable(z.int().check(z.positive())),
  };
}

/** Letters of one's own, each once; kept in lower case and composed. */
export function letters(options: Omit<LettersField, 'kind' | 'default'>): Declared<readonly string[]> {
  const check = (typed: z.core.ParsePayload<string[]>) => {
    const fault = faultInLetters(typed.value, options);
    if (fault !== null) typed.issues.push({ code: 'custom', input: typed.value, params: { ...fault } });
  };
  return {
    field: { kind: 'letters', default: [], ...options },
    schema: z.array(z.string()).check(z.overwrite(tidyLetters), check),
  };
}

/** At most `longest` whole numbers from 0 to `largest`, which no form shows; none by default. */
export function hidden(options: Pick<HiddenField, 'longest' | 'largest'>): Declared<readonly number[]> {
  const { longest, largest } = options;
  return {
    field: { kind: 'hidden', default: [], personal: true, when: () => false, ...options },
    schema: z.array(z.int().check(z.minimum(0), z.maximum(largest))).check(z.maxLength(longest)),
  };
}

export interface SettingsDefinition<Settings extends object> {
  /** In the order in which a form shows them. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Refuses unknown fields; a field left out takes its default. */
  readonly schema: z.ZodMiniType<Settings>;
  readonly defaults: Settings;
}

type Declarations = Readonly<Record<string, Declared<unknown>>>;
type ValuesOf<D extends Declarations> = {
  readonly [Name in keyof D]: D[Name] extends Declared<infer Value> ? Value : never;
};

/** The settings type of a definition. */
export type SettingsOf<Definition> =
  Definition extends SettingsDefinition<infer Settings extends object> ? Settings : never;

/** What every game has: whether it sounds, wherever sound is on. The frame sees to it, so no type of a game names it. */
const ofEveryGame = { sound: flag({ default: true, advanced: true, screenOnly: true }) };

/**
 * Declares a game's settings, in the order in which the form shows them. The last one is `sound`, unless the game places
 * it elsewhere.
 */
export function defineSettings<const D extends Declarations>(declared: D): SettingsDefinition<ValuesOf<D>> {
  const entries = Object.entries<Declared<unknown>>(
    'sound' in declared ? declared : { ...declared, ...ofEveryGame },
  );
  const shape = Object.fromEntries(
    entries.map(([name, { field, schema }]) => [name, z._default(schema, field.default)]),
  );
  return {
    fields: Object.fromEntries(entries.map(([name, { field }]) => [name, field])),
    schema: z.strictObject(shape) as z.ZodMiniType as z.ZodMiniType<ValuesOf<D>>,
    defaults: Object.fromEntries(entries.map(([name, { field }]) => [name, field.default])) as ValuesOf<D>,
  };
}

/** A named choice of settings for a child to start from; its label is `preset.<id>` in the room's strings. */
export interface Preset<Settings> {
  readonly id: string;
  /** Presets that belong together, such as the grades of an exam; its label is `preset_group.<group>`. */
  readonly group?: string;
  /** An exam or a contest: a person who wants it chooses it, it never comes next by itself. */
  readonly isExam?: boolean;
  readonly settings: Partial<Settings>;
}

export interface SettingsIssue {
  /** The field at fault. */
  readonly path: string;
  readonly code: IssueCode;
  /** Bounds and the like, for the message. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The nearest value of this field with which the settings work. */
  readonly suggestion?: SettingValue;
}

/** Thrown by a generator: settings that give no item. It names the setting at fault. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';
  readonly issue: SettingsIssue;

  constructor(issue: SettingsIssue) {
    super(
      generationMessages[issue.code === 'search_exhausted' ? 'search_exhausted' : 'impossible_configuration'],
    );
    this.issue = issue;
  }
}

/** The two messages of the specification, as the command line prints them. */
export const generationMessages = {
  impossible_configuration: 'Failed to generate numbers with the specified configuration.',
  search_exhausted: 'Unable to generate numbers with the current settings.',
} as const;

export type ReadSettings<Settings> =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly issues: readonly SettingsIssue[] };

/** Settings from untrusted input: missing fields take their defaults, then the schema and the game's own check decide. */
export function readSettings<Settings extends object>(
  game: {
    readonly settings: SettingsDefinition<Settings>;
    check(settings: Settings): readonly SettingsIssue[];
  },
  input: unknown,
): ReadSettings<Settings> {
  const parsed = game.settings.schema.safeParse(input);
  if (!parsed.success) return { ok: false, issues: settingsIssues(parsed.error.issues) };
  const issues = game.check(parsed.data);
  return issues.length === 0 ? { ok: true, settings: parsed.data } : { ok: false, issues };
}

/**
 * What Zod found, in codes of ours. One issue for each path, the last: a number beyond all integers is beyond the field's
 * own bounds too, which Zod says after it.
 */
export function settingsIssues(issues: readonly z.core.$ZodIssue[]): SettingsIssue[] {
  return [...new Map(issues.flatMap(fromZod).map((issue) => [issue.path, issue])).values()];
}

function fromZod(issue: z.core.$ZodIssue): SettingsIssue[] {
  const path = issue.path.join('.');
  switch (issue.code) {
    case 'too_small': {
      const min = Number(issue.minimum);
      return issue.origin === 'array'
        ? [{ path, code: 'too_few_chosen', params: { min } }]
        : [{ path, code: 'too_small', params: { min }, suggestion: min }];
    }
    case 'too_big': {
      const max = Number(issue.maximum);
      if (issue.origin === 'array') return [{ path, code: 'too_many_chosen', params: { max } }];
      return [{ path, code: 'too_big', params: { max }, suggestion: max }];
    }
    case 'invalid_value':
      return [{ path, code: 'not_an_option' }];
    case 'custom': {
      const fault = issue.params as Omit<SettingsIssue, 'path'> | undefined;
      return [{ path, ...(fault?.code === undefined ? { code: 'wrong_type' } : fault) }];
    }
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...issue.path, key.slice(0, 100)].join('.'),
        code: 'unknown_field',
      }));
    default:
      return [{ path, code: 'wrong_type' }];
  }
}
