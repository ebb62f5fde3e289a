/** Bulk changes of tasks, all or none; and marks of students who did one on paper. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { endpoints } from '@mindhero/contract/endpoints';
import type { FieldError } from '@mindhero/contract/errors';
import type { Block } from '@mindhero/contract/task';
import { subjectFlags } from '@mindhero/contract/user';
import { readSettings } from '@mindhero/engine/settings';
import { games } from '@mindhero/games/rules';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { record } from '../../entities/audit.ts';
import { tellOfTasks } from '../../entities/homework/tell.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { assignments, tasks } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import type { ServerRandom } from '../../platform/random.ts';
import { findRemaining } from './assignees.ts';
import {
  assignedOf,
  entryOf,
  type Doing,
  forgiveLate,
  insertTask,
  lockTask,
  type LockedTask,
  lockTasks,
} from './changes.ts';
import { expectSpan } from './times.ts';

/** @throws ApiError 422 naming those that are none of the actor's */
async function lockAll(tx: Database, { visible }: Doing, ids: readonly number[]): Promise<LockedTask[]> {
  const found = await lockTasks(tx, ids, visible);
  const known = new Set(found.map(({ id }) => id));
  refuseIds(ids.flatMap((id, index) => (known.has(id) ? [] : [{ index, code: 'not_an_option' as const }])));
  return found;
}

function refuseIds(faults: readonly { readonly index: number; readonly code: FieldError['code'] }[]): void {
  const errors = faults.map(({ index, code }) => ({ path: `body.ids.${index}`, code }));
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
}

/** Takes tasks back: nobody finds them any more, but games that were played stay. @returns how many */
export function removeTasks(db: Database, doing: Doing, ids: readonly number[]): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await lockAll(tx, doing, ids);
    const own = found.map(({ id }) => id);
    await tx
      .update(tasks)
      .set({ deleted_at: doing.now, version: sql`${tasks.version} + 1` })
      .where(inArray(tasks.id, own));
    await record(tx, doing, ...found.map((task) => ({ action: 'deleted' as const, ...entryOf(task) })));
    await tellOfTasks(tx, own);
    return own.length;
  });
}

/** @returns how many have more time now */
export function extendTasks(
  db: Database,
  doing: Doing,
  { ids, due_at }: ParsedRequestOf<typeof endpoints.extendTasks>['body'],
): Promise<number> {
  const dueAt = new Date(due_at);
  return db.transaction(async (tx) => {
    const found = await lockAll(tx, doing, ids);
    if (dueAt <= doing.now) refuseField('body.due_at', 'in_the_past');
    if (found.some(({ available_from }) => dueAt <= available_from))
      refuseField('body.due_at', 'not_after_start');
    const shorter = found.filter((task) => task.due_at < dueAt);
    const own = shorter.map(({ id }) => id);
    if (own.length === 0) return 0;
    await tx
      .update(tasks)
      .set({ due_at: dueAt, version: sql`${tasks.version} + 1` })
      .where(inArray(tasks.id, own));
    await forgiveLate(tx, own, dueAt);
    const entries = shorter.map((task) => ({
      action: 'changed' as const,
      ...entryOf(task, { fields: ['due_at'] }),
    }));
    await record(tx, doing, ...entries);
    await tellOfTasks(tx, own);
    return own.length;
  });
}

/** @returns the ids of the copies, in the order of the originals */
export function copyTasks(
  db: Database,
  doing: Doing,
  { ids, available_from, due_at }: ParsedRequestOf<typeof endpoints.copyTasks>['body'],
  random: Pick<ServerRandom, 'seed'>,
): Promise<number[]> {
  const span = { available_from: new Date(available_from), due_at: new Date(due_at) };
  expectSpan(span, doing.now);
  return db.transaction(async (tx) => {
    const found = new Map((await lockAll(tx, doing, ids)).map((task) => [task.id, task]));
    const copies: number[] = [];
    for (const [index, id] of [...new Set(ids)].entries()) {
      const task = found.get(id);
      if (task === undefined) continue;
      const assignees = await findRemaining(tx, doing, await assignedOf(tx, id));
      if (assignees === null) return refuseCopy(index, 'too_few_chosen');
      const fault = faultOf(doing.actor, task.blocks);
      if (fault !== null) return refuseCopy(index, fault);
      const { name, comment } = task;
      // Other items: these the students know.
      const blocks = task.blocks.map((block) => ({ ...block, seed: random.seed() }));
      const columns = { name, comment, blocks, ...span, author_id: doing.actor.id, created_at: doing.now };
      copies.push((await insertTask(tx, doing, columns, assignees)).id);
    }
    return copies;
  });
}

function refuseCopy(index: number, code: FieldError['code']): never {
  throw new ApiError('invalid_request', { errors: [{ path: `body.ids.${index}`, code }] });
}

/** What keeps blocks that were fine once from being set today. */
function faultOf(actor: Actor, blocks: readonly Block[]): FieldError['code'] | null {
  for (const { game, settings } of blocks) {
    if (!actor.management[subjectFlags[games[game].subject]]) return 'subject_not_allowed';
    if (!readSettings(games[game], settings).ok) return 'impossible_configuration';
  }
  return null;
}

/**
 * Counts the task as done on paper, or no longer.
 * @throws ApiError 404, 422 naming students who do not have it
 */
export function markStudents(
  db: Database,
  doing: Doing,
  id: number,
  { students, isDone }: { readonly students: readonly number[]; readonly isDone: boolean },
): Promise<number> {
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, id, doing.visible);
    const them = and(eq(assignments.task_id, id), inArray(assignments.user_id, [...students]));
    const found = await tx.select({ id: assignments.user_id }).from(assignments).where(them);
    const known = new Set(found.map((student) => student.id));
    const errors = students.flatMap((student, index) =>
      known.has(student) ? [] : [{ path: `body.students.${index}`, code: 'not_an_option' as const }],
    );
    if (errors.length > 0) throw new ApiError('invalid_request', { errors });
    const mark = isDone
      ? { marked_at: doing.now, marked_by: doing.actor.id }
      : { marked_at: null, marked_by: null };
    const changed = await tx
      .update(assignments)
      .set(mark)
      .where(and(them, isDone ? isNull(assignments.marked_at) : isNotNull(assignments.marked_at)))
      .returning({ id: assignments.user_id });
    if (changed.length > 0) {
      const details = { fields: [isDone ? 'marked_done' : 'unmarked_done'], count: changed.length };
      await record(tx, doing, { action: 'changed', ...entryOf(task, details) });
      await tellOfTasks(tx, [id]);
    }
    return changed.length;
  });
}

/**
 * Reminds students of tasks that they have not done, all of the tasks or none. Whoever has been reminded of one already is
 * reminded of it now.
 * @returns how often somebody was reminded
 */
export function remind(
  db: Database,
  doing: Doing,
  { ids, students }: ParsedRequestOf<typeof endpoints.remindStudents>['body'],
): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await lockAll(tx, doing, ids);
    const reminded = await tx
      .update(assignments)
      .set({ reminded_at: doing.now })
      .where(
        and(
          inArray(
            assignments.task_id,
            found.map(({ id }) => id),
          ),
          inArray(assignments.user_id, [...students]),
          isNull(assignments.completed_at),
          isNull(assignments.marked_at),
        ),
      )
      .returning({ task_id: assignments.task_id });
    const counts = Map.groupBy(reminded, ({ task_id }) => task_id);
    const entries = found.flatMap((task) => {
      const count = counts.get(task.id)?.length ?? 0;
      return count === 0
        ? []
        : [{ action: 'changed' as const, ...entryOf(task, { fields: ['reminded'], count }) }];
    });
    if (entries.length > 0) await record(tx, doing, ...entries);
    return reminded.length;
  });
}
