/** Changes of schools. Each is one transaction, in which the school is locked first and the action is recorded. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { Holiday } from '@mindhero/contract/holidays';
import { isSameName } from '@mindhero/contract/namesake';
import type { changeDirector, createSchool, updateSchool } from '@mindhero/contract/school';
import { type SQL, and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { insertAccounts } from '../../entities/accounts/insert.ts';
import { withoutSchool } from '../../entities/accounts/without-school.ts';
import { askAbout } from '../../entities/ask-about-namesakes.ts';
import { type ActionContext, record } from '../../entities/audit.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { endSessionsOf } from '../../platform/auth/end-sessions.ts';
import { firstPasswordUntil } from '../../platform/auth/first-password.ts';
import type { Database } from '../../platform/db/database.ts';
import { groups, schools, users } from '../../platform/db/schema/index.ts';
import { expectVersion } from '../../platform/db/version.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { mayDirect } from './queries.ts';

type Locked = typeof schools.$inferSelect;

interface Appointing extends ActionContext {
  readonly actor: Actor;
}

interface Doing extends Appointing {
  /** Which schools the actor may change, as a condition on `schools`. */
  readonly visible: SQL;
}

export type Director = NonNullable<ParsedRequestOf<typeof changeDirector>['body']['director']>;

/** Who is to direct a school: nobody, somebody who has an account, or somebody whose account is made with it. */
export type Appointment =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly id: number }
  | { readonly kind: 'new'; readonly account: NewDirector };

/** An account that is to be made, with the hash of its first password. */
interface NewDirector extends Exclude<Director, { id: number }> {
  readonly password_hash: string;
}

/** The school, locked until the transaction ends, as the actor has seen it. @throws ApiError 404, 409 */
async function lock(tx: Database, id: number, version: number, visible: SQL): Promise<Locked> {
  const [school] = await tx
    .select()
    .from(schools)
    .where(and(eq(schools.id, id), visible))
    // No key: what records an action about a person of the school refers to it, and has its sums locked by then.
    .for('no key update');
  if (school === undefined) throw new ApiError('not_found');
  expectVersion(school, version);
  return school;
}

const entryOf = ({ id, name }: Pick<Locked, 'id' | 'name'>) => ({
  subject: 'school' as const,
  subject_id: id,
  school_id: id,
  details: { name },
});

const nextVersion = sql`${schools.version} + 1`;

/** @throws ApiError 409 naming the schools that are called so, in the archive, too */
async function expectNewName(tx: Database, visible: SQL, name: string): Promise<void> {
  const there = await tx.select({ name: schools.name }).from(schools).where(visible).orderBy(schools.id);
  const same = there.filter((school) => isSameName(school.name, name));
  askAbout(same.map((school) => ({ kind: 'school', name: school.name, place: null, detail: null })));
}

/** The id of the new school. */
export function addSchool(
  db: Database,
  doing: Appointing,
  { name, time_zone, namesake_meant }: ParsedRequestOf<typeof createSchool>['body'],
  appointment: Appointment,
): Promise<number> {
  return db.transaction(async (tx) => {
    // Only administrators make schools, and they see all of them.
    if (!namesake_meant) await expectNewName(tx, sql`true`, name);
    const [made] = await tx
      .insert(schools)
      .values({ name, ...(time_zone !== undefined && { time_zone }) })
      .returning();
    if (made === undefined) throw new Error('nothing was inserted');
    await record(tx, doing, { action: 'created', ...entryOf(made) });
    await lockConcerned(tx, made.director_id, idOf(appointment));
    await appoint(tx, doing, made, appointment);
    return made.id;
  });
}

export function changeSchool(
  db: Database,
  doing: Doing,
  id: number,
  {
    version,
    name,
    time_zone,
    rating,
    rates_young,
    goal_minutes,
    holidays,
    director_can_register_groups: may,
    namesake_meant,
  }: ParsedRequestOf<typeof updateSchool>['body'],
): Promise<void> {
  return db.transaction(async (tx) => {
    const school = await lock(tx, id, version, doing.visible);
    if (name !== undefined && !isSameName(name, school.name) && !namesake_meant)
      await expectNewName(tx, doing.visible, name);
    if (may !== undefined) await permitGroups(tx, doing, school, may);
    const [changed] = await tx
      .update(schools)
      .set({
        ...(name !== undefined && { name }),
        ...(time_zone !== undefined && { time_zone }),
        ...(rating !== undefined && { rating }),
        ...(rates_young !== undefined && { rates_young }),
        ...(goal_minutes !== undefined && { goal_minutes }),
        ...(holidays !== undefined && { holidays: inOrder(holidays) }),
        version: nextVersion,
      })
      .where(eq(schools.id, id))
      .returning();
    if (changed !== undefined) await record(tx, doing, { action: 'changed', ...entryOf(changed) });
  });
}

/** As they come. */
const inOrder = (holidays: readonly Holiday[]) =>
  holidays.toSorted((one, other) => one.from.localeCompare(other.from));

/** Whether the director may make groups and change them. @throws ApiError 422 for directors, and without a director */
async function permitGroups(tx: Database, doing: Doing, school: Locked, may: boolean): Promise<void> {
  const field = 'body.director_can_register_groups';
  if (doing.actor.role !== 'ADMIN') refuseField(field, 'not_allowed');
  if (school.director_id === null) return refuseField(field, 'not_an_option');
  await tx
    .update(users)
    .set({ can_register_groups: may, version: sql`${users.version} + 1` })
    .where(eq(users.id, school.director_id));
  await record(tx, doing, {
    action: 'changed',
    subject: 'person',
    subject_id: school.director_id,
    school_id: school.id,
    details: { fields: ['can_register_groups'] },
  });
}

export function replaceDirector(
  db: Database,
  doing: Doing,
  id: number,
  version: number,
  appointment: Appointment,
): Promise<void> {
  return db.transaction(async (tx) => {
    const school = await lock(tx, id, version, doing.visible);
    await tx.update(schools).set({ version: nextVersion }).where(eq(schools.id, id));
    const next = idOf(appointment);
    if (next !== null && next === school.director_id) return;
    await lockConcerned(tx, school.director_id, next);
    // First: making an account may wait for others who make some, and they must not wait for sums that we hold.
    await appoint(tx, doing, school, appointment);
    await dismiss(tx, doing, school);
  });
}

/**
 * Takes somebody who registered into a school. A director directs it, if nobody else does; a tutor brings the own
 * students and groups along.
 * @throws ApiError 404 for a school in the archive, too, 422 for a person of a school, or if somebody else directs this one
 */
export function takeIn(db: Database, doing: Doing, id: number, personId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const [school] = await tx
      .select()
      .from(schools)
      .where(and(eq(schools.id, id), doing.visible, isNull(schools.archived_at)))
      // No key, as for a person who directs a school.
      .for('no key update');
    if (school === undefined) throw new ApiError('not_found');
    await lockConcerned(tx, null, personId);
    const [person] = await tx
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(and(eq(users.id, personId), withoutSchool));
    if (person === undefined) return refuseField('body.person', 'not_an_option');
    if (person.role === 'DIRECTOR') {
      if (school.director_id !== null) refuseField('body.person', 'taken');
      const directorId = await promote(tx, doing, school, person.id);
      await tx
        .update(schools)
        .set({ director_id: directorId, version: nextVersion })
        .where(eq(schools.id, id));
      return;
    }
    await tx
      .update(users)
      .set({ school_id: id, version: sql`${users.version} + 1` })
      .where(eq(users.id, person.id));
    if (person.role === 'TEACHER') await bringAlong(tx, school, person.id);
    await record(tx, doing, {
      action: 'changed',
      subject: 'person',
      subject_id: person.id,
      school_id: id,
      details: { fields: ['school'] },
    });
  });
}

/** What a private tutor teaches belongs to the school from now on, through which it is reached. */
async function bringAlong(tx: Database, { id: schoolId }: Locked, tutor: number): Promise<void> {
  await tx.update(users).set({ school_id: schoolId }).where(studentsOfTutor(tutor));
  await tx.update(groups).set({ school_id: schoolId }).where(groupsOfTutor(tutor));
}

/**
 * Locks groups, then people by their ids: the order of all transactions (docs/locks.md). Others may still refer to the
 * rows, since they make accounts and audit entries.
 * @param leaving the director until now
 * @param coming whom the school gets, with the groups and students of a private tutor
 */
async function lockConcerned(tx: Database, leaving: number | null, coming: number | null): Promise<void> {
  if (coming !== null) {
    await tx
      .select({ id: groups.id })
      .from(groups)
      .where(groupsOfTutor(coming))
      .orderBy(groups.id)
      .for('no key update');
  }
  const people = [leaving, coming].filter((id) => id !== null);
  await tx
    .select({ id: users.id })
    .from(users)
    .where(or(inArray(users.id, people), coming === null ? undefined : studentsOfTutor(coming)))
    .orderBy(users.id)
    .for('no key update');
}

const groupsOfTutor = (id: number) => and(eq(groups.teacher_id, id), isNull(groups.school_id));

const studentsOfTutor = (id: number) =>
  and(eq(users.created_by, id), eq(users.role, 'STUDENT'), isNull(users.school_id));

/** A director who is replaced stays in it as a teacher who may go on with groups and students. */
async function dismiss(tx: Database, context: ActionContext, school: Locked): Promise<void> {
  if (school.director_id === null) return;
  await tx
    .update(users)
    .set({
      role: 'TEACHER',
      can_register_groups: true,
      can_register_students: true,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, school.director_id));
  await recordRole(tx, context, school, school.director_id, 'TEACHER');
}

const idOf = (appointment: Appointment) => (appointment.kind === 'person' ? appointment.id : null);

async function appoint(
  tx: Database,
  doing: Appointing,
  school: Locked,
  appointment: Appointment,
): Promise<void> {
  await tx
    .update(schools)
    .set({ director_id: await directorFor(tx, doing, school, appointment) })
    .where(eq(schools.id, school.id));
}

async function directorFor(
  tx: Database,
  doing: Appointing,
  school: Locked,
  appointment: Appointment,
): Promise<number | null> {
  switch (appointment.kind) {
    case 'nobody':
      return null;
    case 'person':
      return promote(tx, doing, school, appointment.id);
    case 'new':
      return makeDirector(tx, doing, school, appointment.account);
  }
}

/** A private tutor brings the own students and groups along: as a director they are reached through the school. */
async function promote(
  tx: Database,
  context: ActionContext,
  school: Locked,
  userId: number,
): Promise<number> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), mayDirect(school.id)));
  if (found === undefined) return refuseField('body.director.id', 'not_an_option');
  await tx
    .update(users)
    .set({ role: 'DIRECTOR', school_id: school.id, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
  await bringAlong(tx, school, userId);
  await recordRole(tx, context, school, userId, 'DIRECTOR');
  return userId;
}

async function makeDirector(
  tx: Database,
  doing: Appointing,
  { id: schoolId }: Locked,
  { username, first_name, last_name, password_hash }: NewDirector,
): Promise<number> {
  const account = {
    role: 'DIRECTOR' as const,
    username,
    first_name,
    last_name,
    language: doing.actor.account.language,
    password_hash,
    first_password_until: firstPasswordUntil(doing.now),
    school_id: schoolId,
    registered_at: doing.now,
  };
  const [made] = await insertAccounts(tx, [account], () => 'body.director.username');
  if (made === undefined) throw new Error('nothing was inserted');
  const details = { role: 'DIRECTOR' };
  await record(tx, doing, {
    action: 'created',
    subject: 'person',
    subject_id: made.id,
    school_id: schoolId,
    details,
  });
  return made.id;
}

const recordRole = (tx: Database, context: ActionContext, { id }: Locked, subjectId: number, role: string) =>
  record(tx, context, {
    action: 'changed',
    subject: 'person',
    subject_id: subjectId,
    school_id: id,
    details: { role },
  });

/** Its people are signed out and cannot sign in while it is archived. */
export function archive(db: Database, doing: Doing, id: number, version: number): Promise<void> {
  return db.transaction(async (tx) => {
    const school = await lock(tx, id, version, doing.visible);
    if (school.archived_at !== null) return;
    await tx.update(schools).set({ archived_at: doing.now, version: nextVersion }).where(eq(schools.id, id));
    const people = tx.select({ id: users.id }).from(users).where(eq(users.school_id, id));
    await endSessionsOf(tx, people, doing.now);
    await record(tx, doing, { action: 'archived', ...entryOf(school) });
  });
}

export function restore(db: Database, doing: Doing, id: number, version: number): Promise<void> {
  return db.transaction(async (tx) => {
    const school = await lock(tx, id, version, doing.visible);
    if (school.archived_at === null) return;
    await tx.update(schools).set({ archived_at: null, version: nextVersion }).where(eq(schools.id, id));
    await record(tx, doing, { action: 'restored', ...entryOf(school) });
  });
}
