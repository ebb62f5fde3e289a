import { expect, test } from 'vitest';
import { MOST_PRINTED, printedIds, readPrintSearch } from './print-search.ts';

test('an address names the texts that are printed, each once', () => {
  expect(printedIds(readPrintSearch({ texts: '7.3.7' }))).toEqual([7, 3]);
  // One alone the router reads as a number.
  expect(printedIds(readPrintSearch({ texts: 7 }))).toEqual([7]);
});

test.each([{}, { texts: '' }, { texts: '7,3' }, { texts: '7..3' }, { texts: 'x' }, { texts: true }])(
  '%j names none',
  (typed) => {
    expect(printedIds(readPrintSearch(typed))).toEqual([]);
  },
);

test('what can be no id, or is too much, is left out', () => {
  expect(printedIds(readPrintSearch({ texts: '9999999999.4.0' }))).toEqual([4]);
  const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join('.');
  expect(printedIds(readPrintSearch({ texts: many(MOST_PRINTED) }))).toHaveLength(MOST_PRINTED);
  expect(printedIds(readPrintSearch({ texts: many(MOST_PRINTED + 1) }))).toEqual([]);
});
