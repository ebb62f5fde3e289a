import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composed, decomposed, pasted } from './answer-fields.ts';

const digits = fc.stringMatching(/^\d{1,3}$/);
const fraction = fc.record({ isNegative: fc.boolean(), numerator: digits, denominator: digits });

test('the fields of a fraction come back from its text', () => {
  fc.assert(
    fc.property(fraction, fc.boolean(), (parts, allowMixed) => {
      const fields = { ...parts, whole: '' };
      expect(decomposed(composed(fields), allowMixed)).toEqual(fields);
    }),
  );
});

test('the fields of a mixed number come back from its text', () => {
  fc.assert(
    fc.property(fraction, digits, (parts, whole) => {
      const fields = { ...parts, whole };
      expect(decomposed(composed(fields), true)).toEqual(fields);
    }),
  );
});

test('a number alone stands in the first field', () => {
  expect(decomposed('-12', true)).toEqual({ isNegative: true, whole: '12', numerator: '', denominator: '' });
  expect(decomposed('12', false)).toEqual({ isNegative: false, whole: '', numerator: '12', denominator: '' });
  expect(composed({ isNegative: true, whole: '', numerator: '12', denominator: '' })).toBe('−12');
  expect(decomposed('', true)).toEqual({ isNegative: false, whole: '', numerator: '', denominator: '' });
});

test('a fraction that is pasted into one field stands in all of them, with spaces around it or not', () => {
  fc.assert(
    fc.property(
      fraction,
      fc.option(digits, { nil: '' }),
      fc.constantFrom('/', ' / '),
      (parts, whole, slash) => {
        const fields = { ...parts, whole };
        const text = ` ${composed(fields).replace('/', slash)}\n`;
        expect(pasted(text, { mixed: true, minus: true })).toEqual(fields);
      },
    ),
  );
});

test('a mixed number stands as one fraction where no field is for its whole part', () => {
  const fields = { isNegative: true, whole: '', numerator: '10', denominator: '8' };
  expect(pasted('-1 2/8', { mixed: false, minus: true })).toEqual(fields);
  expect(decomposed('-1 2/8', false)).toEqual(fields);
});

test.each([
  ['-1/3', { mixed: true, minus: false }],
  ['1/2/3', { mixed: true, minus: true }],
  ['/3', { mixed: true, minus: true }],
  ['km/h', { mixed: true, minus: true }],
])('"%s" is not pasted into fields that take %j', (text, takes) => {
  expect(pasted(text, takes)).toBeNull();
});
