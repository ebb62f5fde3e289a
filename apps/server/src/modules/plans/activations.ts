/** Activating and extending plans for several at once. */
import { planDay } from '@mindhero/contract/calendar';
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import { MOST_ACTIVATED } from '@mindhero/contract/limits';
import type { activatePlans, ActivationPreview, previewActivation } from '@mindhero/contract/plans/stock';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { record } from '../../entities/audit.ts';
import {
  activate,
  type Activation,
  activationEntries,
  type Begun,
  foresee,
  NotEnough,
} from '../../entities/plans/activate.ts';
import type { AccountName } from '../../entities/plans/books.ts';
import { planHolders, planTypeSql } from '../../entities/plans/holders.ts';
import { visibleGroups } from '../../platform/auth/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { groupMembers, groups, users } from '../../platform/db/schema/index.ts';
import type { Caller } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField, refuseTooMany } from '../../platform/http/refuse-field.ts';
import { stockOf } from './queries.ts';

type Asked = ParsedRequestOf<typeof previewActivation>['body'];

interface Person {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly school_id: number | null;
}

/** An administrator’s plan-months come from nowhere: each activation of theirs is a grant. */
export const stockFrom = ({ actor }: Caller): AccountName =>
  actor.role === 'ADMIN' ? { kind: 'world' } : { kind: 'stock', owner: actor.id };

/**
 * Those who are meant, by name.
 * @throws ApiError 422 for somebody whom the caller does not look after or who needs another type, and for an empty group
 */
async function peopleOf(
  db: Database,
  { actor, scope }: Caller,
  { whom, plan_type }: Asked,
): Promise<Person[]> {
  const named = 'people' in whom;
  const members = named
    ? inArray(users.id, whom.people)
    : exists(
        new QueryBuilder()
          .select({ one: sql`1` })
          .from(groupMembers)
          .innerJoin(groups, eq(groups.id, groupMembers.group_id))
          .where(
            and(eq(groupMembers.user_id, users.id), eq(groups.id, whom.group), visibleGroups(actor, scope)),
          ),
      );
  const found = await db
    .select({
      id: users.id,
      username: users.username,
      first_name: users.first_name,
      last_name: users.last_name,
      school_id: users.school_id,
    })
    .from(users)
    .where(and(members, planHolders(actor, scope), eq(planTypeSql, plan_type)))
    .orderBy(users.last_name, users.first_name, users.id)
    .limit(MOST_ACTIVATED + 1);
  if (!named) {
    if (found.length === 0) refuseField('body.whom.group', 'not_an_option');
    if (found.length > MOST_ACTIVATED) refuseField('body.whom.group', 'too_big');
    return found;
  }
  const known = new Set(found.map(({ id }) => id));
  const errors = whom.people.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `body.whom.people.${index}`, code: 'not_an_option' as const }],
  );
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
  return found;
}

const wishOf = (
  call: Caller,
  { plan_type, months }: Asked,
  people: readonly Person[],
  now: Date,
): Activation => ({
  plan_type,
  months,
  people: people.map(({ id }) => id),
  from: stockFrom(call),
  actor: call.actor.id,
  now,
  today: planDay(now),
});

interface Told {
  readonly people: readonly Person[];
  readonly wish: Activation;
  /** Plan-months in stock. */
  readonly before: number;
}

function previewOf({ people, wish, before }: Told, begun: readonly Begun[]): ActivationPreview {
  const persons = new Map(people.map((person) => [person.id, person]));
  return {
    people: begun.flatMap(({ user_id, start_date, end_date, is_extension }) => {
      const person = persons.get(user_id);
      return person === undefined ? [] : [{ person, start_date, end_date, is_extension }];
    }),
    stock_before: before,
    stock_after: wish.from.kind === 'world' ? before : before - wish.months * begun.length,
  };
}

/** What it would come to; nothing is changed or held. */
export async function preview(
  db: Database,
  call: Caller,
  asked: Asked,
  now: Date,
): Promise<ActivationPreview> {
  const people = await peopleOf(db, call, asked);
  const wish = wishOf(call, asked, people, now);
  const before = await stockOf(db, call.actor.id, asked.plan_type);
  return previewOf({ people, wish, before }, await foresee(db, wish));
}

/**
 * Activates for all of them or for nobody.
 * @throws ApiError 409 if they are not as many as the caller has seen, 422 if the stock does not suffice
 */
export async function carryOut(
  tx: Database,
  call: Caller,
  { plan_months, ...asked }: ParsedRequestOf<typeof activatePlans>['body'],
  now: Date,
): Promise<ActivationPreview> {
  const people = await peopleOf(tx, call, asked);
  const wish = wishOf(call, asked, people, now);
  if (plan_months !== asked.months * people.length) throw new ApiError('changed_meanwhile');
  try {
    const activated = await activate(tx, wish);
    await record(tx, { actor: call.actor, now }, ...activationEntries(activated, wish, people));
    return previewOf({ people, wish, before: activated.before }, activated.begun);
  } catch (error) {
    if (!(error instanceof NotEnough)) throw error;
    return refuseTooMany('body.months', Math.floor(error.available / people.length));
  }
}
