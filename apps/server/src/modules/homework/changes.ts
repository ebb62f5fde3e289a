/** Changes of one task. Each is one transaction, in which the task is locked first and the action is recorded. */
import { isDeepStrictEqual } from 'node:util';
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { FieldError } from '@mindhero/contract/errors';
import type { createTask, updateTask } from '@mindhero/contract/task';
import { type SQL, and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { type ActionContext, type AuditEntry, record } from '../../entities/audit.ts';
import { lateIn } from '../../entities/homework/status.ts';
import { tellOfTasks } from '../../entities/homework/tell.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { assignments, taskGroups, tasks } from '../../platform/db/schema/index.ts';
import { throughTransaction } from '../../platform/db/through.ts';
import { expectVersion } from '../../platform/db/version.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { activeMembers, type Asked, type Assignees, findAssignees, type Reach } from './assignees.ts';
import { checkedBlocks } from './blocks.ts';
import { expectSpan } from './times.ts';

export type LockedTask = typeof tasks.$inferSelect;

export interface Doing extends ActionContext {
  readonly actor: Actor;
  /** Which tasks the actor may change, as a condition on `tasks`. */
  readonly visible: SQL;
  readonly reach: Reach;
}

/**
 * Tasks, locked until the transaction ends, in the order of their ids. The lock lets other transactions refer to the
 * tasks: one of them may hold a group that this transaction waits for (docs/locks.md).
 */
export function lockTasks(tx: Database, ids: readonly number[], visible: SQL): Promise<LockedTask[]> {
  return tx
    .select()
    .from(tasks)
    .where(and(inArray(tasks.id, [...ids]), visible))
    .orderBy(tasks.id)
    .for('no key update');
}

/** @throws ApiError 404 */
export async function lockTask(tx: Database, id: number, visible: SQL): Promise<LockedTask> {
  const [task] = await lockTasks(tx, [id], visible);
  if (task === undefined) throw new ApiError('not_found');
  return task;
}

export const entryOf = (
  { id, school_id, name }: Pick<LockedTask, 'id' | 'school_id' | 'name'>,
  details: AuditEntry['details'] = {},
) => ({ subject: 'task' as const, subject_id: id, school_id, details: { name, ...details } });

type NewTask = Omit<typeof tasks.$inferInsert, 'school_id'>;

/** The new task, given to everybody. */
export async function insertTask(
  tx: Database,
  doing: Doing,
  columns: NewTask,
  { school_id, ...assignees }: Assignees,
): Promise<LockedTask> {
  const [made] = await tx
    .insert(tasks)
    .values({ ...columns, school_id })
    .returning();
  if (made === undefined) throw new Error('nothing was inserted');
  await insertGroups(tx, made.id, assignees.groups);
  await assign(tx, made.id, assignees);
  await record(tx, doing, {
    action: 'created',
    ...entryOf(made, { count: assignees.students.length }),
  });
  return made;
}

async function insertGroups(tx: Database, taskId: number, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return;
  await tx
    .insert(taskGroups)
    .values(groupIds.map((groupId) => ({ task_id: taskId, group_id: groupId })))
    .onConflictDoNothing();
}

/** One statement for all students; those who have the task already keep their results. */
async function assign(
  tx: Database,
  taskId: number,
  { students, named }: Pick<Assignees, 'students' | 'named'>,
): Promise<void> {
  const namedIds = sql.param([...named]);
  await tx.execute(sql`
    insert into assignments (task_id, user_id, is_named)
    select ${taskId}, id, id = any(${namedIds}::int[]) from unnest(${sql.param([...students])}::int[]) id
    on conflict (task_id, user_id) do update set is_named = excluded.is_named`);
}

/** The id of the new task. */
export function addTask(
  db: Database,
  doing: Doing,
  { name, comment, available_from, due_at, blocks, ...asked }: ParsedRequestOf<typeof createTask>['body'],
): Promise<number> {
  const span = { available_from: new Date(available_from), due_at: new Date(due_at) };
  expectSpan(span, doing.now);
  return db.transaction(async (tx) => {
    const checked = await checkedBlocks({ ask: throughTransaction(tx), actor: doing.actor }, blocks);
    const assignees = await findAssignees(tx, doing, asked);
    const columns = {
      name,
      comment,
      ...span,
      blocks: checked,
      author_id: doing.actor.id,
      created_at: doing.now,
    };
    return (await insertTask(tx, doing, columns, assignees)).id;
  });
}

type Changes = Omit<ParsedRequestOf<typeof updateTask>['body'], 'version'>;

/** @throws ApiError 404, 409 after somebody else's change, 422 for what cannot be changed any more, or not so */
export function changeTask(
  db: Database,
  doing: Doing,
  id: number,
  { version, ...changes }: ParsedRequestOf<typeof updateTask>['body'],
): Promise<void> {
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, id, doing.visible);
    expectVersion(task, version);
    const columns = await columnsOf(tx, doing.actor, task, changes);
    if (await hasStarted(tx, id)) expectUnchanged(task, columns);
    const { available_from, due_at } = columns;
    if (
      available_from.getTime() !== task.available_from.getTime() ||
      due_at.getTime() !== task.due_at.getTime()
    )
      expectSpan(columns, doing.now);
    if (changes.groups !== undefined || changes.students !== undefined)
      await changeAssignees(tx, doing, task, changes);
    await tx
      .update(tasks)
      .set({ ...columns, version: sql`${tasks.version} + 1` })
      .where(eq(tasks.id, id));
    await forgiveLate(tx, [id], due_at);
    const fields = Object.keys(changes);
    await record(tx, doing, { action: 'changed', ...entryOf({ ...task, name: columns.name }, { fields }) });
    await tellOfTasks(tx, [id]);
  });
}

async function columnsOf(tx: Database, actor: Actor, task: LockedTask, changes: Changes) {
  const { available_from: from, due_at: due, blocks } = changes;
  return {
    name: changes.name ?? task.name,
    comment: changes.comment ?? task.comment,
    available_from: from === undefined ? task.available_from : new Date(from),
    due_at: due === undefined ? task.due_at : new Date(due),
    // Blocks that stay as they are need no permission.
    blocks:
      blocks === undefined || isDeepStrictEqual(blocks, task.blocks)
        ? task.blocks
        : await checkedBlocks({ ask: throughTransaction(tx), actor, stored: task.blocks }, blocks),
  };
}

/** Whether any student has begun the task. */
async function hasStarted(tx: Database, id: number): Promise<boolean> {
  const [started] = await tx
    .select({ id: assignments.user_id })
    .from(assignments)
    .where(and(eq(assignments.task_id, id), isNotNull(assignments.started_at)))
    .limit(1);
  return started !== undefined;
}

/** Blocks and start cannot change once a student has begun. @throws ApiError 422 already_started */
function expectUnchanged(
  task: LockedTask,
  { available_from, blocks }: Pick<LockedTask, 'available_from' | 'blocks'>,
): void {
  const errors: FieldError[] = [
    ...(isDeepStrictEqual(blocks, task.blocks) ? [] : ['body.blocks']),
    ...(available_from.getTime() === task.available_from.getTime() ? [] : ['body.available_from']),
  ].map((path) => ({ path, code: 'already_started' }));
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
}

/** After a change of the due time: late results may be on time now; what was on time stays so. */
export async function forgiveLate(tx: Database, ids: readonly number[], dueAt: Date): Promise<void> {
  await tx
    .update(assignments)
    .set({ is_late: lateIn(dueAt) })
    .where(and(inArray(assignments.task_id, [...ids]), assignments.is_late));
}

/** Takes the task from students who are no longer assigned and have not begun, and gives it to the new ones. */
async function changeAssignees(
  tx: Database,
  doing: Doing,
  task: LockedTask,
  changes: Changes,
): Promise<void> {
  const before = await assignedOf(tx, task.id);
  const asked = { groups: changes.groups ?? before.groups, students: changes.students ?? before.students };
  const { school_id } = task;
  const after = await findAssignees(tx, { ...doing, task: { school_id, kept: before } }, asked);
  const isKept = new Set(after.students);
  const goneGroups = before.groups.filter((id) => !after.groups.includes(id));
  // Students who left a group earlier keep the task, as long as the group has it.
  const gone = [...before.students, ...(await activeMembers(tx, goneGroups))].filter((id) => !isKept.has(id));
  if (gone.length > 0) await withdraw(tx, task.id, gone);
  await tx
    .delete(taskGroups)
    .where(
      and(
        eq(taskGroups.task_id, task.id),
        after.groups.length === 0 ? undefined : notInArray(taskGroups.group_id, [...after.groups]),
      ),
    );
  await insertGroups(tx, task.id, after.groups);
  await assign(tx, task.id, after);
}

/** Groups and named students of a task. */
export async function assignedOf(tx: Database, taskId: number): Promise<Asked> {
  const ofGroups = await tx
    .select({ id: taskGroups.group_id })
    .from(taskGroups)
    .where(eq(taskGroups.task_id, taskId));
  const named = await tx
    .select({ id: assignments.user_id })
    .from(assignments)
    .where(and(eq(assignments.task_id, taskId), assignments.is_named));
  return { groups: ofGroups.map(({ id }) => id), students: named.map(({ id }) => id) };
}

/** Students who have begun, or were marked as done, keep the task: a result is never taken away. */
async function withdraw(tx: Database, taskId: number, students: readonly number[]): Promise<void> {
  const them = and(eq(assignments.task_id, taskId), inArray(assignments.user_id, [...students]));
  await tx
    .delete(assignments)
    .where(and(them, isNull(assignments.started_at), isNull(assignments.marked_at)));
  await tx
    .update(assignments)
    .set({ is_named: false })
    .where(and(them, or(isNotNull(assignments.started_at), isNotNull(assignments.marked_at))));
}
