import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streams } from '../random.ts';
import { expectedInTime, judge, logit, scoreInTime, sharesOf, sigmoid, stepAfter } from './elo.ts';

const difference = fc.double({ min: -6, max: 6, noNaN: true });
const chance = fc.double({ min: 0, max: 1, noNaN: true });

it('turns differences into chances and back', () => {
  fc.assert(
    fc.property(difference, (d) => {
      expect(logit(sigmoid(d))).toBeCloseTo(d, 6);
    }),
  );
  expect(logit(1)).toBeGreaterThan(10);
  expect(logit(0)).toBeCloseTo(-logit(1), 6);
});

it('moves less with every answer, and never not at all', () => {
  expect(stepAfter(0)).toBe(1);
  expect(stepAfter(20)).toBe(0.5);
  expect(stepAfter(1e6)).toBe(0.08);
  fc.assert(
    fc.property(fc.nat(5000), (n) => {
      expect(stepAfter(n + 1)).toBeLessThanOrEqual(stepAfter(n));
    }),
  );
});

describe('a question without a time limit', () => {
  it('takes all of its skills, and may be guessed where there are options', () => {
    fc.assert(
      fc.property(
        fc.array(chance, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 2, max: 6 }),
        (p, options) => {
          const all = p.reduce((product, one) => product * one, 1);
          expect(judge(p, { right: true })).toEqual({ chance: all, expected: all, score: 1 });
          const chosen = judge(p, { right: false, options });
          expect(chosen.chance).toBeCloseTo(1 / options + (1 - 1 / options) * all, 12);
          expect(chosen.score).toBe(0);
        },
      ),
    );
  });
});

describe('a question with a time limit', () => {
  it('gives the more the sooner, and takes the more the sooner', () => {
    expect(scoreInTime(true, 0)).toBe(1);
    expect(scoreInTime(false, 0)).toBe(0);
    expect(scoreInTime(true, 1)).toBe(0.5);
    expect(scoreInTime(false, 2)).toBe(0.5);
    expect(judge([0.5], { right: true, ms: 2000, limit_ms: 8000 })).toEqual({
      chance: 0.5,
      expected: 0.5,
      score: 0.875,
    });
  });

  it('expects more of who is more able, alike for both signs, and is smooth around 0', () => {
    fc.assert(
      fc.property(difference, difference, (a, b) => {
        fc.pre(a < b);
        expect(expectedInTime(a)).toBeLessThanOrEqual(expectedInTime(b));
        expect(expectedInTime(a) + expectedInTime(-a)).toBeCloseTo(1, 12);
      }),
    );
    expect(expectedInTime(1.1e-3)).toBeCloseTo(expectedInTime(0.9e-3), 3);
  });

  it('expects what the model gives on average', () => {
    // Under it the score S, from −1 to 1, has a density in proportion to e^(SΔ).
    const random = streams(3)('scores');
    for (const d of [-2, -0.5, 1, 2.5]) {
      const scores = Array.from({ length: 40_000 }, () => {
        const u = random.integer(0, 1e9) / 1e9;
        return Math.log(Math.exp(-d) + u * (Math.exp(d) - Math.exp(-d))) / d;
      });
      const mean = scores.reduce((sum, s) => sum + (1 + s) / 2, 0) / scores.length;
      expect(expectedInTime(d)).toBeCloseTo(mean, 2);
      const rights = scores.filter((s) => s > 0).length / scores.length;
      expect(judge([sigmoid(d)], { right: true, ms: 1, limit_ms: 2 }).chance).toBeCloseTo(rights, 2);
    }
  });
});

it('shares an error among skills by how likely each was to fail', () => {
  fc.assert(
    fc.property(fc.array(chance, { minLength: 1, maxLength: 6 }), (chances) => {
      const shares = sharesOf(chances);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      for (const [i, a] of chances.entries()) {
        for (const [j, b] of chances.entries()) {
          expect(a <= b || (shares[i] ?? 0) <= (shares[j] ?? 0)).toBe(true);
        }
      }
    }),
  );
  expect(sharesOf([1, 1])).toEqual([0.5, 0.5]);
  expect(sharesOf([0.9, 0.7]).map((share) => Math.round(100 * share))).toEqual([25, 75]);
});
