import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TILE_GAP, TILE_RATIO, tilingOf } from './projector-tiles.ts';

it('fits a class into what a projector shows, as large as it goes', () => {
  const area = fc.record({
    width: fc.integer({ min: 700, max: 3800 }),
    height: fc.integer({ min: 300, max: 2000 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 36 }), area, (count, { width, height }) => {
      const { columns, size } = tilingOf(count, { width, height });
      const rows = Math.ceil(count / columns);
      expect(columns * size + (columns - 1) * TILE_GAP).toBeLessThanOrEqual(width);
      expect(rows * size * TILE_RATIO + (rows - 1) * TILE_GAP).toBeLessThanOrEqual(height);
      expect(size).toBeGreaterThanOrEqual(60);
    }),
    { seed: 1, numRuns: 300 },
  );
});

it('lets the wall scroll rather than show what nobody can tell apart', () => {
  expect(tilingOf(120, { width: 360, height: 200 })).toEqual({ columns: 5, size: 60 });
});
