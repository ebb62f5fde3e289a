import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hundredthsOf, hundredthsText, readHundredths, readWhole, wholeOf } from './numbers.ts';

it('reads an amount as it writes it, in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.constantFrom('en-GB', 'de', 'ru', 'uk'),
      (amount, locale) => {
        expect(hundredthsOf(hundredthsText(amount, locale))).toBe(amount);
      },
    ),
  );
});

it('takes a comma and a point, one place and two, and spaces between thousands', () => {
  expect(['150', '99,5', '99.50', '1 250', '1 250,05'].map(hundredthsOf)).toEqual([
    15_000, 9_950, 9_950, 125_000, 125_005,
  ]);
});

it('takes for no number what could mean two, or none', () => {
  expect(['1.234,50', '12,345', '-5', '5 %', 'abc', '.5', ''].map(hundredthsOf)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
  expect(['3,0', '-1', '1e3', ''].map(wholeOf)).toEqual([null, null, null, null]);
});

it('says what is wrong, in the unit of the field', () => {
  expect(readWhole(' ', { min: 1, max: 24 })).toEqual({ fault: { code: 'required' } });
  expect(readWhole('1,5', { min: 1, max: 24 })).toEqual({ fault: { code: 'invalid_format' } });
  expect(readWhole('25', { min: 1, max: 24 })).toEqual({ fault: { code: 'too_big', params: { max: 24 } } });
  expect(readHundredths('0', { min: 1, max: 10_000 })).toEqual({
    fault: { code: 'too_small', params: { min: 0.01 } },
  });
  expect(readHundredths('100,01', { min: 1, max: 10_000 })).toEqual({
    fault: { code: 'too_big', params: { max: 100 } },
  });
});
