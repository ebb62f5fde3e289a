import { streams } from '@mindhero/engine/random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { type Settings, settings } from './settings.ts';
import { type Token, workedSteps } from './worked.ts';

const anySettings = fc
  .record({
    kind: fc.constantFrom('common' as const, 'decimal' as const),
    simplify: fc.boolean(),
    allow_mixed: fc.boolean(),
    allow_negative_numerator: fc.boolean(),
    same_denominator: fc.boolean(),
    decimal_digits: fc.integer({ min: 1, max: 4 }),
  })
  .map((changes): Settings => ({
    ...settings.defaults,
    operations: ['add', 'subtract', 'multiply', 'divide'],
    allow_negative_result: true,
    numerator_max: 30,
    ...changes,
  }));

/** The value of one side of an equation, worked out in floating point. */
function valueOf(side: readonly Token[]): number {
  const text = side.map((token) => {
    if (typeof token === 'string') return token.replace(/^-/, '0-');
    return `(${token.fraction.numerator}/${token.fraction.denominator})`;
  });
  const numbers = text.join(' ').split(/ ([+−×÷]) /);
  const number = (part: string | undefined): number => {
    const [, numerator, denominator] = /\((-?\d+)\/(\d+)\)/.exec(part ?? '') ?? [];
    if (numerator !== undefined) return Number(numerator) / Number(denominator);
    return Number((part ?? '').replace('0-', '-').replaceAll(/[() ]/g, ''));
  };
  const [left, sign, right] = [number(numbers[0]), numbers[1], number(numbers[2])];
  if (sign === '+') return left + right;
  if (sign === '−') return left - right;
  if (sign === '×') return left * right;
  return sign === '÷' ? left / right : left;
}

/** The equations of a formula; several of them stand side by side with commas between. */
function equations(formula: readonly Token[]): Token[][][] {
  const split = (tokens: readonly Token[], at: string) =>
    tokens.reduce<Token[][]>(
      (parts, token) =>
        token === at ? [...parts, []] : [...parts.slice(0, -1), [...(parts.at(-1) ?? []), token]],
      [[]],
    );
  return split(formula, ',').map((equation) => split(equation, '='));
}

test('every step is true', () => {
  fc.assert(
    fc.property(anySettings, fc.nat(), (settings, seed) => {
      for (const item of rules.sample(settings, streams(seed), 8)) {
        for (const { formula } of workedSteps(item, settings)) {
          for (const sides of equations(formula)) {
            const [first = 0, ...others] = sides.map(valueOf);
            for (const other of others) expect(other).toBeCloseTo(first, 8);
          }
        }
      }
    }),
  );
});

test('where the comma is set, as many digits stand behind it as the sentence says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(), (decimal_digits, seed) => {
      const decimals: Settings = {
        ...settings.defaults,
        kind: 'decimal',
        operations: ['add', 'subtract', 'multiply'],
        decimal_digits,
      };
      for (const item of rules.sample(decimals, streams(seed), 8)) {
        for (const { name, numbers, formula } of workedSteps(item, decimals)) {
          if (name === 'without_comma') continue;
          const result = String(formula[formula.indexOf('=') + 1]);
          expect(result.split('.')[1]).toHaveLength(numbers['count'] ?? 0);
        }
      }
    }),
  );
});
