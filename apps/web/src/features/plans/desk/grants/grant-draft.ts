/** What is about to be given, as it is typed. Pure. */
import { mostMonths, mostPlans } from '@mindhero/contract/plans/price';
import type { PlanRecipient } from '@mindhero/contract/plans/stock';
import type { PlanType } from '../../../../entities/plan/plan-type.ts';
import type { Faults } from '../../../../platform/form/faults.ts';
import { faultOf, readWhole, valueOf } from '../../numbers.ts';

export interface GrantDraft {
  /** Who gets them; called as in what is sent. */
  readonly recipient_user: PlanRecipient | null;
  readonly plan_type: PlanType;
  readonly plans: string;
  readonly months: string;
  readonly reason: string;
}

export const emptyGrant: GrantDraft = {
  recipient_user: null,
  plan_type: 'student',
  plans: '',
  months: '1',
  reason: '',
};

type Typed = Pick<GrantDraft, 'plans' | 'months'>;

const readPlans = ({ plans }: Typed) => readWhole(plans, { min: 1, max: mostPlans });
const readMonths = ({ months }: Typed) => readWhole(months, { min: 1, max: mostMonths });

/** What is wrong with the numbers. */
export const faultsOfGrant = (typed: Typed): Faults => ({
  ...faultOf('plans', readPlans(typed)),
  ...faultOf('months', readMonths(typed)),
});

export interface GrantedAmount {
  readonly plans: number;
  readonly months: number;
  /** Both together, of which stock is counted. */
  readonly plan_months: number;
}

/** How much it is; null as long as a number is missing. */
export function amountOf(typed: Typed): GrantedAmount | null {
  const [plans, months] = [valueOf(readPlans(typed)), valueOf(readMonths(typed))];
  return plans === null || months === null ? null : { plans, months, plan_months: plans * months };
}
