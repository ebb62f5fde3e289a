/** The parts of the screen of plans, each at an address of its own. Pure. */
import { isAdmin, managesPlans, type Permission, type Person } from '../../../entities/person/permissions.ts';
import { mayHaveOrders } from '../../../entities/plan/may-buy.ts';

/** Its word is `part.<name>` in the texts. */
export interface Part {
  readonly name:
    | 'stock'
    | 'own'
    | 'orders'
    | 'statement'
    | 'prices'
    | 'grants'
    | 'review'
    | 'revenue'
    | 'books';
  readonly to: string;
  readonly open: Permission;
}

const parts: readonly Part[] = [
  { name: 'stock', to: '/subscriptions', open: managesPlans },
  { name: 'own', to: '/subscriptions', open: (person) => !managesPlans(person) },
  { name: 'orders', to: '/subscriptions/orders', open: mayHaveOrders },
  { name: 'statement', to: '/subscriptions/history', open: managesPlans },
  { name: 'prices', to: '/subscriptions/prices', open: isAdmin },
  { name: 'grants', to: '/subscriptions/grants', open: isAdmin },
  { name: 'review', to: '/subscriptions/review', open: isAdmin },
  { name: 'revenue', to: '/subscriptions/revenue', open: isAdmin },
  { name: 'books', to: '/subscriptions/books', open: isAdmin },
];

/** Those that are open to a person, in their order. */
export const partsOf = (person: Person): readonly Part[] => parts.filter(({ open }) => open(person));
