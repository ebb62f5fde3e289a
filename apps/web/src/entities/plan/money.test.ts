import { languages } from '@mindhero/content/languages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneyText, percentText } from './money.ts';

/** Spaces that do not break are as good as others. */
const said = (kopecks: number, language: string) => moneyText(kopecks, language).replace(/\s/g, ' ');

it('writes hryvnia in the way of each language', () => {
  expect(said(123_456_789, 'en')).toBe('UAH 1,234,567.89');
  expect(said(123_456_789, 'de')).toBe('1.234.567,89 UAH');
  expect(said(123_456_789, 'ru')).toBe('1 234 567,89 ₴');
  expect(said(123_456_789, 'uk')).toBe('1 234 567,89 ₴');
});

it('always has both digits of the kopecks', () => {
  expect(said(15_000, 'de')).toBe('150,00 UAH');
  expect(said(5, 'en')).toBe('UAH 0.05');
  expect(said(0, 'uk')).toBe('0,00 ₴');
});

it('loses no kopeck of any amount that can be paid, in any language', () => {
  // All plans of all types for the longest time at the highest price.
  const most = 3 * 10_000 * 24 * 1_000_000;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: most }), fc.constantFrom(...languages), (kopecks, language) => {
      expect(Number(moneyText(kopecks, language).replace(/\D/g, ''))).toBe(kopecks);
    }),
  );
});

it('says of a discount all that it is: nobody is promised 13 % for 12.5 %', () => {
  const written = (basisPoints: number) => percentText(basisPoints, 'de').replace(/\s/g, ' ');
  expect([1_250, 500, 25, 10_000].map(written)).toEqual(['12,5 %', '5 %', '0,25 %', '100 %']);
  expect(percentText(1_250, 'en')).toBe('12.5%');
});
