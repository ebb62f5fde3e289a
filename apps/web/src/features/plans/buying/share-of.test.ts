import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOf } from './share-of.ts';

it('finds the discount of a price list again from a hundred hryvnia on, to the basis point', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (amount, basisPoints) => {
        expect(shareOf(Math.floor((amount * basisPoints + 5_000) / 10_000), amount)).toBe(basisPoints);
      },
    ),
  );
  expect(shareOf(0, 0)).toBe(0);
});
