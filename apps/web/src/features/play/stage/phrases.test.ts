import { phrasePools } from '@mindhero/content/phrases';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { phraseOf } from './phrases.ts';

test('no phrase is said twice in a row', () => {
  const pool = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(pool, fc.nat(), fc.nat(500), (pool, seed, count) => {
      expect(pool).toContain(phraseOf(pool, seed, count));
      expect(phraseOf(pool, seed, count)).not.toBe(phraseOf(pool, seed, count + 1));
    }),
    { seed: 20261120 },
  );
});

test('an empty pool says nothing', () => {
  expect(phraseOf([], 1, 1)).toBeNull();
});

test.each(['en', 'de', 'ru', 'uk'])('the pools in %s repeat nothing', async (language) => {
  const { right, wrong } = await phrasePools(language);
  expect(new Set([...right, ...wrong]).size).toBe(right.length + wrong.length);
  expect([right.length, wrong.length]).toEqual([66, 70]);
});
