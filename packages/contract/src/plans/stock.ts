/** Plans that somebody has in stock, and what is done with them: activate, extend, transfer. */
import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { MOST_ACTIVATED } from '../limits.ts';
import { id, idParam, listQuery, page, pageQuery, search } from '../page.ts';
import { subscription, subscriptionTypes } from '../subscription.ts';
import { planPeopleColumns, planStates, statementColumns, transferReasons } from './lists.ts';
import { calendarDay, months, plans } from './price.ts';

const rate = { max: 300, seconds: 60 };
const permission = 'can_manage_subscriptions';
const plan_type = z.enum(subscriptionTypes);

/** Plan-months: one person may use the product for one calendar month with each. */
const planMonths = z.int();

export const stock = z.object({ plan_type, plan_months: planMonths });
export type Stock = z.infer<typeof stock>;

export const getStock = endpoint({
  method: 'GET',
  path: '/api/v1/plans/stock/',
  summary: 'How many plan-months of each type the caller has, those of none included',
  access: staff,
  permission,
  rate,
  query: z.object({
    /** Administrators: whose. */
    owner: z.optional(idParam),
  }),
  responses: { 200: z.array(stock) },
});

export type PlanState = (typeof planStates)[number];

export const planPerson = z.object({
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(['STUDENT', 'TEACHER', 'DIRECTOR']),
  /** The type of plan that the person needs. */
  plan_type,
  state: z.enum(planStates),
  /** The last day of the chain of plans that runs now, or of the last one that ran; null for none. */
  end_date: z.nullable(z.string()),
  /** Days after today, 0 on the last one; null unless a plan is active. */
  days_left: z.nullable(z.int()),
  groups: z.array(z.object({ id, name: z.string() })),
});
export type PlanPerson = z.infer<typeof planPerson>;

export const listPlanPeople = endpoint({
  method: 'GET',
  path: '/api/v1/plans/people/',
  summary:
    'Whom the caller may activate plans for, with what they have; whoever has none or ends first comes first',
  access: staff,
  permission,
  rate,
  query: z.object({
    ...listQuery(planPeopleColumns, 'end_date'),
    search,
    group: z.optional(idParam),
    school: z.optional(idParam),
    /** Administrators narrow by a school, a group or a name first; until then nobody is told, and that there are more. */
    state: z.optional(z.enum(planStates)),
  }),
  responses: { 200: page(planPerson) },
});

export const endingPlans = z.object({
  count: z.int(),
  /** The first of them, who end first. */
  people: z.array(
    z.pick(planPerson, {
      id: true,
      username: true,
      first_name: true,
      last_name: true,
      role: true,
      end_date: true,
      days_left: true,
    }),
  ),
});
export type EndingPlans = z.infer<typeof endingPlans>;

/** How many of them `getEndingPlans` names. */
export const SHOWN_ENDING = 5;

export const getEndingPlans = endpoint({
  method: 'GET',
  path: '/api/v1/plans/ending/',
  summary: 'Whose plans end within 14 days, of those whom the caller may activate plans for',
  access: { TEACHER: 'own_students', DIRECTOR: 'own_school' },
  permission,
  rate,
  responses: { 200: endingPlans },
});

/** Named ones, or all of a group; of whom all need this type. */
const whom = z.union([
  z.strictObject({
    people: z.array(id).check(
      z.minLength(1),
      z.maxLength(MOST_ACTIVATED),
      z.refine((ids) => new Set(ids).size === ids.length, { params: { code: 'duplicate' } }),
    ),
  }),
  z.strictObject({ group: id }),
]);

const activation = { plan_type, months, whom };

/** What a person would have afterwards. */
const consequence = z.object({
  person: z.object({ id, first_name: z.string(), last_name: z.string(), username: z.string() }),
  start_date: z.string(),
  end_date: z.string(),
  /** It follows a plan without a gap. */
  is_extension: z.boolean(),
});

export const activationPreview = z.object({
  people: z.array(consequence),
  stock_before: planMonths,
  /** Negative where the stock does not suffice; then it is refused. */
  stock_after: planMonths,
});
export type ActivationPreview = z.infer<typeof activationPreview>;

export const previewActivation = endpoint({
  method: 'POST',
  path: '/api/v1/plans/activate/preview/',
  summary: 'What an activation would do, person by person',
  access: staff,
  permission,
  rate,
  bodyLimit: 64 * 1024,
  unkeyed: 'changes_nothing',
  body: z.strictObject(activation),
  responses: { 200: activationPreview },
});

export const activatePlans = endpoint({
  method: 'POST',
  path: '/api/v1/plans/activate/',
  summary:
    'Activate or extend plans out of the caller’s stock; an administrator’s need none. Cannot be undone',
  access: staff,
  permission,
  rate,
  bodyLimit: 64 * 1024,
  body: z.strictObject({
    ...activation,
    /** As the preview said: whoever joined the group since, or ran out, is not paid for unseen. */
    plan_months: planMonths,
  }),
  responses: { 200: activationPreview },
});

export const transferTypes = ['inventory', 'activation'] as const;

const recipient = z.object({
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(['TEACHER', 'DIRECTOR']),
});
export type PlanRecipient = z.infer<typeof recipient>;

export const listPlanRecipients = endpoint({
  method: 'GET',
  path: '/api/v1/plans/recipients/',
  summary: 'To whom the caller may transfer plans',
  access: staff,
  permission,
  rate,
  query: z.object({ ...pageQuery, search }),
  responses: { 200: page(recipient) },
});

export const transferPlans = endpoint({
  method: 'POST',
  path: '/api/v1/plans/transfer/',
  summary:
    'Give plans to somebody else, into the stock or activated at once; an administrator names the giver',
  access: staff,
  permission,
  rate,
  body: z.strictObject({
    transfer_type: z.enum(transferTypes),
    subscription_type: plan_type,
    recipient_user: id,
    /** Administrators only. */
    sender_user: z.optional(id),
    amount: plans,
    months_amount: months,
  }),
  responses: { 200: z.array(stock) },
});

export type TransferReason = (typeof transferReasons)[number];

export const statementLine = z.object({
  id,
  at: z.string(),
  plan_type,
  reason: z.enum(transferReasons),
  /** What came, or with a minus what went. */
  plan_months: planMonths,
  /** Of this type after the line. */
  balance: planMonths,
  /**
   * The person on the other side: who gave, received or got it activated; null where nobody is, as
   * with a purchase. Without a name once they are erased.
   */
  counterparty: z.nullable(z.object({ id, name: z.nullable(z.string()) })),
  /** Who did it; null for the product itself, and for people who were erased. */
  actor: z.nullable(z.string()),
  /** What was bought with it, or given back; an order of whose stock it is. */
  order: z.nullable(z.object({ id, number: z.string() })),
  note: z.nullable(z.string()),
});
export type StatementLine = z.infer<typeof statementLine>;

export const listStatement = endpoint({
  method: 'GET',
  path: '/api/v1/plans/statement/',
  summary: 'What came into the stock and went out of it, with the balance after each line',
  access: staff,
  permission,
  rate,
  query: z.object({
    ...listQuery(statementColumns, '-at'),
    plan_type: z.optional(plan_type),
    reason: z.optional(z.enum(transferReasons)),
    since: z.optional(calendarDay),
    until: z.optional(calendarDay),
    /** Whose: directors of a teacher of their school, administrators of anybody. */
    owner: z.optional(idParam),
  }),
  responses: { 200: page(statementLine) },
});

/** A period of somebody’s plans, with where it came from. */
export const pastSubscription = z.object({
  ...subscription.shape,
  months: z.int(),
  /** Out of whose stock, or that it was bought or granted. */
  source: z.enum(['stock', 'purchase', 'grant']),
});
export type PastSubscription = z.infer<typeof pastSubscription>;

const viewers = { STUDENT: 'self', TEACHER: 'own_students', DIRECTOR: 'own_school', ADMIN: 'all' } as const;

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/v1/subscriptions/{user_id}/history/',
  summary:
    'All plans that a person has, had or will have, the newest first; one’s own, or of whom one looks after',
  access: viewers,
  rate,
  params: z.object({ user_id: idParam }),
  responses: { 200: z.array(pastSubscription) },
});

const administrators = { ADMIN: 'all' } as const;
const reasonGiven = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

export const grantPlans = endpoint({
  method: 'POST',
  path: '/api/v1/plans/grants/',
  summary: 'Give a member of staff plans for nothing, with a reason',
  access: administrators,
  rate,
  body: z.strictObject({ recipient_user: id, plan_type, plans, months, reason: reasonGiven }),
  responses: { 200: z.array(stock) },
});

/** What an administrator gave. */
export const grant = z.object({
  id,
  at: z.string(),
  plan_type,
  plan_months: planMonths,
  /** Without a name once they are erased. */
  recipient: z.object({ id, name: z.nullable(z.string()) }),
  /** Who gave it; null once they are erased. */
  actor: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Of this type in the stock of whom it was given to: what is taken back must still be there. */
  in_stock: planMonths,
  taken_back: z.nullable(
    z.object({ at: z.string(), actor: z.nullable(z.string()), reason: z.nullable(z.string()) }),
  ),
});
export type Grant = z.infer<typeof grant>;

export const listGrants = endpoint({
  method: 'GET',
  path: '/api/v1/plans/grants/',
  summary: 'What administrators gave to whom, why, and whether it was taken back',
  access: administrators,
  rate,
  query: z.object({
    ...listQuery(statementColumns, '-at'),
    plan_type: z.optional(plan_type),
    /** To whom. */
    owner: z.optional(idParam),
  }),
  responses: { 200: page(grant) },
});

export const reverseTransfer = endpoint({
  method: 'POST',
  path: '/api/v1/plans/statement/{id}/reverse/',
  summary:
    'Take a transfer back by one in the other direction, with a reason; each once, and only what is still there',
  access: administrators,
  rate,
  params: z.object({ id: idParam }),
  body: z.strictObject({ reason: reasonGiven }),
  responses: { 200: statementLine },
});

/** What always holds while the books balance. */
export const bookInvariants = [
  'balances_sum_to_zero',
  'balance_is_sum_of_transfers',
  'no_balance_below_zero',
  'balance_after_each_transfer',
  'given_out_is_stock_used_and_refunded',
  'key_used_once',
  'held_is_open_refunds',
  'used_months_are_periods',
  'periods_never_overlap',
  'paid_orders_are_purchases',
] as const;
export type BookInvariant = (typeof bookInvariants)[number];

/** Whether the books balance: each invariant by its name, with how many rows break it. */
export const booksCheck = z.object({
  checked_at: z.string(),
  ok: z.boolean(),
  invariants: z.array(z.object({ name: z.enum(bookInvariants), broken: z.int() })),
  counts: z.object({ accounts: z.int(), transfers: z.int(), subscriptions: z.int(), orders: z.int() }),
});
export type BooksCheck = z.infer<typeof booksCheck>;

export const checkBooks = endpoint({
  method: 'POST',
  path: '/api/v1/plans/check/',
  summary: 'Count the books anew and say whether all invariants hold',
  access: administrators,
  rate: { max: 10, seconds: 60 },
  unkeyed: 'changes_nothing',
  responses: { 200: booksCheck },
});
