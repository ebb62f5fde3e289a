/** What is asked of the server from what was chosen in the window that activates plans. Pure. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import type { PlanPerson, previewActivation } from '@mindhero/contract/plans/stock';
import type { PlanType } from '../../../entities/plan/plan-type.ts';
import { typesOf } from './plan-sums.ts';

export type Candidate = Pick<PlanPerson, 'id' | 'first_name' | 'last_name' | 'username' | 'plan_type'>;

export interface Chosen {
  readonly kind: 'group' | 'people';
  readonly group: number | null;
  readonly people: readonly Candidate[];
  /** Of the types that the people need, the one that is activated now; null for the first. */
  readonly plan_type: PlanType | null;
  readonly months: number;
}

export type Wish = RequestOf<typeof previewActivation>['body'];

/** One type at a time; null while nobody is chosen. */
export function wishOf({ kind, group, people, plan_type, months }: Chosen): Wish | null {
  // Groups are of students.
  if (kind === 'group') return group === null ? null : { plan_type: 'student', months, whom: { group } };
  const type = typeIn(people, plan_type);
  if (type === null) return null;
  const whom = { people: people.filter((one) => one.plan_type === type).map(({ id }) => id) };
  return { plan_type: type, months, whom };
}

/** The wished type where somebody needs it, else the one that most of them need. */
export function typeIn(people: readonly Candidate[], wished: PlanType | null): PlanType | null {
  const types = typesOf(people);
  return types.find((type) => type === wished) ?? types[0] ?? null;
}
