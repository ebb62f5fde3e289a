/** The record of the demonstration school: who made what of it, and who has looked at whose record lately. */
import type { Random } from '@mindhero/engine/random';
import { asc, countDistinct, eq, isNotNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { record } from '../entities/audit.ts';
import { recordView } from '../entities/views.ts';
import type { Database } from '../platform/db/database.ts';
import * as schema from '../platform/db/schema/index.ts';
import { pupils } from './people.ts';

const { assignments, groupMembers, groups, schools, tasks, users } = schema;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How many days back somebody looks at records, once or twice a day. */
const LOOKS_DAYS = 14;

/** The ids of those who do something. */
interface Actors {
  readonly admin: number;
  readonly director: number;
  readonly teacher: number;
}

/** Records what the people of the school would have done for it to be as it is stored. */
export async function storeAudit(
  client: pg.PoolClient,
  ids: ReadonlyMap<string, number>,
  random: Random,
  now: Date,
): Promise<void> {
  const idOf = (username: string): number => {
    const id = ids.get(username);
    if (id === undefined) throw new Error(`${username} was not stored`);
    return id;
  };
  const actors = { admin: idOf('admin'), director: idOf('director'), teacher: idOf('teacher') };
  const db = drizzle(client, { schema });
  await recordPeople(db, actors);
  await recordGroups(db, actors);
  await recordTasks(db);
  for (let look = 2 * LOOKS_DAYS; look > 0; look--) {
    const at = new Date(now.getTime() - (look * DAY_MS) / 2 - random.integer(0, 240) * MINUTE_MS);
    const id = random.chance(0.25) ? actors.director : actors.teacher;
    await recordView(client, { actor: { id }, now: at }, idOf(random.pick(pupils).username));
  }
}

/** The administrator makes the school and its director, the director the teacher, and the teacher the students. */
async function recordPeople(db: Database, { admin, director, teacher }: Actors): Promise<void> {
  const [school] = await db.select().from(schools);
  if (school === undefined) throw new Error('there is no school');
  const { id: schoolId, name, created_at: now } = school;
  const about = { action: 'created', school_id: schoolId } as const;
  const made = { ...about, subject: 'school', subject_id: schoolId, details: { name } } as const;
  await record(db, { actor: { id: admin }, now }, made);
  const makers = { ADMIN: null, DIRECTOR: admin, TEACHER: director, STUDENT: teacher };
  for (const { id, role } of await db
    .select()
    .from(users)
    .where(isNotNull(users.school_id))
    .orderBy(users.id)) {
    const maker = makers[role];
    if (maker === null) continue;
    const details = role === 'STUDENT' ? {} : { role };
    const entry = { ...about, subject: 'person', subject_id: id, details } as const;
    await record(db, { actor: { id: maker }, now }, entry);
  }
}

async function recordGroups(db: Database, { teacher }: Actors): Promise<void> {
  const members = countDistinct(groupMembers.user_id);
  const found = await db
    .select({
      id: groups.id,
      name: groups.name,
      school_id: groups.school_id,
      now: groups.created_at,
      members,
    })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.group_id, groups.id))
    .groupBy(groups.id)
    .orderBy(asc(groups.id));
  for (const { id, name, school_id, now, members: count } of found) {
    const about = { subject: 'group', subject_id: id, school_id } as const;
    await record(
      db,
      { actor: { id: teacher }, now },
      { action: 'created', ...about, details: { name } },
      { action: 'members_added', ...about, details: { name, count } },
    );
  }
}

async function recordTasks(db: Database): Promise<void> {
  const given = countDistinct(assignments.user_id);
  const found = await db
    .select({
      id: tasks.id,
      name: tasks.name,
      school_id: tasks.school_id,
      author_id: tasks.author_id,
      now: tasks.created_at,
      given,
    })
    .from(tasks)
    .innerJoin(assignments, eq(assignments.task_id, tasks.id))
    .groupBy(tasks.id)
    .orderBy(asc(tasks.id));
  for (const { id, name, school_id, author_id, now, given: count } of found) {
    const entry = { action: 'created', subject: 'task', subject_id: id, school_id } as const;
    const actor = author_id === null ? null : { id: author_id };
    await record(db, { actor, now }, { ...entry, details: { name, count } });
  }
}
