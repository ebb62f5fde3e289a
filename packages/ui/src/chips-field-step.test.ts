import { expect, test } from 'vitest';
import { optionAfter } from './chips-field-step.ts';

const options = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
  [null, 1, 'a'],
  [null, -1, 'c'],
  ['a', 1, 'b'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  ['gone', 1, 'a'],
] as const)('from %s by %i comes %s', (id, step, next) => {
  expect(optionAfter(options, id, step)).toBe(next);
});

test('among none there is none', () => {
  expect(optionAfter([], null, 1)).toBeNull();
});
