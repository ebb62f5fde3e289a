/** Plans that are active. Buying, transferring and activating come with the plans' own feature. */
import * as z from 'zod/mini';
import { viewers } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id, idParam } from './page.ts';

export const subscriptionTypes = ['student', 'teacher', 'director'] as const;

/** Dates are calendar days (YYYY-MM-DD) in the home time zone (`planDay`); `end_date` is the last day on which the plan is active. */
export const subscription = z.object({
  id,
  type: z.enum(subscriptionTypes),
  start_date: z.string(),
  end_date: z.string(),
  /** The name of who activated it; null for the product itself, and once they are erased. */
  activated_by: z.nullable(z.string()),
  created_at: z.string(),
});
export type Subscription = z.infer<typeof subscription>;

/** One that runs now. */
export const activeSubscription = z.object({
  ...subscription.shape,
  /** The last day of all that follow without a gap; its own `end_date` where none does. */
  active_until: z.string(),
});
export type ActiveSubscription = z.infer<typeof activeSubscription>;

export const getActiveSubscriptions = endpoint({
  method: 'GET',
  path: '/api/v1/subscriptions/{user_id}/active/',
  summary: 'A person’s active plans; 404 means that there is none',
  access: viewers,
  rate: { max: 300, seconds: 60 },
  params: z.object({ user_id: idParam }),
  responses: { 200: z.array(activeSubscription) },
});
