import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aimOf, type Candidate, weightsOf } from './choice.ts';

const anyCandidates: fc.Arbitrary<Candidate[]> = fc.array(
  fc.record({ chance: fc.double({ min: 0.02, max: 0.99, noNaN: true }), isDue: fc.boolean() }),
  { minLength: 1, maxLength: 30 },
);
const anyWish = fc.double({ min: 0.5, max: 0.95, noNaN: true });
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

it('gives 70 % to what is near, 20 % to reviews, 10 % to all alike', () => {
  fc.assert(
    fc.property(anyCandidates, anyWish, (candidates, wished) => {
      const weights = weightsOf(candidates, wished);
      const of = (why: string) => sum(weights.filter((one) => one.why === why).map(({ weight }) => weight));
      const isDue = candidates.some((one) => one.isDue);
      expect(of('random')).toBeCloseTo(0.1, 9);
      expect(of('review')).toBeCloseTo(isDue ? 0.2 : 0, 9);
      expect(of('near')).toBeCloseTo(isDue ? 0.7 : 0.9, 9);
      expect(weights.every(({ weight }) => weight >= 0)).toBe(true);
      expect(weights.filter(({ why }) => why === 'review').every((one) => one.of.isDue)).toBe(true);
    }),
  );
});

it('comes to the wished success as a whole, wherever there is enough to choose from', () => {
  const ladder = Array.from({ length: 40 }, (_, index) => ({
    chance: 0.4 + 0.0149 * index,
    isDue: index % 7 === 0,
  }));
  for (const wished of [0.6, 0.75, 0.8]) {
    const expected = sum(weightsOf(ladder, wished).map(({ of, weight }) => weight * of.chance));
    expect(expected).toBeCloseTo(wished, 3);
  }
});

it('comes nearer to it the more is wished', () => {
  fc.assert(
    fc.property(anyCandidates, anyWish, anyWish, (candidates, a, b) => {
      const expected = (wished: number) =>
        sum(weightsOf(candidates, wished).map(({ of, weight }) => weight * of.chance));
      expect(expected(Math.min(a, b))).toBeLessThanOrEqual(expected(Math.max(a, b)) + 1e-6);
    }),
  );
});

it('leaves what is far away to chance', () => {
  const candidates = [0.2, 0.8, 0.82].map((chance) => ({ chance, isDue: false }));
  const weights = weightsOf(candidates, 0.75);
  const near = weights.filter(({ why }) => why === 'near').map(({ weight }) => weight);
  expect(near[0]).toBeLessThan(0.01);
  expect(weightsOf([], 0.8)).toEqual([]);
});

it('makes up for what comes by chance', () => {
  const easy = [0.95, 0.95].map((chance) => ({ chance, isDue: false }));
  expect(0.9 * aimOf(easy, 0.8) + 0.1 * 0.95).toBeCloseTo(0.8, 9);
  expect(aimOf(easy, 0.95)).toBeCloseTo(0.95, 9);
});
