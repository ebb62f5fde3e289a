/** Money that is about to be given back, as it is typed. Pure. Amounts are kopecks. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import type { Order } from '@mindhero/contract/plans/order';
import type { refundOrder } from '@mindhero/contract/plans/payment';
import type { PlanType } from '../../../../entities/plan/plan-type.ts';
import type { Fault, Faults } from '../../../../platform/form/faults.ts';
import { readHundredths, readWhole, valueOf } from '../../numbers.ts';

export interface RefundDraft {
  /** Plan-months by type; empty for none. */
  readonly items: Readonly<Partial<Record<PlanType, string>>>;
  /** In UAH; null as long as it follows what is given back. */
  readonly amount: string | null;
  readonly includes_used: boolean;
  readonly reason: string;
}

export type RefundBody = RequestOf<typeof refundOrder>['body'];

type Ordered = Pick<Order, 'quote' | 'remaining'>;

/** Plan-months in stock of whoever bought. */
export type Stocks = Readonly<Partial<Record<PlanType, number>>>;

export interface RefundLine {
  readonly plan_type: PlanType;
  readonly bought: number;
  /** Of them, how many were neither given back nor are about to be. */
  readonly left: number;
  /** About to be given back. */
  readonly pending: number;
  /** Of those left, in stock at most: what else is there came from elsewhere. */
  readonly unused: number;
}

/** What was bought, how much of it is left to be given back, and how much of that can still be unused. */
export const linesOf = ({ quote, remaining }: Ordered, stocks: Stocks): readonly RefundLine[] =>
  quote.items.map(({ plan_type, plans, months }) => {
    const item = remaining.find((one) => one.plan_type === plan_type);
    const left = item?.left_months ?? 0;
    return {
      plan_type,
      bought: plans * months,
      left,
      pending: item?.pending_months ?? 0,
      unused: Math.min(left, stocks[plan_type] ?? 0),
    };
  });

/** Everything that is unused. */
export function unusedDraft(order: Ordered, stocks: Stocks): RefundDraft {
  const items = linesOf(order, stocks).map(({ plan_type, unused }) => [
    plan_type,
    unused === 0 ? '' : String(unused),
  ]);
  return { items: Object.fromEntries(items), amount: null, includes_used: false, reason: '' };
}

const isNone = (typed: string | undefined) => typed === undefined || /^\s*0*\s*$/u.test(typed);

/** Those of which something is given back, in the order in which they are sent. */
const wantedOf = ({ items }: Pick<RefundDraft, 'items'>, order: Ordered) =>
  order.quote.items.map(({ plan_type }) => plan_type).filter((type) => !isNone(items[type]));

/** Where what is wrong with a type's plan-months is told. */
export function pathOf(draft: Pick<RefundDraft, 'items'>, order: Ordered, type: PlanType): string {
  const at = wantedOf(draft, order).indexOf(type);
  return at < 0 ? 'items' : `items.${at}.plan_months`;
}

/** What was paid and is neither given back nor about to be, of these types or of all. */
export const leftOf = ({ remaining }: Pick<Ordered, 'remaining'>, types?: readonly PlanType[]): number =>
  remaining.reduce(
    (sum, { plan_type, left_amount }) =>
      types === undefined || types.includes(plan_type) ? sum + left_amount : sum,
    0,
  );

/** What so many plan-months cost at the price that was paid, as long as so much is left. */
export function worthOf(draft: Pick<RefundDraft, 'items'>, order: Ordered): number {
  return order.quote.items.reduce((sum, { plan_type, plans, months, price_after_discounts }) => {
    const bought = plans * months;
    const back = valueOf(readWhole(draft.items[plan_type] ?? '', { min: 0, max: bought })) ?? 0;
    const share = Math.floor((price_after_discounts * back) / bought);
    return sum + Math.min(share, leftOf(order, [plan_type]));
  }, 0);
}

/**
 * What was typed, as it is sent.
 * @returns the body, null while something is wrong, and what is wrong, by the paths of what is sent
 */
export function readRefund(
  draft: RefundDraft,
  order: Ordered,
  stocks: Stocks,
): { readonly body: RefundBody | null; readonly faults: Faults } {
  const faults: Record<string, Fault> = {};
  const wanted = wantedOf(draft, order);
  const lines = linesOf(order, stocks);
  const items = wanted.map((plan_type) => {
    const line = lines.find((one) => one.plan_type === plan_type);
    const max = (draft.includes_used ? line?.left : line?.unused) ?? 0;
    const found = readWhole(draft.items[plan_type] ?? '', { min: 1, max });
    if ('fault' in found) faults[pathOf(draft, order, plan_type)] = found.fault;
    return { plan_type, plan_months: valueOf(found) ?? 0 };
  });
  if (items.length === 0) faults['items'] = { code: 'too_few_chosen' };
  const left = leftOf(order, wanted);
  const amount =
    draft.amount === null
      ? { value: worthOf(draft, order) }
      : readHundredths(draft.amount, { min: 1, max: left });
  if ('fault' in amount) faults['amount'] = amount.fault;
  const isFine = Object.keys(faults).length === 0;
  const { includes_used, reason } = draft;
  return { body: isFine ? { items, amount: valueOf(amount) ?? 0, includes_used, reason } : null, faults };
}
