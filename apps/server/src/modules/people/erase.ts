/** Erasing people: what names them goes for good, what they did stays under a number. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { FieldError } from '@mindhero/contract/errors';
import { nameOf } from '@mindhero/contract/name';
import { isSameName } from '@mindhero/contract/namesake';
import type { erasePeople } from '@mindhero/contract/person';
import { type SQL, and, count, inArray, isNotNull, sql } from 'drizzle-orm';
import { type ActionContext, record } from '../../entities/audit.ts';
import { leaveMaterials } from '../../entities/materials/leave.ts';
import { leaveOrders } from '../../entities/payments/leave.ts';
import { secretsOf } from '../../platform/auth/secrets.ts';
import { forgetFailures } from '../../platform/auth/throttle.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  groupMembers,
  groups,
  idempotencyKeys,
  knownDevices,
  loginCards,
  pictures,
  recoveryLinks,
  schools,
  secondFactors,
  sessions,
  users,
} from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';

interface Doing extends ActionContext {
  /** Whom the actor looks after, also those who were erased before, as a condition on `users`. */
  readonly managed: SQL;
}

type Body = ParsedRequestOf<typeof erasePeople>['body'];
type Asked = Body['people'];

const among = ({ managed }: Doing, asked: Asked) =>
  and(
    inArray(
      users.id,
      asked.map(({ id }) => id),
    ),
    managed,
  );

/** Locks schools and groups before people, as all transactions do (docs/locks.md). */
async function lockLed(tx: Database, doing: Doing, asked: Asked): Promise<void> {
  const people = tx.select({ id: users.id }).from(users).where(among(doing, asked));
  const directed = inArray(schools.director_id, people);
  await tx
    .select({ id: schools.id })
    .from(schools)
    .where(directed)
    .orderBy(schools.id)
    // No key: what records an action about a person of the school refers to it, and has its sums locked by then.
    .for('no key update');
  const taught = inArray(groups.teacher_id, people);
  await tx.select({ id: groups.id }).from(groups).where(taught).orderBy(groups.id).for('update');
}

/** Locked until the transaction ends. @throws ApiError 422 for who is out of reach, or called otherwise */
async function lockNamed(tx: Database, doing: Doing, asked: Asked) {
  const found = await tx
    .select({
      id: users.id,
      username: users.username,
      first_name: users.first_name,
      last_name: users.last_name,
      school_id: users.school_id,
      erased_at: users.erased_at,
    })
    .from(users)
    .where(among(doing, asked))
    // In one order, so that two lists of the same people do not wait for each other.
    .orderBy(users.id)
    .for('update');
  const known = new Map(found.map((person) => [person.id, person]));
  const errors = asked.flatMap(({ id, name }, index): FieldError[] => {
    const person = known.get(id);
    if (person === undefined) return [{ path: `body.people.${index}.id`, code: 'not_an_option' }];
    const isMeant = person.erased_at !== null || isSameName(name, nameOf(person));
    return isMeant ? [] : [{ path: `body.people.${index}.name`, code: 'not_an_option' }];
  });
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
  return found.filter(({ erased_at }) => erased_at === null);
}

/** Groups of a school are its director's to give away; those of a private tutor nobody could take over. @throws ApiError 422 */
async function expectNoGroups(tx: Database, asked: Asked): Promise<void> {
  const ids = asked.map(({ id }) => id);
  const left = await tx
    .select({ id: groups.teacher_id, count: count() })
    .from(groups)
    .where(and(inArray(groups.teacher_id, ids), isNotNull(groups.school_id)))
    .groupBy(groups.teacher_id);
  const errors = left.map((teacher): FieldError => ({
    path: `body.people.${ids.findIndex((id) => id === teacher.id)}`,
    code: 'still_teaches',
    params: { groups: teacher.count },
  }));
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
}

/** How many were not erased until now; one who was stays so. */
export function erase(
  db: Database,
  doing: Doing,
  { people: asked, leave_groups: mayLeave }: Body,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockLed(tx, doing, asked);
    const people = await lockNamed(tx, doing, asked);
    if (people.length === 0) return 0;
    if (!mayLeave) await expectNoGroups(tx, asked);
    const ids = people.map(({ id }) => id);
    await unname(tx, doing.now, ids);
    await leaveMaterials(tx, ids, doing.now);
    await leaveOrders(tx, ids);
    await leaveSchool(tx, ids);
    await closeDoors(tx, people);
    await record(
      tx,
      doing,
      ...people.map(({ id, school_id }) => ({
        action: 'erased' as const,
        subject: 'person' as const,
        subject_id: id,
        school_id,
      })),
    );
    return people.length;
  });
}

/** No username has such a sign, so that this one is never taken. */
const unnamed = sql`'erased#' || ${users.id}`;

async function unname(tx: Database, now: Date, ids: readonly number[]): Promise<void> {
  await tx
    .update(users)
    .set({
      username: unnamed,
      first_name: '',
      last_name: '',
      email: null,
      phone_number: null,
      avatar: 'hero-1',
      password_hash: null,
      first_password_until: null,
      is_active: false,
      deactivated_at: sql`coalesce(${users.deactivated_at}, ${now.toISOString()}::timestamptz)`,
      erased_at: now,
      version: sql`${users.version} + 1`,
    })
    .where(inArray(users.id, [...ids]));
  await tx.delete(pictures).where(inArray(pictures.user_id, [...ids]));
}

/** Groups that they taught wait for somebody else, as does a school that they directed. */
async function leaveSchool(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.delete(groupMembers).where(inArray(groupMembers.user_id, [...ids]));
  await tx
    .update(groups)
    .set({ teacher_id: null, version: sql`${groups.version} + 1` })
    .where(inArray(groups.teacher_id, [...ids]));
  await tx
    .update(schools)
    .set({ director_id: null, version: sql`${schools.version} + 1` })
    .where(inArray(schools.director_id, [...ids]));
}

async function closeDoors(
  tx: Database,
  people: readonly { readonly id: number; readonly username: string }[],
): Promise<void> {
  const ids = people.map(({ id }) => id);
  await tx.delete(sessions).where(inArray(sessions.user_id, ids));
  await tx.delete(knownDevices).where(inArray(knownDevices.user_id, ids));
  await tx.delete(recoveryLinks).where(inArray(recoveryLinks.user_id, ids));
  await tx.delete(secondFactors).where(inArray(secondFactors.user_id, ids));
  await tx.delete(loginCards).where(inArray(loginCards.user_id, ids));
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.user_id, ids));
  await forgetFailures(tx, ...people.flatMap(secretsOf));
}
