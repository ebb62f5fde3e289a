/** What the lines of an import are compared with. */
import { type SQL, and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { accountColumns, subjectColumns } from '../../../entities/accounts/columns.ts';
import { peopleIn, type Present } from '../../../entities/accounts/namesakes.ts';
import type { Actor } from '../../../platform/auth/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import { groupMembers, groups, users } from '../../../platform/db/schema/index.ts';
import type { Reach } from '../queries.ts';
import type { ImportRow } from './cells.ts';
import type { KnownGroup } from './group-names.ts';
import type { Known, Stored } from './steps.ts';

interface Asking {
  readonly actor: Actor;
  readonly reach: Reach;
  /** Whether what is read must stay as it is until the transaction ends. */
  readonly locked: boolean;
}

/** All at once, in a handful of queries however long the file is. */
export async function findKnown(tx: Database, asking: Asking, rows: readonly ImportRow[]): Promise<Known> {
  const { actor } = asking;
  const of = <T>(pick: (row: ImportRow) => T) => [...new Set(rows.map(pick))];
  const usernames = of(({ cells }) => cells.username?.toLowerCase() ?? '');
  const addresses = of(({ cells }) => cells.email?.toLowerCase() ?? '');
  const names = [...new Set(rows.flatMap(({ cells }) => cells.groups ?? []))];
  const byName = await groupsOf(tx, asking, sql`${groups.name} = any(${sql.param(names)}::text[])`);
  const people = await peopleOf(tx, asking, usernames);
  const fresh = rows.filter(({ cells }) => !people.has(cells.username?.toLowerCase() ?? ''));
  return {
    people,
    taken: await takenOf(tx, usernames),
    emails: await ownersOf(tx, addresses),
    groups: Map.groupBy(byName, ({ name }) => name),
    // An administrator belongs to none.
    school_id: actor.role === 'ADMIN' ? undefined : actor.school_id,
    mayChangeMembers: actor.management.can_register_groups,
    present: await presentFor(tx, asking, fresh, byName),
  };
}

/** Who is there already where new students would come. */
async function presentFor(
  tx: Database,
  { actor, reach }: Asking,
  fresh: readonly ImportRow[],
  byName: readonly KnownGroup[],
): Promise<Present[]> {
  const among = { people: reach.students, groups: reach.groups };
  const { school_id } = actor;
  const names = new Set(fresh.flatMap(({ cells }) => cells.groups ?? []));
  const groupIds = byName.filter(({ name }) => names.has(name)).map(({ id }) => id);
  const inGroups = groupIds.length > 0 ? await peopleIn(tx, among, { groupIds, school_id }) : [];
  const withoutGroup = fresh.some(({ cells }) => (cells.groups ?? []).length === 0);
  // An administrator’s have a group each.
  if (!withoutGroup || actor.role === 'ADMIN') return inGroups;
  return [...inGroups, ...(await peopleIn(tx, among, { groupIds: [], school_id }))];
}

/** In the order of their ids, so that two imports of the same class do not wait for each other. */
async function groupsOf(tx: Database, { reach, locked }: Asking, which: SQL): Promise<KnownGroup[]> {
  const query = tx
    .select({ id: groups.id, name: groups.name, school_id: groups.school_id })
    .from(groups)
    .where(and(reach.groups, which))
    .orderBy(groups.id);
  return locked ? await query.for('share') : await query;
}

/**
 * Nobody is locked who is not the actor's: a file could name whomever it likes. What refers to them, such as a session,
 * need not wait.
 */
async function peopleOf(
  tx: Database,
  { reach, locked }: Asking,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const query = tx
    .select({
      id: users.id,
      version: users.version,
      username: sql<string>`lower(${users.username})`,
      last_name: users.last_name,
      first_name: users.first_name,
      ...accountColumns,
      ...subjectColumns,
      school_id: users.school_id,
    })
    .from(users)
    .where(and(hasOneOf(usernames), reach.students, isNull(users.erased_at)))
    .orderBy(users.id);
  const found = locked ? await query.for('no key update') : await query;
  const memberships = await membershipsOf(
    tx,
    reach,
    found.map(({ id }) => id),
  );
  return new Map(
    found.map(({ username, ...person }) => [
      username,
      { ...person, groups: memberships.get(person.id) ?? [] },
    ]),
  );
}

const hasOneOf = (usernames: readonly string[]) =>
  sql`lower(${users.username}) = any(${sql.param(usernames)}::text[])`;

async function takenOf(tx: Database, usernames: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await tx
    .select({ username: sql<string>`lower(${users.username})` })
    .from(users)
    .where(hasOneOf(usernames));
  return new Set(found.map(({ username }) => username));
}

async function membershipsOf(
  tx: Database,
  reach: Reach,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly KnownGroup[]>> {
  const found = await tx
    .select({ user_id: groupMembers.user_id, id: groups.id, name: groups.name, school_id: groups.school_id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.group_id))
    .where(and(inArray(groupMembers.user_id, [...userIds]), reach.groups))
    .orderBy(groups.id);
  return Map.groupBy(found, ({ user_id }) => user_id);
}

async function ownersOf(tx: Database, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await tx
    .select({ id: users.id, email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(sql`lower(${users.email}) = any(${sql.param(addresses)}::text[])`);
  return new Map(found.map(({ id, email }) => [email, id]));
}
