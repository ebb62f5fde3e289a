import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRate } from './rate.ts';

test('within a window that begins with the first call somebody may call so often, whatever others do', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.record({ key: fc.constantFrom('a', 'b', 3), pause: fc.nat(4000) }), { maxLength: 60 }),
      (max, calls) => {
        let now = 0;
        const rate = countRate({ max, seconds: 10 }, () => now);
        /** The calls of each caller's last window. */
        const granted = new Map<string | number, readonly number[]>();
        const waits: (number | null)[] = [];
        const expected: (number | null)[] = [];
        for (const { key, pause } of calls) {
          now += pause;
          const [begin = -Infinity, ...more] = granted.get(key) ?? [];
          const isOver = now >= begin + 10_000;
          const isFull = !isOver && more.length + 1 >= max;
          expected.push(isFull ? Math.ceil((begin + 10_000 - now) / 1000) : null);
          waits.push(rate.waitOf(key));
          if (isFull) continue;
          rate.count(key);
          granted.set(key, isOver ? [now] : [begin, ...more, now]);
        }
        expect(waits).toEqual(expected);
      },
    ),
  );
});

test('of very many callers those are forgotten who came first', () => {
  const rate = countRate({ max: 1, seconds: 60 }, () => 0);
  for (let key = 0; key <= 10_000; key++) rate.count(key);
  expect([rate.waitOf(0), rate.waitOf(1), rate.waitOf(10_000)]).toEqual([null, 60, 60]);
});
