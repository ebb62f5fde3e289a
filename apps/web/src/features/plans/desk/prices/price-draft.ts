/** New prices as they are typed: texts in fields, and what they say. Pure. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import {
  type createPrices,
  HIGHEST_PRICE,
  mostMonths,
  mostPlans,
  type Prices,
} from '@mindhero/contract/plans/price';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import type { PlanType } from '../../../../entities/plan/plan-type.ts';
import type { Fault, Faults } from '../../../../platform/form/faults.ts';
import { hundredthsText, type Read, readHundredths, readWhole } from '../../numbers.ts';

/** A discount from so many on. */
export interface BoundRow {
  /** Tells rows apart while they are added and taken away. */
  readonly key: number;
  readonly from: string;
  readonly percent: string;
}

export const discountKinds = ['month_discounts', 'number_discounts'] as const;
export type DiscountKind = (typeof discountKinds)[number];

export interface PriceDraft {
  /** YYYY-MM-DD */
  readonly effective_from: string;
  /** In UAH. */
  readonly base_prices: Readonly<Record<PlanType, string>>;
  readonly month_discounts: readonly BoundRow[];
  readonly number_discounts: readonly BoundRow[];
}

export type NewPrices = RequestOf<typeof createPrices>['body'];

/** Up to how many a discount may begin. */
export const furthest: Readonly<Record<DiscountKind, number>> = {
  month_discounts: mostMonths,
  number_discounts: mostPlans,
};

/** What stands in the fields when prices are about to be changed. */
export function draftOf(prices: Omit<Prices, 'id'>, locale: string): PriceDraft {
  const rowsOf = (kind: DiscountKind) =>
    prices[kind]
      .toSorted((one, other) => one.from - other.from)
      .map(({ from, basis_points }, key) => ({
        key,
        from: String(from),
        percent: hundredthsText(basis_points, locale),
      }));
  const { student, teacher, director } = prices.base_prices;
  const text = (price: number) => hundredthsText(price, locale);
  return {
    effective_from: prices.effective_from,
    base_prices: { student: text(student), teacher: text(teacher), director: text(director) },
    month_discounts: rowsOf('month_discounts'),
    number_discounts: rowsOf('number_discounts'),
  };
}

/** With an empty row at the end. */
export function withRow(rows: readonly BoundRow[]): readonly BoundRow[] {
  const key = rows.reduce((last, row) => Math.max(last, row.key), -1) + 1;
  return [...rows, { key, from: '', percent: '' }];
}

/**
 * What was typed, as it is sent.
 * @param today YYYY-MM-DD
 * @returns the prices, null while something is wrong, and what is wrong, by the paths of what is sent
 */
export function readDraft(
  draft: PriceDraft,
  today: string,
): { readonly prices: NewPrices | null; readonly faults: Faults } {
  const faults: Record<string, Fault> = {};
  const take = (path: string, read: Read): number => {
    if ('value' in read) return read.value;
    faults[path] = read.fault;
    return 0;
  };
  const { effective_from } = draft;
  if (effective_from === '') faults['effective_from'] = { code: 'required' };
  else if (effective_from < today) faults['effective_from'] = { code: 'in_the_past' };
  const priceOf = (type: PlanType) => {
    const typed = draft.base_prices[type];
    return take(`base_prices.${type}`, readHundredths(typed, { min: 1, max: HIGHEST_PRICE }));
  };
  const boundsOf = (kind: DiscountKind) => {
    const bounds = draft[kind].map(({ from, percent }, row) => ({
      from: take(`${kind}.${row}.from`, readWhole(from, { min: 2, max: furthest[kind] })),
      basis_points: take(`${kind}.${row}.basis_points`, readHundredths(percent, { min: 1, max: 10_000 })),
    }));
    bounds.forEach(({ from }, row) => {
      const isSecond = bounds.findIndex((bound) => bound.from === from) < row;
      if (from > 0 && isSecond) faults[`${kind}.${row}.from`] = { code: 'duplicate' };
    });
    return bounds.toSorted((one, other) => one.from - other.from);
  };
  const prices = {
    effective_from,
    base_prices: { student: priceOf('student'), teacher: priceOf('teacher'), director: priceOf('director') },
    month_discounts: boundsOf('month_discounts'),
    number_discounts: boundsOf('number_discounts'),
  };
  return { prices: Object.keys(faults).length === 0 ? prices : null, faults };
}

/** Where more gets less off: allowed, and hardly meant. @returns from how many on, or null */
export function fallsAt(bounds: Prices['month_discounts']): number | null {
  const sorted = bounds.toSorted((one, other) => one.from - other.from);
  const found = sorted.find(({ basis_points }, at) => basis_points < (sorted[at - 1]?.basis_points ?? 0));
  return found?.from ?? null;
}

/** A type that costs more than twice, or less than half of what it costs now: perhaps a slip of the finger. */
export function leapsIn(now: Prices['base_prices'], then: Prices['base_prices']): readonly PlanType[] {
  return subscriptionTypes.filter((type) => then[type] > 2 * now[type] || 2 * then[type] < now[type]);
}
