import { expect, it } from 'vitest';
import { shortestIntervalFor, shortestSpokenInterval } from './speech.ts';

it('longer numbers and a minus take longer to say', () => {
  expect(shortestSpokenInterval(2, false)).toBeGreaterThan(shortestSpokenInterval(1, false));
  expect(shortestSpokenInterval(1, true)).toBeGreaterThan(shortestSpokenInterval(1, false));
  expect(shortestIntervalFor([5, -12, 3])).toBe(shortestSpokenInterval(2, true));
  expect(shortestIntervalFor([512])).toBe(shortestSpokenInterval(3, false));
});
