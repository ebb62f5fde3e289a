/** The books of plans: accounts of plan-months, and the transfers between them, to which is only ever added. */
import { transferReasons } from '@mindhero/contract/plans/lists';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { oneOf } from './one-of.ts';
import { orders } from './orders.ts';
import { users } from './people.ts';

/**
 * `world` is where plan-months come from; each type has one. `stock` are those that somebody can still use, `used` those
 * that were activated for somebody, `refunded` those for which somebody got the money back.
 */
export const accountKinds = ['world', 'stock', 'used', 'refunded'] as const;

export const planAccounts = pgTable(
  'plan_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: accountKinds }).notNull(),
    owner_id: integer().references(() => users.id),
    plan_type: text({ enum: subscriptionTypes }).notNull(),
    balance: bigint({ mode: 'number' }).notNull().default(0),
    /** Of these, how many wait for their money to go back: nobody can use them meanwhile. */
    held: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    unique('plan_accounts_key').on(t.kind, t.owner_id, t.plan_type).nullsNotDistinct(),
    // With all that says which accounts somebody has.
    index('plan_accounts_owner_idx').on(t.owner_id, t.kind, t.plan_type, t.id),
    check('plan_accounts_kind_known', oneOf(t.kind, accountKinds)),
    check('plan_accounts_type_known', oneOf(t.plan_type, subscriptionTypes)),
    check('plan_accounts_owned', sql`(${t.kind} = 'world') = (${t.owner_id} is null)`),
    check('plan_accounts_held', sql`${t.held} >= 0 and (${t.held} = 0 or ${t.held} <= ${t.balance})`),
    check('plan_accounts_not_negative', sql`${t.kind} = 'world' or ${t.balance} >= 0`),
  ],
);

/** The migration adds what cannot be said here: triggers that refuse to change, delete or truncate. */
export const planTransfers = pgTable(
  'plan_transfers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What is wished for, so that it happens once: `purchase:17:student`. */
    key: text().notNull().unique('plan_transfers_key'),
    /** From whose account. */
    debit_id: integer()
      .notNull()
      .references(() => planAccounts.id),
    /** To whose. */
    credit_id: integer()
      .notNull()
      .references(() => planAccounts.id),
    quantity: integer().notNull(),
    /** What both had after it, for statements: nobody adds up a hundred thousand lines to show the last one. */
    debit_balance: bigint({ mode: 'number' }).notNull(),
    credit_balance: bigint({ mode: 'number' }).notNull(),
    reason: text({ enum: transferReasons }).notNull(),
    /** Null for the product itself. */
    actor_id: integer().references(() => users.id),
    order_id: integer().references(() => orders.id),
    /** Which transfer it takes back. */
    reverses: integer().references((): AnyPgColumn => planTransfers.id),
    note: text(),
    at: instant().notNull(),
  },
  (t) => [
    index('plan_transfers_debit_idx').on(t.debit_id, t.id),
    index('plan_transfers_credit_idx').on(t.credit_id, t.id),
    index('plan_transfers_order_idx').on(t.order_id),
    // What administrators gave, apart from what the product did.
    index('plan_transfers_grants_idx')
      .on(t.id)
      .where(sql`${t.reason} = 'grant' and ${t.actor_id} is not null`),
    uniqueIndex('plan_transfers_reverses_key')
      .on(t.reverses)
      .where(sql`${t.reverses} is not null`),
    check('plan_transfers_reason_known', oneOf(t.reason, transferReasons)),
    check('plan_transfers_something', sql`${t.quantity} > 0`),
    check('plan_transfers_between_two', sql`${t.debit_id} <> ${t.credit_id}`),
    check('plan_transfers_reversal', sql`(${t.reason} = 'reversal') = (${t.reverses} is not null)`),
  ],
);
