/** What plans cost, in kopecks. Pure: the same prices and the same wish always give the same quote, on both sides. */
import type { Prices, Quote, QuotedItem, WishedItem } from './price.ts';

/** Basis points of a whole. */
const WHOLE = 10_000;

/** The discount of the highest bound that is reached, in basis points. */
function discountFrom(bounds: Prices['month_discounts'], reached: number): number {
  const granted = bounds.filter(({ from }) => from <= reached);
  return granted.reduce((best, bound) => (bound.from > best.from ? bound : best), {
    from: 0,
    basis_points: 0,
  }).basis_points;
}

/** A share of an amount, half a kopeck upwards. */
const shareOf = (amount: number, basisPoints: number): number =>
  Math.floor((amount * basisPoints + WHOLE / 2) / WHOLE);

/** The discount by months comes first, the one by number of what remains; each is rounded once. */
function quoteItem(prices: Prices, { plan_type, plans, months }: WishedItem): QuotedItem {
  const base_price = prices.base_prices[plan_type];
  const price_per_plan = base_price * months;
  const subtotal = price_per_plan * plans;
  const month_discount = shareOf(subtotal, discountFrom(prices.month_discounts, months));
  const number_discount = shareOf(subtotal - month_discount, discountFrom(prices.number_discounts, plans));
  const total_discount = month_discount + number_discount;
  return {
    plan_type,
    plans,
    months,
    base_price,
    price_per_plan,
    subtotal,
    month_discount,
    number_discount,
    total_discount,
    price_after_discounts: subtotal - total_discount,
  };
}

/** Each item and their sums. */
export function quoteFor(prices: Prices, wished: readonly WishedItem[]): Quote {
  const items = wished.map((item) => quoteItem(prices, item));
  const sum = (field: 'subtotal' | 'total_discount' | 'price_after_discounts') =>
    items.reduce((total, item) => total + item[field], 0);
  return {
    price_list_id: prices.id,
    currency: 'UAH',
    items,
    subtotal: sum('subtotal'),
    total_discount: sum('total_discount'),
    price_after_discounts: sum('price_after_discounts'),
  };
}
