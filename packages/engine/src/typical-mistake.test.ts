import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FEWEST_MISTAKES, type Mistake, typicalMistake } from './typical-mistake.ts';

const number = fc.integer({ min: -99, max: 99 });
const written = (value: number) => String(value).replace('-', '−');
const mistake: fc.Arbitrary<Mistake> = fc.record({
  expected: number.map(written),
  given: fc.oneof(number.map(written), fc.constantFrom('1/2', '', 'x')),
  count: fc.integer({ min: 1, max: 4 }),
});
const total = (mistakes: readonly Mistake[]) => mistakes.reduce((sum, { count }) => sum + count, 0);

it('says nothing of fewer than five, and of others what at least a third have in common', () => {
  fc.assert(
    fc.property(fc.array(mistake, { maxLength: 12 }), (mistakes) => {
      const typical = typicalMistake(mistakes);
      expect(typical === null || total(mistakes) >= FEWEST_MISTAKES).toBe(true);
      if (typical === null) return;
      const alike = mistakes.filter(({ expected, given }) =>
        typical.kind === 'given'
          ? given === typical.given
          : Number(given.replace('−', '-') || NaN) - Number(expected.replace('−', '-')) ===
            typical.difference,
      );
      expect(typical.count).toBe(total(alike));
      expect(typical.count).toBeGreaterThanOrEqual(3);
      expect(3 * typical.count).toBeGreaterThanOrEqual(total(mistakes));
    }),
  );
});

it('finds the difference that most mistakes share, whatever else there is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.uniqueArray(number, { minLength: 5, maxLength: 9 }),
      fc.array(mistake, { maxLength: 1 }),
      (off, rights, others) => {
        const alike = rights.map((right) => ({
          expected: written(right),
          given: written(right + off),
          count: 1,
        }));
        expect(typicalMistake([...others, ...alike])).toMatchObject({ kind: 'difference', difference: off });
      },
    ),
  );
});

it('finds the answer that comes again and again where others were expected', () => {
  const mistakes = [3, 4, 8, 11, 15].map((right) => ({ expected: written(right), given: '0', count: 1 }));
  expect(typicalMistake(mistakes)).toEqual({ kind: 'given', given: '0', count: 5 });
  expect(typicalMistake(mistakes.slice(1))).toBeNull();
  expect(
    typicalMistake(
      [5, 6, 7, 8, 9].map((off) => ({ expected: '1', given: written(1 + off * off), count: 1 })),
    ),
  ).toBeNull();
  expect(typicalMistake([{ expected: '0,5', given: '0,7', count: 5 }])).toMatchObject({ difference: 0.2 });
});
