/** What somebody types who wants to buy, and what is asked for by it. Pure. */
import { mostMonths, mostPlans, type WishedItem } from '@mindhero/contract/plans/price';
import type { PlanType } from '../../../entities/plan/plan-type.ts';
import { readWhole, valueOf, wholeOf } from '../numbers.ts';

/** As it stands in the fields. */
export interface TypedItem {
  readonly plan_type: PlanType;
  /** Empty or 0: none of this type. */
  readonly plans: string;
  readonly months: string;
}

export type WishField = 'plans' | 'months';

export interface Wish {
  /** Nothing while anything is wrong with what was typed. */
  readonly items: readonly WishedItem[];
  /** The fields in which no possible number stands, as `student.plans`. */
  readonly faults: ReadonlySet<`${PlanType}.${WishField}`>;
}

/** Reads the fields: the types that are wanted in their order, or what is wrong with them. */
export function wishOf(typed: readonly TypedItem[]): Wish {
  const faults = new Set<`${PlanType}.${WishField}`>();
  const wanted = typed.filter(({ plans }) => plans.trim() !== '' && wholeOf(plans) !== 0);
  const items = wanted.flatMap(({ plan_type, ...fields }): WishedItem[] => {
    const plans = valueOf(readWhole(fields.plans, { min: 1, max: mostPlans }));
    const months = valueOf(readWhole(fields.months, { min: 1, max: mostMonths }));
    if (plans === null) faults.add(`${plan_type}.plans`);
    if (months === null) faults.add(`${plan_type}.months`);
    return plans === null || months === null ? [] : [{ plan_type, plans, months }];
  });
  return { items: faults.size > 0 ? [] : items, faults };
}

/** What a way to the fields asks for, as an address says it. */
type AskedFor = { readonly [Part in keyof WishedItem]?: WishedItem[Part] | undefined };

/** What stands in the fields at first: what the way here asked for, otherwise one plan of the first type for a month. */
export function firstTyped(types: readonly PlanType[], asked: AskedFor): readonly TypedItem[] {
  const first = types.find((one) => one === asked.plan_type) ?? types[0];
  return types.map((plan_type) => ({
    plan_type,
    plans: plan_type === first ? String(asked.plans ?? 1) : '',
    months: String((plan_type === first && asked.months) || 1),
  }));
}
