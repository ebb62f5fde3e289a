import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inGroups } from './digit-groups.ts';

test('twelve digits are two lines of six on a phone', () => {
  expect(inGroups([...'123456789012']).map((group) => group.join(''))).toEqual(['123456', '789012']);
});

test('groups keep every digit in its place, and none is longer than another by more than one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 1 }), (digits) => {
      const groups = inGroups(digits);
      const lengths = groups.map(({ length }) => length);
      expect(groups.flat()).toEqual(digits);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(6);
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    }),
  );
});
