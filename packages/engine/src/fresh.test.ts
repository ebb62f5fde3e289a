import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshItems } from './fresh.ts';
import { streams } from './random.ts';

test('no item comes again while there are unused ones', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(150), fc.nat(), (size, count, seed) => {
      const random = streams(seed)('items');
      const supply = {
        draw: () => random.integer(1, size),
        all: () => Array.from({ length: size }, (_, index) => index + 1),
        key: String,
      };
      const items = freshItems(supply, count);
      expect(items).toHaveLength(count);
      for (let start = 0; start < count; start += size) {
        const round = items.slice(start, start + size);
        expect(new Set(round).size).toBe(round.length);
      }
    }),
  );
});

test('what hardly ever is drawn comes as well, and no more of all items is looked at than needed', () => {
  let looked = 0;
  const supply = {
    draw: () => 1,
    *all() {
      for (let item = 1; ; item++) {
        looked++;
        yield item;
      }
    },
    key: String,
  };
  expect(freshItems(supply, 4)).toEqual([1, 2, 3, 4]);
  expect(looked).toBe(2 + 3 + 4);
});
