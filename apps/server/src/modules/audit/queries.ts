/** The record of changes; what the actor may read of it is always in the WHERE clause. */
import { type AuditEvent, type AuditPerson, type listAuditEvents } from '@mindhero/contract/audit';
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { type Named, nameOf } from '@mindhero/contract/name';
import type { Role } from '@mindhero/contract/role';
import { type SQL, type SQLWrapper, and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type List, readIds, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { prepared } from '../../platform/db/prepared.ts';
import {
  auditEvents,
  groups,
  images,
  materials,
  schools,
  tasks,
  users,
} from '../../platform/db/schema/index.ts';
import { containsWords, isBeginning } from '../../platform/db/search.ts';

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

const personOf = (id: SQLWrapper, visible: SQL) => sql<StoredPerson | null>`(
  select json_build_object('id', ${users.id}, 'role', ${users.role}, 'username', ${users.username},
    'first_name', ${users.first_name}, 'last_name', ${users.last_name},
    'is_erased', ${users.erased_at} is not null, 'is_visible', ${visible})
  from ${users} where ${users.id} = ${id})`;

const materialTitle = sql`(select ${materials.title} from ${materials} where ${materials.id} = ${auditEvents.subject_id})`;

/** What it is called now, or was when it was deleted. */
const objectName = sql<string | null>`coalesce(case ${auditEvents.subject}
  when 'group' then (select ${groups.name} from ${groups} where ${groups.id} = ${auditEvents.subject_id})
  when 'task' then (select ${tasks.name} from ${tasks} where ${tasks.id} = ${auditEvents.subject_id})
  when 'image' then (select ${images.name} from ${images} where ${images.id} = ${auditEvents.subject_id})
  when 'school' then (select ${schools.name} from ${schools} where ${schools.id} = ${auditEvents.subject_id})
  when 'text' then ${materialTitle}
  when 'word_list' then ${materialTitle}
  when 'card_set' then ${materialTitle}
  end, ${auditEvents.details} ->> 'name')`;

const targetId = sql<number | null>`(${auditEvents.details} ->> 'to')::int`;

const columns = ({ people }: Reach) => ({
  id: auditEvents.id,
  at: auditEvents.at,
  action: auditEvents.action,
  subject: auditEvents.subject,
  subject_id: auditEvents.subject_id,
  actor: personOf(auditEvents.actor_id, people),
  person: personOf(auditEvents.subject_id, people),
  successor: personOf(sql`(${auditEvents.details} ->> 'teacher')::int`, people),
  objectName,
  targetId,
  targetName: sql<string | null>`(select ${groups.name} from ${groups} where ${groups.id} = ${targetId})`,
  school: { id: schools.id, name: schools.name },
  details: auditEvents.details,
});

function toPerson({ id, role, is_erased, is_visible, ...named }: StoredPerson): AuditPerson {
  return { id, role, is_erased, name: is_visible && !is_erased ? nameOf(named) : null };
}

const gone = (id: number): AuditPerson => ({ id, role: null, is_erased: true, name: null });

interface Selected extends Pick<AuditEvent, 'id' | 'action' | 'subject' | 'school' | 'details'> {
  readonly at: Date;
  readonly subject_id: number | null;
  readonly actor: StoredPerson | null;
  readonly person: StoredPerson | null;
  readonly successor: StoredPerson | null;
  readonly objectName: string | null;
  readonly targetId: number | null;
  readonly targetName: string | null;
}

function toEvent(row: Selected): AuditEvent {
  const { id, action, subject, school, details, subject_id, person } = row;
  const isPerson = subject === 'person';
  return {
    id,
    at: row.at.toISOString(),
    actor: row.actor && toPerson(row.actor),
    action,
    subject,
    person: !isPerson || subject_id === null ? null : person === null ? gone(subject_id) : toPerson(person),
    object: isPerson || subject_id === null ? null : { id: subject_id, name: row.objectName },
    target: row.targetId === null ? null : { id: row.targetId, name: row.targetName },
    successor: row.successor && toPerson(row.successor),
    school,
    details,
  };
}

/** If a search finds more people than this, the list walks back in time and looks at each entry, which is quicker than collecting all entries of so many people. */
const MOST_PEOPLE = 1000;

/** A list that walks back in time ends after this many entries: with so common a name, older ones cannot be found by search. */
const MOST_OF_COMMON_NAMES = 100;

/** Who did it, or to whom it was done. */
const involving = (isOne: (id: SQLWrapper) => SQL) =>
  sql`(${isOne(auditEvents.actor_id)}
    or ${auditEvents.subject} = 'person' and ${isOne(auditEvents.subject_id)})`;

/** How much of a list is read. */
type Extent = 'page' | 'whole';

/** Whether somebody is among very many. */
const isAmong = (who: SQL | undefined, extent: Extent) => (id: SQLWrapper) =>
  extent === 'whole'
    ? sql`${id} in (select ${users.id} from ${users} where ${who})`
    : // A scalar subquery, not a condition: the planner would otherwise collect all these people for the few entries of a page.
      sql`(select ${who} from ${users} where ${users.id} = ${id})`;

type Narrowed = Pick<List, 'where' | 'longest'>;

/** A name is common if this many people, or this share, of a sample of the table have it. */
const SAMPLE_PERCENT = 0.3;
const SAMPLE_FOUND = 8;
const SAMPLE_SHARE = 0.02;

/** Whether so many people have the name that a sample of a few pages shows it: counting all would take most of the time. */
async function isCommon(db: Database, words: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ looked: number; found: number }>(
    sql`select count(*)::int as looked, (count(*) filter (where ${words}))::int as found
      from ${users} tablesample system (${sql.raw(String(SAMPLE_PERCENT))})`,
  );
  return rows.some(({ looked, found }) => found >= SAMPLE_FOUND && found >= SAMPLE_SHARE * looked);
}

/** By the present names of those on either side. */
async function involves(db: Database, { people }: Reach, search: string, extent: Extent): Promise<Narrowed> {
  const words = containsWords(search, users.search_text);
  if (words === undefined) return { where: undefined };
  const who = and(words, people);
  const ofCommonName = { where: involving(isAmong(who, extent)), longest: MOST_OF_COMMON_NAMES };
  if (isBeginning(search) && (await isCommon(db, words))) return ofCommonName;
  // One row, as a thousand would be dear to read.
  const { rows } = await db.execute<{ ids: readonly number[] }>(
    sql`select array(select ${users.id} from ${users} where ${who} limit ${MOST_PEOPLE + 1}) as ids`,
  );
  const ids = rows.flatMap((found) => found.ids);
  if (ids.length > MOST_PEOPLE) return ofCommonName;
  // An array is made before anything else is read: otherwise a plan may walk through all of time for a few rows.
  const gathered = db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(involving((id) => sql`${id} = any(${sql.param(ids)}::int[])`));
  return { where: sql`${auditEvents.id} = any(array(${gathered}))` };
}

async function listOf(db: Database, reach: Reach, query: Filter, extent: Extent): Promise<List> {
  const { person, action, from, before } = query;
  const { where, ...end } = await involves(db, reach, query.search, extent);
  return {
    of: auditEvents,
    where: and(
      reach.events,
      where,
      person === undefined
        ? undefined
        : and(eq(auditEvents.subject, 'person'), eq(auditEvents.subject_id, person)),
      action === undefined ? undefined : eq(auditEvents.action, action),
      from === undefined ? undefined : gte(auditEvents.at, new Date(from)),
      before === undefined ? undefined : lt(auditEvents.at, new Date(before)),
    ),
    orderBy: orderOf({ at: auditEvents.at }, query.ordering, auditEvents.id),
    // A school does not bound what happens in it.
    isBounded: false,
    ...end,
  };
}

const select = (db: Database, reach: Reach) =>
  db.select(columns(reach)).from(auditEvents).leftJoin(schools, eq(schools.id, auditEvents.school_id));

/** What a file of the record says; unlike a page it goes back as far as the list does. */
export const auditSource = (db: Database, reach: Reach, query: Filter) => ({
  ids: async (most: number) => readIds(db, await listOf(db, reach, query, 'whole'), most),
  rows: async (ids: readonly number[]) =>
    (await select(db, reach).where(and(inArray(auditEvents.id, [...ids]), reach.events))).map(toEvent),
});

/** A page of what is recorded. Nobody leafs through a million rows. */
export async function findAuditEvents(
  db: Database,
  reach: Reach,
  query: Query,
): Promise<ResponseOf<typeof listAuditEvents>> {
  const list = await listOf(db, reach, query, 'page');
  const { results, ...length } = await readPage(db, list, query, (isOnPage) =>
    prepared(select(db, reach).where(isOnPage)),
  );
  return { ...length, results: results.map(toEvent) };
}
