import fc from 'fast-check';
import { expect, test } from 'vitest';
import { yearOf } from './year.ts';

test.each([
  ['3A', 3],
  ['4-Б', 4],
  ['11 В', 11],
  [' 10b', 10],
  ['1. Klasse', 1],
  ['0A', null],
  ['13A', null],
  ['2026 Club', null],
  ['Chess', null],
  ['A3', null],
  ['', null],
])('the year of %j is %s', (name, year) => {
  expect(yearOf(name)).toBe(year);
});

test('a year and whatever is no digit is that year', () => {
  const rest = fc.string().filter((text) => !/^\d/.test(text));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), rest, (year, text) => {
      expect(yearOf(`${year}${text}`)).toBe(year);
    }),
  );
});
