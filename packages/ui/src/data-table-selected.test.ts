import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageTicks, togglePage, toggleId } from './data-table-selected.ts';

const idSet = fc.uniqueArray(fc.nat(20)).map((ids) => new Set(ids));
const page = fc.uniqueArray(fc.nat(20), { minLength: 1 });

test('the page’s box ticks all of the page, then none of it, and leaves other pages alone', () => {
  fc.assert(
    fc.property(idSet, page, (ids, pageIds) => {
      const others = (all: ReadonlySet<number>) => [...all].filter((id) => !pageIds.includes(id));
      const once = togglePage(ids, pageIds);
      const states = [pageTicks(once, pageIds), pageTicks(togglePage(once, pageIds), pageIds)];
      expect(states).toEqual(pageTicks(ids, pageIds) === 'all' ? ['none', 'all'] : ['all', 'none']);
      expect(others(once)).toEqual(others(ids));
    }),
  );
});

test('a row’s box changes that row alone, and twice nothing', () => {
  fc.assert(
    fc.property(idSet, fc.nat(20), (ids, id) => {
      const once = toggleId(ids, id);
      expect(once.has(id)).toBe(!ids.has(id));
      expect([...once].filter((other) => other !== id)).toEqual([...ids].filter((other) => other !== id));
      expect(toggleId(once, id)).toEqual(ids);
    }),
  );
});

test('part of a page is neither all nor none of it', () => {
  expect(pageTicks(new Set([1, 9]), [1, 2])).toBe('some');
  expect(pageTicks(new Set([9]), [1, 2])).toBe('none');
  expect(pageTicks(new Set([1, 2, 9]), [1, 2])).toBe('all');
});
