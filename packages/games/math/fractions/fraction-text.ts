/** Fractions as texts of the interface, for screen readers, lists and worksheets. */
import type { Fraction, Item, Operation } from './fraction.ts';
import type { Settings } from './settings.ts';
import { typedCommon, typedDecimal } from './written.ts';

export const operationSigns: Readonly<Record<Operation, string>> = {
  add: '+',
  subtract: '−',
  multiply: '×',
  divide: '÷',
};

/** With a true minus and the comma or point of the language. */
export function shown(typed: string, language: string): string {
  const comma = new Intl.NumberFormat(language).format(0.5).replaceAll(/\d/g, '');
  return typed.replace('-', '−').replace('.', comma);
}

/** A number of a task: "3/4", "1 3/4", "3,5"; decimals keep their places. */
export function operandText(operand: Fraction, settings: Settings, language: string): string {
  const typed =
    settings.kind === 'decimal' ? typedDecimal(operand) : typedCommon(operand, settings.allow_mixed);
  return shown(typed, language);
}

/** "3/4 + (−1/2)": a negative number behind the sign stands in brackets. */
export function taskText({ operation, left, right }: Item, settings: Settings, language: string): string {
  const [first, second] = [left, right].map((operand) => operandText(operand, settings, language));
  return `${first} ${operationSigns[operation]} ${right.numerator < 0 ? `(${second})` : second}`;
}
