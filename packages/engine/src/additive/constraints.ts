/** The settings of an example, worked out: what a step may be, and which steps the example must have. */
import { digitOn, techniqueRank } from '../soroban.ts';
import { modules, type Module } from './modules.ts';
import { shapesOf, type Shape } from './numbers.ts';
import type { AdditiveSettings } from './settings.ts';

/** Steps that show what the module trains, in an example of a given length. */
export interface Requirement {
  /** Without so many there is no example: 0 or 1. */
  readonly least: number;
  /** So many every example has if the numbers allow it: about a third of the steps; a line is crossed once. */
  readonly share: number;
  /** If the numbers allow it, one of them is the third number or a later one. */
  readonly late: boolean;
}

export interface Constraints {
  readonly module: Module;
  readonly count: number;
  readonly signs: readonly (1 | -1)[];
  readonly shapes: readonly Shape[];
  /** Bounds that no number exceeds. */
  readonly smallest: number;
  readonly largest: number;
  /** The bound of the settings, or the highest total that counts if that is lower. */
  readonly maxTotal: number;
  readonly duplicates: boolean;
  /** Carries that are not direct may occur. */
  readonly complex: boolean;
  /** By digit: whether a required step may train it. */
  readonly trained: readonly boolean[];
  /** Chosen blocks make a required step necessary at any length. */
  readonly hasBlocks: boolean;
  /** Round numbers were asked for, so that they need no restraint. */
  readonly roundNumbers: boolean;
  readonly biggestFirst: boolean;
  readonly hardestFirst: boolean;
}

const signsOf = { add: [1], plus: [1], subtract: [-1], minus: [-1], both: [1, -1] } as const;

/** The constraints of settings; they may contradict each other, which is for `plan` to find. */
export function constraintsOf(settings: AdditiveSettings): Constraints {
  const module = modules[settings.module];
  const { operations, blocks } = settings;
  const narrowed = settings.module === 'anzan' && operations === 'both' ? settings.anzan_sign : operations;
  const digits =
    blocks.length === 0 ? module.digits : module.digits.filter((digit) => includes(blocks, digit));
  const complex = module.carries === 'any' || settings.allow_complex_transitions;
  const maxTotal = Math.min(
    settings.max_total ?? module.defaultMaxTotal(settings.digits),
    highestReach(module, complex, signsOf[narrowed], settings.digits),
  );
  return {
    module,
    count: settings.amount_of_numbers,
    signs: signsOf[narrowed],
    ...withShapes(shapesOf(settings, maxTotal)),
    maxTotal,
    duplicates: settings.allow_successive_duplicates,
    complex,
    trained: Array.from({ length: 10 }, (_, digit) => digits.includes(digit)),
    hasBlocks: blocks.length > 0,
    roundNumbers: settings.digit_groups.some((group) => includes(['tens', 'hundreds', 'thousands'], group)),
    biggestFirst: settings.priority_biggest_number,
    hardestFirst: settings.priority_hardest_level,
  };
}

/** The part of constraints that tells which numbers there are. */
export function withShapes(shapes: readonly Shape[]): Pick<Constraints, 'shapes' | 'smallest' | 'largest'> {
  return {
    shapes,
    smallest: Math.min(...shapes.map(({ min }) => min)),
    largest: Math.max(...shapes.map(({ max }) => max)),
  };
}

/**
 * The highest total that counts with numbers of so many digits. Without carries they move no rod above their own. A
 * direct carry leaves 4 as it is: from an empty board no total passes 49, 499, … And who only takes away from any start
 * finds every board, with every digit on the rod that lends, below 100, 1000, …
 */
function highestReach(
  { hardest }: Module,
  complex: boolean,
  signs: readonly number[],
  digits: number,
): number {
  if (hardest < 2) return 10 ** digits - 1;
  if (complex) return Infinity;
  return signs.includes(1) ? 5 * 10 ** digits - 1 : 10 ** (digits + 1) - 1;
}

function includes(list: readonly unknown[], value: unknown): boolean {
  return list.includes(value);
}

/** What an example of `count` numbers must show. */
export function requirementFor({ module, hasBlocks }: Constraints, count: number): Requirement {
  if (!hasBlocks && count < module.requiredFrom) return { least: 0, share: 0, late: false };
  const share = module.line === null ? Math.max(1, Math.floor(0.34 * (count - 1))) : 1;
  return { least: 1, share, late: count >= 5 };
}

/** No more than what so many numbers in a row come to at least: the smallest and, without duplicates, one larger in turn. */
export function leastSum({ smallest, duplicates }: Constraints, count: number): number {
  return count * smallest + (duplicates ? 0 : Math.floor(count / 2));
}

/** False if there is a line to cross and no steps worth so much in all can cross it from a total. */
export function canCross({ module: { line }, signs }: Constraints, total: number, reach: number): boolean {
  if (line === null) return true;
  return total < line
    ? signs.includes(1) && total + reach >= line
    : signs.includes(-1) && total - reach < line;
}

/** What an allowed step shows. */
export interface Verdict {
  /** What the module trains. */
  readonly required: boolean;
  /** The hardest technique of the module. */
  readonly hardest: boolean;
}

/** All verdicts there are, so that judging makes no objects. */
const plain: Verdict = { required: false, hardest: false };
const requiredOnly: Verdict = { required: true, hardest: false };
const hardestOnly: Verdict = { required: false, hardest: true };
const both: Verdict = { required: true, hardest: true };

/**
 * Judges adding a signed addend to a total by techniques and carries; whether the number itself is allowed and the
 * total stays in bounds is asked elsewhere, except that total + addend must not be negative. Null if it is not allowed.
 *
 * Most of all planning is spent here, so it goes over the rods as `walkSteps` does, but calls nobody back.
 */
export function judge(constraints: Constraints, total: number, addend: number): Verdict | null {
  const { module, complex, trained } = constraints;
  const { line, hardest } = module;
  const trains = line === null || total < line !== total + addend < line;
  const sign = addend > 0 ? 1 : -1;
  const size = addend * sign;
  let isRequired = false;
  let isHardest = false;
  let board = total;
  let unit = 1;
  while (unit * 10 <= size) unit *= 10;
  for (; unit >= 1; unit /= 10) {
    const digit = digitOn(size, unit);
    if (digit === 0) continue;
    const rank = techniqueRank(digitOn(board, unit), sign * digit);
    if (rank > hardest) return null;
    if (rank >= 2 && !complex && !isDirectCarry(board, unit * 10, sign)) return null;
    if (rank === hardest) isHardest = true;
    if (trains && trained[digit] && (line === null || unit === 1) && module.trains(rank)) isRequired = true;
    board += sign * digit * unit;
  }
  if (isRequired) return isHardest ? both : requiredOnly;
  return isHardest ? hardestOnly : plain;
}

/** Whether the rod above takes the carry without asking for another technique. */
function isDirectCarry(board: number, unit: number, sign: number): boolean {
  return techniqueRank(digitOn(board, unit), sign) === 0;
}
