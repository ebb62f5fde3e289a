/** Tasks and templates; whose tasks the actor may see is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import type { TaskColumn, TaskState } from '@mindhero/contract/lists';
import { isOrderedBy } from '@mindhero/contract/lists';
import {
  type Block,
  type ListedTask,
  type listTasks,
  type listTaskTemplates,
  SHOWN_NAMED,
  type Task,
  type TaskTemplate,
} from '@mindhero/contract/task';
import { meanPercent, statusesOf } from '@mindhero/engine/homework';
import { listedAs } from '@mindhero/games/listed';
import { ways } from '@mindhero/games/ways';
import {
  type AnyColumn,
  type SQL,
  and,
  asc,
  eq,
  exists,
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
import type { Database } from '../../platform/db/database.ts';
import { endBySearch, type List, readIds, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { prepared } from '../../platform/db/prepared.ts';
import {
  assignments,
  groups,
  schools,
  taskGroups,
  tasks,
  taskTemplates,
  taskTotals,
  users,
} from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';
import type { Caller } from '../../platform/http/mount.ts';

const groupsOf = sql<readonly { id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', ${groups.id}, 'name', ${groups.name}) order by ${groups.name}), '[]')
  from ${taskGroups} join ${groups} on ${groups.id} = ${taskGroups.group_id}
  where ${taskGroups.task_id} = ${tasks.id})`;

const namedOf = sql<ListedTask['named']>`(
  select json_build_object('count', count(*), 'first', coalesce(
    json_agg(json_build_object('id', id, 'username', username, 'first_name', first_name, 'last_name', last_name)
      order by place) filter (where place <= ${SHOWN_NAMED}), '[]'))
  from (
    select u.id, u.username, u.first_name, u.last_name,
      row_number() over (order by u.last_name, u.first_name, u.id) as place
    from ${assignments} a join ${users} u on u.id = a.user_id
    where a.task_id = ${tasks.id} and a.is_named and u.erased_at is null) as named)`;

/** By which settings a way to play a game is known. */
const bySettings = sql.join(
  Object.values(ways).map(({ by }) => sql`${by}::text, block -> 'settings' -> ${by}::text`),
  sql`, `,
);

/** Settings are most of a block, and no list tells more of them than what a way to play is called by. */
const games = sql<readonly Pick<Block, 'game' | 'settings'>[]>`(
  select coalesce(json_agg(json_build_object('game', block -> 'game', 'settings', json_build_object(${bySettings}))
    order by place), '[]')
  from jsonb_array_elements(${tasks.blocks}) with ordinality as blocks (block, place))`;

const columns = {
  id: tasks.id,
  name: tasks.name,
  available_from: tasks.available_from,
  due_at: tasks.due_at,
  created_at: tasks.created_at,
  games,
  version: tasks.version,
  author: {
    id: users.id,
    username: users.username,
    first_name: users.first_name,
    last_name: users.last_name,
  },
  school: { id: schools.id, name: schools.name },
  groups: groupsOf,
  named: namedOf,
  totals: {
    untouched: taskTotals.untouched,
    begun: taskTotals.begun,
    done: taskTotals.done,
    late: taskTotals.late,
    percents: sql`${taskTotals.percents}`.mapWith(Number),
    answered: taskTotals.answered,
  },
};

interface Row extends Pick<ListedTask, 'id' | 'name' | 'named' | 'version' | 'author' | 'school'> {
  readonly available_from: Date;
  readonly due_at: Date;
  readonly created_at: Date;
  readonly games: readonly Pick<Block, 'game' | 'settings'>[];
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  /** Null where nobody has it. */
  readonly totals: {
    readonly untouched: number;
    readonly begun: number;
    readonly done: number;
    readonly late: number;
    readonly percents: number;
    readonly answered: number;
  } | null;
}

const nobody = { untouched: 0, begun: 0, done: 0, late: 0, percents: 0, answered: 0 };

function toListed(row: Row, now: Date): ListedTask {
  const { late, percents, answered, ...progress } = row.totals ?? nobody;
  return {
    id: row.id,
    name: row.name,
    author: row.author,
    school: row.school,
    available_from: row.available_from.toISOString(),
    due_at: row.due_at.toISOString(),
    created_at: row.created_at.toISOString(),
    games: row.games.map(({ game, settings }) => listedAs(game, settings)),
    groups: [...row.groups],
    named: row.named,
    counts: { ...statusesOf(progress, row.due_at <= now), late },
    percent: meanPercent({ sum: percents, count: answered }),
    version: row.version,
  };
}

const select = (db: Database) =>
  db
    .select(columns)
    .from(tasks)
    .leftJoin(users, and(eq(users.id, tasks.author_id), isNull(users.erased_at)))
    .leftJoin(schools, eq(schools.id, tasks.school_id))
    .leftJoin(taskTotals, eq(taskTotals.task_id, tasks.id));

const orderings: Readonly<Record<TaskColumn, AnyColumn>> = {
  due_at: tasks.due_at,
  available_from: tasks.available_from,
  name: tasks.name,
  created_at: tasks.created_at,
};

function isIn(state: TaskState | undefined, now: Date): SQL | undefined {
  switch (state) {
    case 'active':
      return and(lte(tasks.available_from, now), gt(tasks.due_at, now));
    case 'upcoming':
      return gt(tasks.available_from, now);
    case 'finished':
      return lte(tasks.due_at, now);
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

/** Which tasks are listed, and in which order. */
type TasksFilter = Omit<TasksQuery, 'page' | 'page_size'>;

function listOf({ visible, isBounded }: Reach, query: TasksFilter, now: Date): List {
  const ofGroup = (id: number) =>
    inArray(
      tasks.id,
      new QueryBuilder()
        .select({ id: taskGroups.task_id })
        .from(taskGroups)
        .where(eq(taskGroups.group_id, id)),
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
      query.due_before === undefined ? undefined : lt(tasks.due_at, new Date(query.due_before)),
      containsWords(query.search, tasks.search_text),
    ),
    orderBy: orderBy(query.ordering),
    ...(!isOrderedBy([indexed], query.ordering) && { orderIfLong: orderBy(indexed) }),
    ...endBySearch(query.search),
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
    prepared(select(db).where(isOnPage)),
  );
  return { ...length, results: results.map((row) => toListed(row, now)) };
}

/** What a file of tasks says. */
export const taskSource = (db: Database, reach: Reach, query: TasksFilter, now: Date) => ({
  ids: (most: number) => readIds(db, listOf(reach, query, now), most),
  rows: async (ids: readonly number[]) =>
    (await select(db).where(and(inArray(tasks.id, [...ids]), reach.visible))).map((row) =>
      toListed(row, now),
    ),
});

/** The first tasks that a condition finds. */
export async function findTasksWhere(
  db: Database,
  where: SQL | undefined,
  { orderBy, limit }: { readonly orderBy: readonly SQL[]; readonly limit: number },
  now: Date,
): Promise<ListedTask[]> {
  const rows = await select(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map((row) => toListed(row, now));
}

/** One task, or null if there is none that the actor may see. */
export async function findTask(db: Database, visible: SQL, id: number, now: Date): Promise<Task | null> {
  const [row] = await prepared(select(db).where(and(eq(tasks.id, id), visible)));
  if (row === undefined) return null;
  const ofTask = eq(assignments.task_id, id);
  const students = await prepared(
    db
      .select({
        id: users.id,
        username: users.username,
        first_name: users.first_name,
        last_name: users.last_name,
      })
      .from(assignments)
      .innerJoin(users, eq(users.id, assignments.user_id))
      .where(and(ofTask, assignments.is_named))
      .orderBy(asc(users.last_name), asc(users.first_name), asc(users.id)),
  );
  const begun = db
    .select({ id: assignments.user_id })
    .from(assignments)
    .where(and(ofTask, isNotNull(assignments.started_at)));
  const [rest] = await prepared(
    db
      .select({ comment: tasks.comment, blocks: tasks.blocks, is_started: sql<boolean>`${exists(begun)}` })
      .from(tasks)
      .where(eq(tasks.id, id)),
  );
  return rest === undefined ? null : { ...toListed(row, now), ...rest, blocks: [...rest.blocks], students };
}

/** Asked before each look at what became of a task. */
export async function isTaskVisible(db: Database, { actor, scope }: Caller, id: number): Promise<boolean> {
  const found = await prepared(
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
  created_at: row.created_at.toISOString(),
});

type TemplatesQuery = ParsedRequestOf<typeof listTaskTemplates>['query'];
type TemplatesFilter = Omit<TemplatesQuery, 'page' | 'page_size'>;

const templatesOf = (authorId: number, query: TemplatesFilter): List => ({
  of: taskTemplates,
  where: and(eq(taskTemplates.author_id, authorId), containsWords(query.search, taskTemplates.search_text)),
  orderBy: orderOf(
    { name: taskTemplates.name, created_at: taskTemplates.created_at },
    query.ordering,
    taskTemplates.id,
  ),
  isBounded: true,
});

/** What a file of a person's own templates says. */
export const templateSource = (db: Database, authorId: number, query: TemplatesFilter) => ({
  ids: (most: number) => readIds(db, templatesOf(authorId, query), most),
  rows: async (ids: readonly number[]) => {
    const isOwn = eq(taskTemplates.author_id, authorId);
    const rows = await db
      .select()
      .from(taskTemplates)
      .where(and(inArray(taskTemplates.id, [...ids]), isOwn));
    return rows.map(toTemplate);
  },
});

/** A person's own templates. */
export async function findTemplates(
  db: Database,
  authorId: number,
  query: TemplatesQuery,
): Promise<ResponseOf<typeof listTaskTemplates>> {
  const { results, ...length } = await readPage(db, templatesOf(authorId, query), query, (isOnPage) =>
    prepared(db.select().from(taskTemplates).where(isOnPage)),
  );
  return { ...length, results: results.map(toTemplate) };
}

/** One of a person's own templates. */
export async function findTemplate(db: Database, authorId: number, id: number): Promise<TaskTemplate | null> {
  const [row] = await db
    .select()
    .from(taskTemplates)
    .where(and(eq(taskTemplates.id, id), eq(taskTemplates.author_id, authorId)));
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
    .where(and(eq(taskTemplates.id, id), eq(taskTemplates.author_id, authorId)))
    .returning({ id: taskTemplates.id });
  return removed.length > 0;
}
