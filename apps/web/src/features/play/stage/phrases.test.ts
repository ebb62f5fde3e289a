import { languages } from '@mindhero/content/languages';
import { phrasePools } from '@mindhero/content/phrases';
import { gameIds } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitting, phraseOf } from './phrases.ts';

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

test.each(languages)('the pools in %s repeat nothing', async (language) => {
  const pools = await phrasePools(language);
  const [right, wrong] = [Object.values(pools.right).flat(), Object.values(pools.wrong).flat()];
  expect(new Set([...right, ...wrong]).size).toBe(right.length + wrong.length);
  expect([right.length, wrong.length]).toEqual([66, 70]);
});

test('beads are spoken of only where there are beads, and remembering only where that is the game', async () => {
  const { right } = await phrasePools('en');
  const [beads, remembering] = [right.abacus[0], right.memory[0]];
  const hearing = (phrase: string | undefined) =>
    gameIds.filter((id) => fitting(right, games[id]).some((said) => said === phrase));
  expect(hearing(beads)).toEqual(['abacus', 'columns', 'flash', 'forsage']);
  expect(hearing(remembering)).toEqual(['matrix', 'sequence', 'number-memory', 'cards', 'simon']);
});
