import { createPrices, type Prices } from '@mindhero/contract/plans/price';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftOf, fallsAt, leapsIn, type PriceDraft, readDraft, withRow } from './price-draft.ts';

const today = '2026-11-23';
const usual: Omit<Prices, 'id'> = {
  effective_from: '2026-12-01',
  base_prices: { student: 15_000, teacher: 30_000, director: 50_050 },
  month_discounts: [
    { from: 3, basis_points: 500 },
    { from: 12, basis_points: 2_050 },
  ],
  number_discounts: [],
};
const draft = draftOf(usual, 'de');

const faults = (change: Partial<PriceDraft>) => readDraft({ ...draft, ...change }, today);
const row = (from: string, percent: string, key = 0) => ({ key, from, percent });

const bounds = (max: number) =>
  fc
    .uniqueArray(
      fc.record({ from: fc.integer({ min: 2, max }), basis_points: fc.integer({ min: 1, max: 10_000 }) }),
      { maxLength: 10, selector: ({ from }) => from },
    )
    .map((all) => all.toSorted((one, other) => one.from - other.from));
const price = fc.integer({ min: 1, max: 1_000_000 });

it('sends back what it was given, whatever the prices are, and as the contract takes it', () => {
  const lists = fc.record({
    effective_from: fc.constant('2026-12-01'),
    base_prices: fc.record({ student: price, teacher: price, director: price }),
    month_discounts: bounds(24),
    number_discounts: bounds(10_000),
  });
  fc.assert(
    fc.property(lists, fc.constantFrom('en-GB', 'de', 'uk'), (prices, locale) => {
      const read = readDraft(draftOf(prices, locale), today);
      expect(read).toEqual({ prices, faults: {} });
      expect(createPrices.body.safeParse(read.prices).success).toBe(true);
    }),
  );
});

it('sorts discounts by where they begin, in whatever order they were typed', () => {
  const typed = { ...draft, number_discounts: [row('100', '15'), row('10', '5,5', 1)] };
  expect(readDraft(typed, today).prices?.number_discounts).toEqual([
    { from: 10, basis_points: 550 },
    { from: 100, basis_points: 1_500 },
  ]);
});

it('blames each field for itself, and sends nothing', () => {
  const base_prices = { student: '', teacher: '12,345', director: '10000,01' };
  expect(faults({ base_prices, effective_from: '2026-11-22' })).toEqual({
    prices: null,
    faults: {
      effective_from: { code: 'in_the_past' },
      'base_prices.student': { code: 'required' },
      'base_prices.teacher': { code: 'invalid_format' },
      'base_prices.director': { code: 'too_big', params: { max: 10_000 } },
    },
  });
  expect(faults({ effective_from: '' }).faults).toEqual({ effective_from: { code: 'required' } });
  expect(faults({ effective_from: today }).faults).toEqual({});
});

it('tells the row of a discount that is wrong, or begins where another does', () => {
  const month_discounts = [
    row('3', '5'),
    row('1', '0', 1),
    row('25', '100,5', 2),
    row('3', '7', 3),
    row('', '', 4),
  ];
  expect(faults({ month_discounts }).faults).toEqual({
    'month_discounts.1.from': { code: 'too_small', params: { min: 2 } },
    'month_discounts.1.basis_points': { code: 'too_small', params: { min: 0.01 } },
    'month_discounts.2.from': { code: 'too_big', params: { max: 24 } },
    'month_discounts.2.basis_points': { code: 'too_big', params: { max: 100 } },
    'month_discounts.3.from': { code: 'duplicate' },
    'month_discounts.4.from': { code: 'required' },
    'month_discounts.4.basis_points': { code: 'required' },
  });
});

it('adds rows that are told from each other, also after one was removed', () => {
  const three = withRow(withRow(withRow([])));
  const again = withRow(three.filter(({ key }) => key !== 1));
  expect(again.map(({ key }) => key)).toEqual([0, 2, 3]);
});

it('sees where more gets less off, and prices that leap', () => {
  expect(fallsAt(usual.month_discounts)).toBeNull();
  expect(fallsAt([...usual.month_discounts, { from: 6, basis_points: 400 }])).toBe(6);
  const now = usual.base_prices;
  expect(leapsIn(now, { ...now, teacher: 60_000 })).toEqual([]);
  expect(leapsIn(now, { student: 1_500, teacher: 60_001, director: now.director })).toEqual([
    'student',
    'teacher',
  ]);
});
