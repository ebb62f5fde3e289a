import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LARGEST_PAGE, readFirst } from './read-first.ts';

it('reads each row once, no more than asked for, and no page that can have none', async () => {
  const lengths = fc.integer({ min: 0, max: 650 });
  await fc.assert(
    fc.asyncProperty(lengths, fc.integer({ min: 1, max: 500 }), async (length, most) => {
      const all = Array.from({ length }, (_, row) => row);
      const asked: number[] = [];
      const rows = await readFirst(most, async (page) => {
        asked.push(page);
        return { results: all.slice((page - 1) * LARGEST_PAGE, page * LARGEST_PAGE) };
      });
      expect(rows).toEqual(all.slice(0, most));
      const needed = Math.min(Math.ceil(most / LARGEST_PAGE), Math.floor(length / LARGEST_PAGE) + 1);
      expect(asked).toEqual(Array.from({ length: needed }, (_, page) => page + 1));
    }),
    { seed: 1, numRuns: 100 },
  );
});
