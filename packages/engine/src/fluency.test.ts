import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFluent, paceOf } from './fluency.ts';
import { goalOf, USUAL_GOAL } from './goal.ts';
import { shareOf } from './share.ts';

it('is fluent from nine of ten on, and never without answers', () => {
  expect([isFluent(0, 0), isFluent(9, 10), isFluent(8, 9), isFluent(1, 1)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), (right, wrong) => {
      const answers = right + wrong;
      expect(isFluent(right, answers)).toBe(answers > 0 && right / answers >= 0.9 - 1e-12);
    }),
  );
});

it('has a pace wherever time passed', () => {
  expect(paceOf(30, 60_000)).toBe(30);
  expect(paceOf(30, 120_000)).toBe(15);
  expect(paceOf(3, 0)).toBeNull();
});

it('takes the own goal before that of the school, and the usual one where neither is chosen', () => {
  expect([goalOf(30, 90), goalOf(null, 90), goalOf(null, null)]).toEqual([30, 90, USUAL_GOAL]);
});

it('tells shares to a tenth of a percent, of nothing none', () => {
  expect([shareOf(1, 3), shareOf(2, 2), shareOf(0, 7), shareOf(0, 0)]).toEqual([33.3, 100, 0, null]);
});
