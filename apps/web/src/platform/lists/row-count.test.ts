import { expect, it } from 'vitest';
import { rowCount } from './row-count.ts';

const number = (value: number) => value.toLocaleString('en-GB');

it('says that a list goes on beyond what was counted', () => {
  expect(rowCount({ count: 1000, isLong: true }, number)).toBe('1,000+');
  expect(rowCount({ count: 1000, isLong: false }, number)).toBe('1,000');
});
