import { TAKE_IN_LENGTH, takeInLetters } from '@mindhero/contract/take-in';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTakeInCodes } from './take-in-codes.ts';

const SECRET = 'a secret for tests, long enough for HS256';
const at = (now: string, secret = SECRET) => createTakeInCodes({ secret, clock: () => new Date(now) });
const person = fc.integer({ min: 1, max: 2_147_483_647 });

test('a code is what it is made of, and counts until the end of the next day in the home time zone', () => {
  fc.assert(
    fc.property(person, (id) => {
      const code = at('2026-03-10T09:00:00Z').codeOf(id);
      expect(code).toHaveLength(TAKE_IN_LENGTH);
      expect([...code].every((letter) => takeInLetters.includes(letter))).toBe(true);
      const days = [
        '2026-03-09T21:59:59Z',
        '2026-03-09T22:00:00Z',
        '2026-03-11T21:59:59Z',
        '2026-03-11T22:00:00Z',
      ];
      expect(days.map((day) => at(day).fits(id, code))).toEqual([false, true, true, false]);
      expect(
        at('2026-03-10T09:00:00Z').fits(id, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `),
      ).toBe(true);
    }),
  );
});

test('it is of one person and one server', () => {
  const now = '2026-03-29T22:30:00Z';
  const ids = Array.from({ length: 500 }, (_, index) => index + 1);
  expect(new Set(ids.map((id) => at(now).codeOf(id))).size).toBe(ids.length);
  expect(at(now, 'another secret that is as long as that one').fits(7, at(now).codeOf(7))).toBe(false);
  expect(at(now).fits(8, at(now).codeOf(7))).toBe(false);
});
