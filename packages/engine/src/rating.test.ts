import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OWN_WEEKS, ownShare, ranked } from './rating.ts';

test('a rank is one more than there are with more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 12 })), (figures) => {
      const places = ranked(
        figures.map((figure) => ({ figure })),
        ({ figure }) => figure,
      );
      expect(places.map(({ figure }) => figure)).toEqual(
        figures.filter((figure) => figure > 0).toSorted((a, b) => b - a),
      );
      for (const { figure, rank } of places)
        expect(rank).toBe(1 + figures.filter((other) => other > figure).length);
    }),
  );
});

test('weeks without training count as such, and nothing is compared with nothing', () => {
  expect(ownShare(30, [10, 20, 30, 40])).toBe(120);
  expect(ownShare(30, [40, 20])).toBe(300);
  expect(ownShare(30, [40])).toBeNull();
  expect(ownShare(30, [])).toBeNull();
  fc.assert(
    fc.property(
      fc.nat(500),
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: OWN_WEEKS, maxLength: OWN_WEEKS }),
      (points, weeks) => {
        expect(ownShare(2 * points, weeks)).toBeGreaterThanOrEqual(ownShare(points, weeks) ?? 0);
      },
    ),
  );
});
