/** Plans as a person asks for them, and what is told of a refusal. */
import type { Stock } from '@mindhero/contract/plans/stock';
import type { Person } from './people.ts';

/** What somebody has in stock, by type. */
export const stockOf = async (person: Person) => {
  const { body } = await person.get<Stock[]>('/api/v1/plans/stock/');
  return Object.fromEntries(body.map(({ plan_type, plan_months }) => [plan_type, plan_months]));
};
/** A stock of plans for students alone. */
export const students = (quantity: number) => ({ student: quantity, teacher: 0, director: 0 });

interface Activation {
  readonly plan_type?: string;
  readonly months?: unknown;
  readonly whom?: object;
  readonly plan_months?: number;
}

/** @param usual who is meant where nobody is named; a group has two */
export const activates =
  (usual: () => Person) =>
  (by: Person, { months = 1, whom = { people: [usual().id] }, ...more }: Activation = {}) =>
    by.refused('POST', '/api/v1/plans/activate/', {
      plan_type: 'student',
      months,
      whom,
      plan_months: Number(months) * ('people' in whom && Array.isArray(whom.people) ? whom.people.length : 2),
      ...more,
    });

interface Transfer {
  readonly recipient_user: number;
  readonly transfer_type?: string;
  readonly subscription_type?: string;
  readonly amount?: unknown;
  readonly months_amount?: unknown;
  readonly sender_user?: number;
}

export const transfer = (by: Person, wish: Transfer) =>
  by.refused('POST', '/api/v1/plans/transfer/', {
    transfer_type: 'inventory',
    subscription_type: 'student',
    amount: 1,
    months_amount: 1,
    ...wish,
  });

export const grant = (by: Person, recipient: Person, more: object = {}) =>
  by.refused('POST', '/api/v1/plans/grants/', {
    recipient_user: recipient.id,
    plan_type: 'student',
    plans: 2,
    months: 3,
    reason: 'Trial',
    ...more,
  });

/** The status of an answer, and which field was refused why. */
export const faults = ({ status, body }: Awaited<ReturnType<typeof grant>>) => [
  status,
  ...(body.errors ?? []).map(({ path, code }) => `${path} ${code}`),
];
