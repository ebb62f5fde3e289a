import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wayTo } from './goal.ts';

const minutes = (count: number) => count * 60_000;

test('a goal is reached with its last second, not half a minute before', () => {
  expect(wayTo(80, minutes(79.5))).toEqual({ part: 79.5 / 80, trained: 79, left: 1 });
  expect(wayTo(80, minutes(80))).toEqual({ part: 1, trained: 80, left: 0 });
  expect(wayTo(80, minutes(100.6))).toMatchObject({ trained: 101, left: 0 });
});

test('before it something is left, and less is said to be trained than the goal', () => {
  expect(wayTo(80, 0)).toEqual({ part: 0, trained: 0, left: 80 });
  expect(wayTo(80, 2000)).toMatchObject({ trained: 1, left: 80 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: minutes(80) - 1 }), (ms) => {
      const { part, trained, left } = wayTo(80, ms);
      expect(part).toBeLessThan(1);
      expect(trained).toBeLessThan(80);
      expect(left).toBeGreaterThan(0);
    }),
  );
});
