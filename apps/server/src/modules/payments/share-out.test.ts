import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

const amount = fc.integer({ min: 0, max: 10_000_000_000 });

test('parts add up to the amount, and none is larger than its weight', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 3 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        const shared = Math.floor(whole * part);
        const shares = shareOut(shared, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(shared);
        for (const [at, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(weights[at] ?? 0);
          expect(Math.abs(share - (shared * (weights[at] ?? 0)) / (whole || 1))).toBeLessThanOrEqual(3);
        }
      },
    ),
  );
});
