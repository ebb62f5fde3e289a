import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumLine } from './number-text.ts';
import { readLine } from './read-line.ts';

const number = fc.integer({ min: 1, max: 9999 });

it('reads the sums that are told in a line', () => {
  const terms = fc
    .tuple(number, fc.array(fc.tuple(number, fc.boolean()), { maxLength: 10 }))
    .map(([first, rest]) => [first, ...rest.map(([size, isTaken]) => (isTaken ? -size : size))]);
  fc.assert(
    fc.property(terms, (all) => {
      expect(readLine(sumLine(all))).toEqual({ kind: 'sum', terms: all });
    }),
  );
});

it('reads operations from left to right, and nothing else', () => {
  fc.assert(
    fc.property(number, number, (left, right) => {
      expect(readLine(`${left} × ${right}`)).toEqual({
        kind: 'operations',
        steps: [{ left, sign: '×', right, result: left * right }],
      });
      expect(readLine(`${left * right} ÷ ${right} × 2`)).toEqual({
        kind: 'operations',
        steps: [
          { left: left * right, sign: '÷', right, result: left },
          { left, sign: '×', right: 2, result: 2 * left },
        ],
      });
    }),
  );
  for (const line of ['', '3 +', '3 - 2', '3 + 4 × 2', 'cat', '1.5 + 2']) expect(readLine(line)).toBeNull();
});
