/** Plans as those who manage them ask for them: what is in stock, for whom, and what somebody has had. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import {
  getStock,
  listPlanPeople,
  listPlanRecipients,
  listSubscriptions,
} from '@mindhero/contract/plans/stock';
import type { QueryClient } from '@tanstack/react-query';
import { asked } from '../../platform/asked.ts';

/** How many plan-months of each type one has oneself. */
export const stockQuery = asked(['plans', 'stock'], getStock);

type PeopleQuery = NonNullable<RequestOf<typeof listPlanPeople>['query']>;

/** A page of those for whom one may activate plans. */
export const planPeopleQuery = (query: PeopleQuery) =>
  asked(['plans', 'people', query], listPlanPeople, { query });

type RecipientsQuery = NonNullable<RequestOf<typeof listPlanRecipients>['query']>;

/** A page of those to whom one may transfer plans. */
export const planRecipientsQuery = (query: RecipientsQuery) =>
  asked(['plans', 'recipients', query], listPlanRecipients, { query });

/** All that somebody has, had or will have, the newest first. */
export const planHistoryQuery = (userId: number) =>
  asked(['plans', 'history', userId], listSubscriptions, { params: { user_id: userId } });

/** Plan-months went somewhere: whatever tells of stocks, people and their plans is asked for again. */
export async function forgetPlans(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['plans'] }),
    queries.invalidateQueries({ queryKey: ['active-plans'] }),
  ]);
}
