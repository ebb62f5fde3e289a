/** What every game must do is tested by the conformance suite; here stands what only this one promises. */
import { MAX_SEED, streams } from '@mindhero/engine/random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forsage } from './rules.ts';

test('no number is larger than the settings say', () => {
  const seed = fc.integer({ min: 0, max: MAX_SEED });
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 100 }), seed, (largest, seed) => {
      const items = forsage.sample({ ...forsage.settings.defaults, largest }, streams(seed), 20);
      expect(
        items.every(({ left, right }) => left >= 1 && left <= largest && right >= 1 && right <= largest),
      ).toBe(true);
    }),
  );
});
