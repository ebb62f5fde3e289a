import { expect, test } from '../fixtures.ts';
import { watchShowing } from '../flash-frames.ts';

/**
 * Few different numbers, so that many a number comes twice in a row; slow enough that pictures which a busy machine
 * loses leave some of every blank.
 */
const repetitive = {
  module: 'anzan',
  operations: 'add',
  min: 7,
  max: 8,
  amount_of_numbers: 6,
  max_total: 99,
  allow_successive_duplicates: true,
  allow_complex_transitions: true,
  interval_ms: 1000,
  repeats: 1,
};

test.use({ viewport: { width: 480, height: 480 } });

test('flash shows every number once and in order, with a blank between equal ones, however busy the page is', async ({
  open,
}) => {
  const page = await open('oliver.bennett', '/');
  const { terms, sights } = await watchShowing(page, repetitive, [20, 50]);
  expect(terms).toHaveLength(6);
  expect(sights.map(({ number }) => number)).toEqual(terms.flatMap((term) => [term, null]));
});
