/** Fractions in writing: how they are typed and read. In the log an answer is one string, such as "-2 1/3" or "3.5". */
import { type Fraction, mixed, reduced } from './fraction.ts';
import type { Settings } from './settings.ts';

/** What was typed: a size with its sign. `whole` is null where there is a fraction alone. */
interface Typed {
  readonly sign: bigint;
  readonly whole: bigint | null;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const COMMON = /^([-\u2212])?(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/;
const WHOLE = /^([-\u2212])?(\d+)$/;
const DECIMAL = /^([-\u2212])?(\d*)(?:[.,](\d+))?$/;

const signOf = (minus: string | undefined): bigint => (minus === undefined ? 1n : -1n);

/** A whole number counts as one over 1. */
function readCommon(text: string): Typed | null {
  const [matched, minus, whole, numerator, denominator] = COMMON.exec(text) ?? [];
  if (matched !== undefined) {
    return {
      sign: signOf(minus),
      whole: whole === undefined ? null : BigInt(whole),
      numerator: BigInt(numerator ?? ''),
      denominator: BigInt(denominator ?? ''),
    };
  }
  const [alone, sign, number] = WHOLE.exec(text) ?? [];
  if (alone === undefined) return null;
  return { sign: signOf(sign), whole: null, numerator: BigInt(number ?? ''), denominator: 1n };
}

function readDecimal(text: string): Typed | null {
  const [matched, minus, before = '', behind = ''] = DECIMAL.exec(text) ?? [];
  if (matched === undefined || before + behind === '') return null;
  return {
    sign: signOf(minus),
    whole: null,
    numerator: BigInt(before + behind),
    denominator: 10n ** BigInt(behind.length),
  };
}

/** How a typed text compares with the result. */
type Comparison = 'right' | 'equal' | 'wrong';

/**
 * Whether the typed text is the result, or a fraction as large that is to be simplified yet. It is read with spaces around
 * it, either minus, comma or point.
 */
function compare(typed: string, result: Fraction, { kind, simplify, allow_mixed }: Settings): Comparison {
  const text = typed.trim();
  const read = kind === 'decimal' ? readDecimal(text) : readCommon(text);
  if (read === null || read.denominator === 0n) return 'wrong';
  const { sign, whole, numerator, denominator } = read;
  const size = (whole ?? 0n) * denominator + numerator;
  const isEqual = sign * size * BigInt(result.denominator) === BigInt(result.numerator) * denominator;
  if (!isEqual) return 'wrong';
  if (kind === 'decimal' || !simplify) return 'right';
  const isLowest = denominator === BigInt(reduced(result).denominator);
  return isLowest && (whole === null || (allow_mixed && numerator < denominator)) ? 'right' : 'equal';
}

/** Whether the typed text is the result. */
export const isRight = (typed: string, result: Fraction, settings: Settings): boolean =>
  compare(typed, result, settings) === 'right';

/** Whether it is as large as the result, and is only to be simplified. */
export const isToSimplify = (typed: string, result: Fraction, settings: Settings): boolean =>
  compare(typed, result, settings) === 'equal';

/** By what top and bottom of an equal fraction are to be divided; 1 where only its wholes are to be taken out. */
export function divisorLeft(typed: string, result: Fraction): bigint {
  const { denominator = 1n } = readCommon(typed.trim()) ?? {};
  return denominator / BigInt(reduced(result).denominator);
}

/** A fraction as a pupil types it: "7/3", with a whole part "2 1/3", a whole number "2". */
export function typedCommon(fraction: Fraction, withWhole: boolean): string {
  const sign = fraction.numerator < 0 ? '-' : '';
  if (fraction.denominator === 1) return `${fraction.numerator}`;
  const { whole, rest } = mixed(fraction);
  if (!withWhole || whole === 0) return `${sign}${Math.abs(fraction.numerator)}/${fraction.denominator}`;
  return rest.numerator === 0 ? `${sign}${whole}` : `${sign}${whole} ${rest.numerator}/${rest.denominator}`;
}

/** More decimals than any result has. */
const MOST_DECIMALS = 12;

/**
 * A fraction as a decimal in its shortest form: "3.5".
 * @throws RangeError if its decimals do not end
 */
export function typedDecimal(fraction: Fraction): string {
  const { numerator, denominator } = reduced(fraction);
  let digits = 0;
  while (10 ** digits % denominator !== 0) {
    if (++digits > MOST_DECIMALS)
      throw new RangeError(`the decimals of ${numerator}/${denominator} do not end`);
  }
  return placed(BigInt(numerator) * BigInt(10 ** digits / denominator), digits);
}

/** A count of units of the last place with so many decimals, also where these end in 0: 50 with 2 is "0.50". */
export function placed(units: bigint, digits: number): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const [before, behind] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  return `${units < 0n ? '-' : ''}${before}${digits > 0 ? `.${behind}` : ''}`;
}

/** The result as it is best written with these settings. */
export function typedResult(result: Fraction, { kind, simplify, allow_mixed }: Settings): string {
  if (kind === 'decimal') return typedDecimal(result);
  return typedCommon(simplify ? reduced(result) : result, allow_mixed);
}
