/** The settings that all games with running sums share: columns, flash, forsage and abacus spread them into their own. */
import { challenges } from '../mastery/choice.ts';
import { LARGEST_ABILITY } from '../mastery/snapshot.ts';
import {
  choice,
  flag,
  hidden,
  integer,
  many,
  optionalInteger,
  type SettingsOf,
  defineSettings,
} from '../settings.ts';
import { isMix } from './mix.ts';

/** What an example trains, in the order in which it is taught. */
export const moduleIds = [
  'easy',
  'small_friend',
  'big_friend',
  'family',
  'anzan',
  'over_50',
  'over_100',
] as const;
/** `mix` is what the pupil needs of all of them: the abilities say it (`mixed.ts`). */
const modulesToChoose = [...moduleIds, 'mix'] as const;
export type ModuleId = (typeof modulesToChoose)[number];

/** Kinds of numbers; an empty choice means all of them. */
export const digitGroups = ['ones', '10_19', '20_99', 'mirror', 'tens', 'hundreds', 'thousands'] as const;
export type DigitGroup = (typeof digitGroups)[number];

/** Target digits that a module can train ("blocks"). */
export const blockDigits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** 60 numbers of 9 digits stay below it, and it stays an exact number. */
export const LARGEST_TOTAL = 99_999_999_999;
export const LARGEST_NUMBER = 999_999_999;
/** Most numbers that an example may have. */
export const MOST_NUMBERS = 60;

const withCarriesToChoose: readonly unknown[] = ['big_friend', 'family', 'anzan'];

type Values = Readonly<Record<string, unknown>>;

/** Of a mix nobody but the abilities says which numbers come. */
const when = (settings: Values) => !isMix(settings);

/** Snapshots have one number for each skill of sums; there may be more skills one day. */
const MOST_ABILITIES = 100;

/** Which numbers are in an example. */
export const additiveNumbers = {
  module: choice(modulesToChoose, { default: 'easy' }),
  /** How often the pupil wants to be right. */
  challenge: choice(challenges, { default: 'usual', quiet: true, personal: true, when: isMix }),
  /** What the pupil masters, as it was at the start of the play. */
  abilities: hidden({ longest: MOST_ABILITIES, largest: LARGEST_ABILITY }),
  /** Target digits that the required steps train; empty means all digits of the module. */
  blocks: many(blockDigits, { default: [], when }),
  operations: choice(['add', 'subtract', 'both'], { default: 'both', when }),
  /** Narrows the operations of the module anzan further; elsewhere it says nothing. */
  anzan_sign: choice(['plus', 'minus', 'both'], {
    default: 'both',
    quiet: true,
    when: ({ module, operations }) => module === 'anzan' && operations === 'both',
  }),
  digits: integer({ min: 1, max: 9, default: 1 }),
  digits_mode: choice(['exact', 'up_to'], { default: 'exact', quiet: true, when }),
  /** How many numbers an example has; the number of actions is one less. */
  amount_of_numbers: integer({ min: 2, max: MOST_NUMBERS, default: 5 }),
} as const;

/** Finer rules for the numbers, behind the fold. */
export const additiveRefinements = {
  digit_groups: many(digitGroups, { default: [], advanced: true, when }),
  min: optionalInteger({ min: 1, max: LARGEST_NUMBER, advanced: true, when }),
  max: optionalInteger({ min: 1, max: LARGEST_NUMBER, advanced: true, when }),
  /** Bound of the running total; without one, the module's own. */
  max_total: optionalInteger({ min: 1, max: LARGEST_TOTAL, advanced: true, when }),
  allow_successive_duplicates: flag({ default: false, advanced: true, when }),
  /** Carries and borrows onto 4, 9, 5 or 0, which are not direct themselves. Crossing 50 or 100 cannot do without. */
  allow_complex_transitions: flag({
    default: false,
    advanced: true,
    when: ({ module }) => withCarriesToChoose.includes(module),
  }),
  priority_biggest_number: flag({ default: false, advanced: true, when }),
  priority_hardest_level: flag({ default: false, advanced: true, when }),
} as const;

/** The shared settings on their own: what the generator reads, and what a game of sums has at least. */
export const additiveSettings = defineSettings({ ...additiveNumbers, ...additiveRefinements });

/** What the generator of sums reads. A game's own settings hold these and more. */
export type AdditiveSettings = SettingsOf<typeof additiveSettings>;
