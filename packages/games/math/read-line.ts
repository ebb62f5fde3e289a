/** Questions that are told in a line, read again: "3 + 4 − 2", "7 × 8", "6 × 4 ÷ 3". */
import type { PartialResult } from './partial-results.ts';

interface Operation extends PartialResult {
  readonly sign: '×' | '÷';
}

export type ReadLine =
  | { readonly kind: 'sum'; readonly terms: readonly number[] }
  /** From left to right, each with the result of the one before. */
  | { readonly kind: 'operations'; readonly steps: readonly Operation[] };

const SUM = /^\d+(?: [+−] \d+)*$/;
const OPERATIONS = /^\d+(?: [×÷] \d+)+$/;

/** What a line asks, or null if it is none of these. */
export function readLine(line: string): ReadLine | null {
  const [first = '', ...rest] = line.split(' ');
  const parts = Array.from({ length: rest.length / 2 }, (_, index) => ({
    sign: rest[2 * index],
    number: Number(rest[2 * index + 1]),
  }));
  if (SUM.test(line)) {
    return {
      kind: 'sum',
      terms: [Number(first), ...parts.map(({ sign, number }) => (sign === '−' ? -number : number))],
    };
  }
  if (!OPERATIONS.test(line)) return null;
  const steps: Operation[] = [];
  for (const { sign, number: right } of parts) {
    const left = steps.at(-1)?.result ?? Number(first);
    steps.push(
      sign === '×'
        ? { left, sign: '×', right, result: left * right }
        : { left, sign: '÷', right, result: left / right },
    );
  }
  return { kind: 'operations', steps };
}
