/** Numbers as sums show them: grouped in the language's way, with a true minus sign. */
import { moveText } from '@mindhero/engine/soroban';

/** 1234 as "1,234" in English; a negative number with U+2212. */
export function numberText(value: number, language: string): string {
  return `${value < 0 ? '−' : ''}${new Intl.NumberFormat(language).format(Math.abs(value))}`;
}

/** With its sign apart, also of a positive number: "+ 4", "− 2". */
export function signedText(value: number, language: string): string {
  return `${value < 0 ? '−' : '+'} ${numberText(Math.abs(value), language)}`;
}

/** "3 + 4 − 2" */
export function sumText(terms: readonly number[], language: string): string {
  return terms
    .map((term, index) => (index === 0 ? numberText(term, language) : signedText(term, language)))
    .join(' ');
}

/** The same without a language's way to group digits, for what is stored. */
export function sumLine(terms: readonly number[]): string {
  return terms
    .map((term, index) => `${index === 0 ? '' : term < 0 ? ' − ' : ' + '}${Math.abs(term)}`)
    .join('');
}

/** "+4 = +5 −1" for the move 4 and its formula [5, −1]. */
export function formulaText(move: number, formula: readonly number[]): string {
  return `${moveText(move)} = ${formula.map(moveText).join(' ')}`;
}
