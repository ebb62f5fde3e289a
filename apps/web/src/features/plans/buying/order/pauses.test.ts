import { expect, it } from 'vitest';
import { pauseAfter } from './pauses.ts';

it('asks soon at first, then more and more seldom, and comes to an end within a quarter of an hour', () => {
  const pauses: number[] = [];
  for (let pause = pauseAfter(0); pause !== false; pause = pauseAfter(pauses.length)) pauses.push(pause);
  expect(pauses[0]).toBe(1000);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  const whole = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(whole).toBeGreaterThan(5 * 60_000);
  expect(whole).toBeLessThan(15 * 60_000);
});
