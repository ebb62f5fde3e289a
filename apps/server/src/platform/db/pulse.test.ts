import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { patienceAfter } from './pulse.ts';

test('a database that answered at once is taken for silent within the two seconds of an answer', () => {
  expect(patienceAfter(0)).toBe(1200);
  expect(patienceAfter(50)).toBe(1200);
});

test('one that answers late is given longer the later it answers, but never for ever', () => {
  const usual = fc.integer({ min: 0, max: 60_000 });
  fc.assert(
    fc.property(usual, usual, (one, other) => {
      const [quick, late] = [patienceAfter(Math.min(one, other)), patienceAfter(Math.max(one, other))];
      expect(quick).toBeLessThanOrEqual(late);
      expect(late).toBeLessThanOrEqual(8000);
    }),
  );
  expect(patienceAfter(500)).toBeGreaterThan(1200);
});
