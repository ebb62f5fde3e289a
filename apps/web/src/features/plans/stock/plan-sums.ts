/** What plan-months are enough for, and what an activation takes. Pure. */
import { subscriptionTypes } from '@mindhero/contract/subscription';
import type { PlanType } from '../../../entities/plan/plan-type.ts';

/** For how many people there is enough, for so many months each. */
export const peopleFor = (planMonths: number, months: number): number => Math.floor(planMonths / months);

export interface Sum {
  readonly takes: number;
  /** What is left; 0 where it is not enough. */
  readonly remains: number;
  readonly missing: number;
}

/** What so many people take, for so many months each, out of a stock. */
export function sumOf(people: number, months: number, stock: number): Sum {
  const takes = people * months;
  return { takes, remains: Math.max(0, stock - takes), missing: Math.max(0, takes - stock) };
}

/** The types that these people need, the one that most of them need first. */
export function typesOf(people: readonly { readonly plan_type: PlanType }[]): readonly PlanType[] {
  const countOf = (type: PlanType) => people.filter(({ plan_type }) => plan_type === type).length;
  return subscriptionTypes.filter((type) => countOf(type) > 0).toSorted((a, b) => countOf(b) - countOf(a));
}
