/** The record of deeds; what the actor may read of it is always in the WHERE clause. */
import {
  type AuditEvent,
  type AuditPerson,
  type listAuditEvents,
  MOST_AUDIT_EVENTS,
} from '@mindhero/contract/audit';
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { type Named, nameOf } from '@mindhero/contract/name';
import type { Role } from '@mindhero/contract/role';
import { type SQL, type SQLWrapper, and, count, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { readIds } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { auditEvents, groups, schools, tasks, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';

type Query = ParsedRequestOf<typeof listAuditEvents>['query'];
type Filter = Omit<Query, 'page' | 'page_size'>;

/** What the actor may see: conditions on `audit_events` and, for names, on `users`. */
interface Reach {
  readonly events: SQL;
  readonly people: SQL;
}

interface StoredPerson extends Named {
  readonly id: number;
  readonly role: Role;
  readonly is_erased: boolean;
  readonly is_visible: boolean;
}

/** The events of one page: names are looked up for these alone, not for those that were leafed over. */
function pageOf(db: Database, where: SQL | undefined, query: Query) {
  const offset = (query.page - 1) * query.page_size;
  return db
    .select()
    .from(auditEvents)
    .where(where)
    .orderBy(...orderOf({ at: auditEvents.at }, query.ordering, auditEvents.id))
    .limit(Math.max(0, Math.min(query.page_size, MOST_AUDIT_EVENTS - offset)))
    .offset(offset)
    .as('event');
}

type Page = ReturnType<typeof pageOf>;

const personOf = (id: SQLWrapper, visible: SQL) => sql<StoredPerson | null>`(
  select json_build_object('id', ${users.id}, 'role', ${users.role}, 'username', ${users.username},
    'first_name', ${users.firstName}, 'last_name', ${users.lastName},
    'is_erased', ${users.erasedAt} is not null, 'is_visible', ${visible})
  from ${users} where ${users.id} = ${id})`;

/** What it is called now, or was when it was deleted. */
const objectName = ({ subject, subjectId, details }: Page) => sql<string | null>`coalesce(case ${subject}
  when 'group' then (select ${groups.name} from ${groups} where ${groups.id} = ${subjectId})
  when 'task' then (select ${tasks.name} from ${tasks} where ${tasks.id} = ${subjectId})
  when 'school' then (select ${schools.name} from ${schools} where ${schools.id} = ${subjectId})
  end, ${details} ->> 'name')`;

const targetId = ({ action, details }: Page) => sql<number | null>`
  case ${action} when 'members_moved' then (${details} ->> 'to')::int end`;

const columns = (event: Page, { people }: Reach) => ({
  id: event.id,
  at: event.at,
  action: event.action,
  subject: event.subject,
  subjectId: event.subjectId,
  actor: personOf(event.actorId, people),
  person: personOf(event.subjectId, people),
  successor: personOf(sql`(${event.details} ->> 'teacher')::int`, people),
  objectName: objectName(event),
  targetId: targetId(event),
  targetName: sql<
    string | null
  >`(select ${groups.name} from ${groups} where ${groups.id} = ${targetId(event)})`,
  school: { id: schools.id, name: schools.name },
  details: event.details,
});

const described = (db: Database, event: Page, reach: Reach) =>
  db.select(columns(event, reach)).from(event).leftJoin(schools, eq(schools.id, event.schoolId));

function toPerson({ id, role, is_erased, is_visible, ...named }: StoredPerson): AuditPerson {
  return { id, role, is_erased, name: is_visible && !is_erased ? nameOf(named) : null };
}

const gone = (id: number): AuditPerson => ({ id, role: null, is_erased: true, name: null });

interface Selected extends Pick<AuditEvent, 'id' | 'action' | 'subject' | 'school' | 'details'> {
  readonly at: Date;
  readonly subjectId: number | null;
  readonly actor: StoredPerson | null;
  readonly person: StoredPerson | null;
  readonly successor: StoredPerson | null;
  readonly objectName: string | null;
  readonly targetId: number | null;
  readonly targetName: string | null;
}

function toEvent(row: Selected): AuditEvent {
  const { id, action, subject, school, details, subjectId, person } = row;
  const isPerson = subject === 'person';
  return {
    id,
    at: row.at.toISOString(),
    actor: row.actor && toPerson(row.actor),
    action,
    subject,
    person: !isPerson || subjectId === null ? null : person === null ? gone(subjectId) : toPerson(person),
    object: isPerson || subjectId === null ? null : { id: subjectId, name: row.objectName },
    target: row.targetId === null ? null : { id: row.targetId, name: row.targetName },
    successor: row.successor && toPerson(row.successor),
    school,
    details,
  };
}

/** Of more people than this the deeds are not gathered first: walking back in time finds the next one sooner. */
const MOST_PEOPLE = 500;

/** Who did it, or to whom it was done. */
const involving = (people: readonly number[] | SQLWrapper) =>
  or(
    inArray(auditEvents.actorId, people),
    and(eq(auditEvents.subject, 'person'), inArray(auditEvents.subjectId, people)),
  );

/** By the present names of those on either side. */
async function involves(db: Database, { people }: Reach, search: string): Promise<SQL | undefined> {
  const words = containsWords(search, users.searchText);
  if (words === undefined) return undefined;
  const named = () => db.select({ id: users.id }).from(users).where(and(words, people));
  const found = await named().limit(MOST_PEOPLE + 1);
  if (found.length > MOST_PEOPLE) return involving(named());
  // An array is made before anything else is read: otherwise a plan may walk through all of time for a few rows.
  const ids = db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(involving(found.map(({ id }) => id)));
  return sql`${auditEvents.id} = any(array(${ids}))`;
}

async function conditionOf(db: Database, reach: Reach, query: Filter): Promise<SQL | undefined> {
  const { person, action, from, before } = query;
  return and(
    reach.events,
    await involves(db, reach, query.search),
    person === undefined
      ? undefined
      : and(eq(auditEvents.subject, 'person'), eq(auditEvents.subjectId, person)),
    action === undefined ? undefined : eq(auditEvents.action, action),
    from === undefined ? undefined : gte(auditEvents.at, new Date(from)),
    before === undefined ? undefined : lt(auditEvents.at, new Date(before)),
  );
}

/** What a file of the record says; unlike a page it goes back as far as the list does. */
export function auditSource(db: Database, reach: Reach, query: Filter) {
  const orderBy = orderOf({ at: auditEvents.at }, query.ordering, auditEvents.id);
  return {
    ids: async (most: number) =>
      readIds(
        db,
        { of: auditEvents, where: await conditionOf(db, reach, query), orderBy, isBounded: true },
        most,
      ),
    rows: async (ids: readonly number[]) => {
      const event = db
        .select()
        .from(auditEvents)
        .where(and(inArray(auditEvents.id, [...ids]), reach.events))
        .as('event');
      return (await described(db, event, reach)).map(toEvent);
    },
  };
}

/** A page of what is recorded. Nobody leafs through a million rows, so neither counting nor leafing goes so far. */
export async function findAuditEvents(
  db: Database,
  reach: Reach,
  query: Query,
): Promise<ResponseOf<typeof listAuditEvents>> {
  const where = await conditionOf(db, reach, query);
  const event = pageOf(db, where, query);
  const counted = db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(where)
    .limit(MOST_AUDIT_EVENTS)
    .as('counted');
  const [total, rows] = await Promise.all([
    db.select({ count: count() }).from(counted),
    described(db, event, reach).orderBy(...orderOf({ at: event.at }, query.ordering, event.id)),
  ]);
  return { count: total[0]?.count ?? 0, results: rows.map(toEvent) };
}
