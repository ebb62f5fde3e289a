/** Tasks and templates; whose tasks the actor may see is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import type { TaskColumn, TaskState } from '@mindhero/contract/lists';
import { isOrderedBy } from '@mindhero/contract/page';
import {
  type Block,
  type ListedTask,
  type listTasks,
  type listTaskTemplates,
  type Task,
  type TaskTemplate,
} from '@mindhero/contract/task';
import {
  type AnyColumn,
  type SQL,
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  sql,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { visibleTasks } from '../../platform/auth/scope.ts';
import { again } from '../../platform/db/again.ts';
import type { Database } from '../../platform/db/database.ts';
import { type List, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import {
  assignments,
  groups,
  schools,
  taskGroups,
  tasks,
  taskTemplates,
  users,
} from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';
import { tenths } from '../../platform/db/week.ts';
import type { Caller } from '../../platform/http/mount.ts';

/** Of whom tables tell: everybody but closed accounts that never began, and the erased, who are closed, too. */
const isTold = sql`not exists (select from ${users} as closed
  where closed.id = ${assignments.userId} and not closed.is_active
    and (closed.erased_at is not null or ${assignments.startedAt} is null))`;

/** A scalar subquery, so that only the rows of a page pay for it. */
function countsAt(now: Date): SQL<readonly number[]> {
  const isDone = sql`(${assignments.completedAt} is not null or ${assignments.markedAt} is not null)`;
  const isOver = sql`${tasks.dueAt} <= ${now.toISOString()}::timestamptz`;
  const amount = (which: SQL) => sql`count(*) filter (where ${which})`;
  const percent = sql`100.0 * ${assignments.correct}
    / nullif(${assignments.correct} + ${assignments.incorrect} + ${assignments.missed}, 0)`;
  return sql`(
    select json_build_array(
      ${amount(sql`not ${isDone} and not ${isOver} and ${assignments.startedAt} is null`)},
      ${amount(sql`not ${isDone} and not ${isOver} and ${assignments.startedAt} is not null`)},
      ${amount(isDone)},
      ${amount(sql`not ${isDone} and ${isOver}`)},
      ${amount(sql`${assignments.isLate}`)},
      avg(${percent}))
    from ${assignments} where ${assignments.taskId} = ${tasks.id} and ${isTold})`;
}

const groupsOf = sql<readonly { id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', ${groups.id}, 'name', ${groups.name}) order by ${groups.name}), '[]')
  from ${taskGroups} join ${groups} on ${groups.id} = ${taskGroups.groupId}
  where ${taskGroups.taskId} = ${tasks.id})`;

const columns = (now: Date) => ({
  id: tasks.id,
  name: tasks.name,
  comment: tasks.comment,
  availableFrom: tasks.availableFrom,
  dueAt: tasks.dueAt,
  createdAt: tasks.createdAt,
  blocks: tasks.blocks,
  version: tasks.version,
  author: { id: users.id, username: users.username, first_name: users.firstName, last_name: users.lastName },
  school: { id: schools.id, name: schools.name },
  groups: groupsOf,
  counts: countsAt(now),
});

interface Row extends Pick<ListedTask, 'id' | 'name' | 'version' | 'author' | 'school'> {
  readonly availableFrom: Date;
  readonly dueAt: Date;
  readonly createdAt: Date;
  readonly blocks: readonly Block[];
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly counts: readonly (number | null)[];
}

function toListed(row: Row): ListedTask {
  const [pending = 0, in_progress = 0, completed = 0, overdue = 0, late = 0, percent = null] = row.counts;
  const counts = {
    pending: Number(pending),
    in_progress: Number(in_progress),
    completed: Number(completed),
    overdue: Number(overdue),
    late: Number(late),
  };
  return {
    id: row.id,
    name: row.name,
    author: row.author,
    school: row.school,
    available_from: row.availableFrom.toISOString(),
    due_at: row.dueAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    games: row.blocks.map(({ game }) => game),
    groups: [...row.groups],
    counts,
    percent: percent === null ? null : tenths(percent),
    version: row.version,
  };
}

const select = (db: Database, now: Date) =>
  db
    .select(columns(now))
    .from(tasks)
    .leftJoin(users, and(eq(users.id, tasks.authorId), isNull(users.erasedAt)))
    .leftJoin(schools, eq(schools.id, tasks.schoolId));

const orderings: Readonly<Record<TaskColumn, AnyColumn>> = {
  due_at: tasks.dueAt,
  available_from: tasks.availableFrom,
  name: tasks.name,
  created_at: tasks.createdAt,
};

function isIn(state: TaskState | undefined, now: Date): SQL | undefined {
  switch (state) {
    case 'active':
      return and(lte(tasks.availableFrom, now), gt(tasks.dueAt, now));
    case 'upcoming':
      return gt(tasks.availableFrom, now);
    case 'finished':
      return lte(tasks.dueAt, now);
    case undefined:
      return undefined;
  }
}

/** Which tasks the actor may see, as a condition on `tasks`, and whether those are all there are. */
interface Reach {
  readonly visible: SQL;
  readonly isBounded: boolean;
}

type TasksQuery = ParsedRequestOf<typeof listTasks>['query'];

function listOf({ visible, isBounded }: Reach, query: TasksQuery, now: Date): List {
  const ofGroup = (id: number) =>
    inArray(
      tasks.id,
      new QueryBuilder().select({ id: taskGroups.taskId }).from(taskGroups).where(eq(taskGroups.groupId, id)),
    );
  const orderBy = (order: TasksQuery['ordering']) => orderOf(orderings, order, tasks.id);
  // The index that finds what is to come has it in this order.
  const indexed = query.state === 'upcoming' ? 'available_from' : 'due_at';
  return {
    of: tasks,
    where: and(
      visible,
      isIn(query.state, now),
      query.group === undefined ? undefined : ofGroup(query.group),
      query.due_before === undefined ? undefined : lt(tasks.dueAt, new Date(query.due_before)),
      containsWords(query.search, tasks.searchText),
    ),
    orderBy: orderBy(query.ordering),
    ...(!isOrderedBy([indexed], query.ordering) && { orderIfLong: orderBy(indexed) }),
    isBounded: isBounded || query.group !== undefined,
  };
}

/** A page of the tasks that the actor may see. */
export async function findTasks(
  db: Database,
  reach: Reach,
  query: TasksQuery,
  now: Date,
): Promise<ResponseOf<typeof listTasks>> {
  const { results, ...length } = await readPage(db, listOf(reach, query, now), query, (isOnPage) =>
    again(select(db, now).where(isOnPage)),
  );
  return { ...length, results: results.map(toListed) };
}

/** The first tasks that a condition finds. */
export async function findTasksWhere(
  db: Database,
  where: SQL | undefined,
  { orderBy, limit }: { readonly orderBy: readonly SQL[]; readonly limit: number },
  now: Date,
): Promise<ListedTask[]> {
  const rows = await select(db, now)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(toListed);
}

/** One task, or null if there is none that the actor may see. */
export async function findTask(db: Database, visible: SQL, id: number, now: Date): Promise<Task | null> {
  const [row] = await again(select(db, now).where(and(eq(tasks.id, id), visible)));
  if (row === undefined) return null;
  const ofTask = eq(assignments.taskId, id);
  const students = await again(
    db
      .select({
        id: users.id,
        username: users.username,
        first_name: users.firstName,
        last_name: users.lastName,
      })
      .from(assignments)
      .innerJoin(users, eq(users.id, assignments.userId))
      .where(and(ofTask, assignments.isNamed))
      .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id)),
  );
  const started = await again(
    db
      .select({ id: assignments.userId })
      .from(assignments)
      .where(and(ofTask, isNotNull(assignments.startedAt)))
      .limit(1),
  );
  return {
    ...toListed(row),
    comment: row.comment,
    blocks: [...row.blocks],
    students,
    is_started: started.length > 0,
  };
}

/** Asked before each look at what became of a task. */
export async function isTaskVisible(db: Database, { actor, scope }: Caller, id: number): Promise<boolean> {
  const found = await again(
    db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(eq(tasks.id, id), visibleTasks(actor, scope))),
  );
  return found.length > 0;
}

const toTemplate = (row: typeof taskTemplates.$inferSelect): TaskTemplate => ({
  id: row.id,
  name: row.name,
  comment: row.comment,
  blocks: [...row.blocks],
  created_at: row.createdAt.toISOString(),
});

/** A person's own templates. */
export async function findTemplates(
  db: Database,
  authorId: number,
  query: ParsedRequestOf<typeof listTaskTemplates>['query'],
): Promise<ResponseOf<typeof listTaskTemplates>> {
  const list: List = {
    of: taskTemplates,
    where: and(eq(taskTemplates.authorId, authorId), containsWords(query.search, taskTemplates.searchText)),
    orderBy: orderOf(
      { name: taskTemplates.name, created_at: taskTemplates.createdAt },
      query.ordering,
      taskTemplates.id,
    ),
    isBounded: true,
  };
  const { results, ...length } = await readPage(db, list, query, (isOnPage) =>
    again(db.select().from(taskTemplates).where(isOnPage)),
  );
  return { ...length, results: results.map(toTemplate) };
}

/** One of a person's own templates. */
export async function findTemplate(db: Database, authorId: number, id: number): Promise<TaskTemplate | null> {
  const [row] = await db
    .select()
    .from(taskTemplates)
    .where(and(eq(taskTemplates.id, id), eq(taskTemplates.authorId, authorId)));
  return row === undefined ? null : toTemplate(row);
}

export async function addTemplate(
  db: Database,
  columns: Omit<typeof taskTemplates.$inferInsert, 'id'>,
): Promise<TaskTemplate> {
  const [made] = await db.insert(taskTemplates).values(columns).returning();
  if (made === undefined) throw new Error('nothing was inserted');
  return toTemplate(made);
}

/** Whether there was such a template of this person's. */
export async function removeTemplate(db: Database, authorId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(taskTemplates)
    .where(and(eq(taskTemplates.id, id), eq(taskTemplates.authorId, authorId)))
    .returning({ id: taskTemplates.id });
  return removed.length > 0;
}
