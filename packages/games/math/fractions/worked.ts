/** How a task is worked out, as data: each step with the numbers of its formula. */
import { leastCommonMultiple } from '@mindhero/engine/divisors';
import { expanded, type Fraction, type Item, mixed, reciprocal, reduced, resultOf } from './fraction.ts';
import type { Settings } from './settings.ts';
import { placed, typedDecimal } from './written.ts';

/** What stands in a formula: a fraction, the same as a mixed number, or a sign or word between. */
export type Token = { readonly fraction: Fraction; readonly isMixed: boolean } | string;

export type StepName =
  | 'improper'
  | 'common_denominator'
  | 'add'
  | 'subtract'
  | 'turn'
  | 'multiply'
  | 'simplify'
  | 'mixed'
  | 'place'
  | 'without_comma'
  | 'set_comma'
  | 'shift_comma'
  | 'decimal_divide';

export interface Step {
  readonly name: StepName;
  /** Numbers in the sentence. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly formula: readonly Token[];
}

const plain = (numerator: number, denominator: number): Token => ({
  fraction: { numerator, denominator },
  isMixed: false,
});
const asMixed = (fraction: Fraction): Token => ({ fraction, isMixed: true });
const isAboveOne = ({ numerator, denominator }: Fraction) => Math.abs(numerator) > denominator;

const signs = { add: '+', subtract: '−', multiply: '×', divide: '÷' } as const;

/** The steps to the result as a pupil writes them down; those with nothing to do are left out. */
export function workedSteps(item: Item, settings: Settings): Step[] {
  return settings.kind === 'decimal' ? decimalSteps(item) : commonSteps(item, settings);
}

function commonSteps(item: Item, settings: Settings): Step[] {
  const isSum = item.operation === 'add' || item.operation === 'subtract';
  return [
    ...(settings.allow_mixed ? improper(item) : []),
    ...(isSum ? sum(item) : product(item)),
    ...finish(resultOf(item), settings),
  ];
}

/** Mixed numbers become fractions above one. */
function improper({ left, right }: Item): Step[] {
  const both = [left, right].filter(isAboveOne);
  if (both.length === 0) return [];
  const formula = sideBySide(
    both.map((fraction) => [asMixed(fraction), '=', plain(fraction.numerator, fraction.denominator)]),
  );
  return [{ name: 'improper', numbers: {}, formula }];
}

/** Equations with commas between. */
function sideBySide(equations: readonly (readonly Token[])[]): Token[] {
  return equations.flatMap((equation, index) => [...(index > 0 ? [','] : []), ...equation]);
}

function sum(item: Item): Step[] {
  const { operation, left, right } = item;
  const over = expanded(item);
  const sign = signs[operation];
  const widened = [left, right].filter(({ denominator }) => denominator !== over.denominator);
  const result = resultOf(item);
  return [
    ...(widened.length === 0
      ? []
      : [
          {
            name: 'common_denominator' as const,
            numbers: { denominator: leastCommonMultiple(left.denominator, right.denominator) },
            formula: sideBySide(
              widened.map(({ numerator, denominator }) => [
                plain(numerator, denominator),
                '=',
                plain((numerator * over.denominator) / denominator, over.denominator),
              ]),
            ),
          },
        ]),
    {
      name: operation === 'add' ? 'add' : 'subtract',
      numbers: {},
      formula: [
        plain(over.left, over.denominator),
        sign,
        ...bracketed(over.right, over.denominator),
        '=',
        plain(result.numerator, result.denominator),
      ],
    },
  ];
}

function product(item: Item): Step[] {
  const { operation, left, right } = item;
  const factor = operation === 'divide' ? reciprocal(right) : right;
  const result = resultOf(item);
  const operands = (sign: string, second: Fraction): Token[] => [
    plain(left.numerator, left.denominator),
    sign,
    ...bracketed(second.numerator, second.denominator),
  ];
  return [
    ...(operation === 'divide'
      ? [
          {
            name: 'turn' as const,
            numbers: {},
            formula: [...operands('÷', right), '=', ...operands('×', factor)],
          },
        ]
      : []),
    {
      name: 'multiply',
      numbers: {},
      formula: [...operands('×', factor), '=', plain(result.numerator, result.denominator)],
    },
  ];
}

/** A negative number behind a sign stands in brackets. */
function bracketed(numerator: number, denominator: number): Token[] {
  const token = plain(numerator, denominator);
  return numerator < 0 ? ['(', token, ')'] : [token];
}

function finish(result: Fraction, { simplify, allow_mixed }: Settings): Step[] {
  const lowest = reduced(result);
  const divisor = result.denominator / lowest.denominator;
  const shown = simplify ? lowest : result;
  const steps: Step[] = [];
  if (simplify && divisor > 1) {
    steps.push({
      name: 'simplify',
      numbers: { divisor },
      formula: [
        plain(result.numerator, result.denominator),
        '=',
        plain(lowest.numerator, lowest.denominator),
      ],
    });
  }
  if (allow_mixed && isAboveOne(shown) && shown.denominator > 1 && mixed(shown).rest.numerator > 0) {
    steps.push({
      name: 'mixed',
      numbers: {},
      formula: [plain(shown.numerator, shown.denominator), '=', asMixed(shown)],
    });
  }
  return steps;
}

/** Decimals are whole numbers with a comma in them. */
function decimalSteps(item: Item): Step[] {
  const { operation, left, right } = item;
  const result = typedDecimal(resultOf(item));
  const [first, second] = [typedDecimal(left), typedDecimal(right)];
  const places = Math.log10(left.denominator);
  if (operation === 'divide') {
    return [
      {
        name: 'shift_comma',
        numbers: { count: places },
        formula: [first, '÷', second, '=', String(left.numerator), '÷', String(right.numerator)],
      },
      {
        name: 'decimal_divide',
        numbers: {},
        formula: [String(left.numerator), '÷', String(right.numerator), '=', result],
      },
    ];
  }
  const units = unitsOf(item);
  const count = operation === 'multiply' ? 2 * places : places;
  const written = placed(BigInt(units), count);
  return [
    {
      name: 'without_comma',
      numbers: {},
      formula: [String(left.numerator), signs[operation], String(right.numerator), '=', String(units)],
    },
    {
      name: operation === 'multiply' ? 'set_comma' : 'place',
      numbers: { count },
      // A 0 at the end is counted before it is left out.
      formula: [first, signs[operation], second, '=', written, ...(written === result ? [] : ['=', result])],
    },
  ];
}

/** The result of a decimal task as if its numbers had no comma. */
function unitsOf({ operation, left, right }: Item): number {
  if (operation === 'multiply') return left.numerator * right.numerator;
  return operation === 'add' ? left.numerator + right.numerator : left.numerator - right.numerator;
}
