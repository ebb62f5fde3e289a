/** What is sent of a draft. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import type { Block, createTask, Task, updateTask } from '@mindhero/contract/task';
import { type Assignee, draftOf, type TaskDraft } from './task-draft.ts';

type NewTask = RequestOf<typeof createTask>['body'];
type TaskChange = RequestOf<typeof updateTask>['body'];

/** The school's clocks. */
export interface Clock {
  toWall(instant: string): string;
  toInstant(wall: string): string | null;
}

export function blocksOf({ blocks }: TaskDraft): Block[] {
  return blocks.map(({ game, settings, repeats, seed, material, revision }) => ({
    game,
    settings,
    repeats,
    seed,
    ...(material !== undefined && { material }),
    ...(revision !== undefined && { revision }),
  }));
}

const idsOf = (assignees: readonly Assignee[], kind: Assignee['kind']) =>
  assignees.filter((one) => one.kind === kind).map(({ id }) => id);

/** Who is meant, as requests name them. */
export const receiversOf = (assignees: readonly Assignee[]) => ({
  groups: idsOf(assignees, 'group'),
  students: idsOf(assignees, 'student'),
});

/** A new task; null while a time lacks. */
export function newTaskOf(draft: TaskDraft, clock: Clock): NewTask | null {
  const from = clock.toInstant(draft.from);
  const due = clock.toInstant(draft.due);
  if (from === null || due === null) return null;
  return {
    name: draft.name,
    comment: draft.comment,
    available_from: from,
    due_at: due,
    ...receiversOf(draft.assignees),
    blocks: blocksOf(draft),
  };
}

/**
 * What of a task is different now. Times are compared as the form shows them: their seconds, and the second of two equal
 * hours in autumn, stay as they are.
 */
export function changeOf(task: Task, draft: TaskDraft, clock: Clock): TaskChange | null {
  const next = newTaskOf(draft, clock);
  if (next === null) return null;
  const before = draftOf(task, clock.toWall);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return {
    version: task.version,
    ...(draft.name !== task.name && { name: draft.name }),
    ...(draft.comment !== task.comment && { comment: draft.comment }),
    ...(draft.from !== before.from && { available_from: next.available_from }),
    ...(draft.due !== before.due && { due_at: next.due_at }),
    ...(!isSame(next.groups, idsOf(before.assignees, 'group')) && { groups: next.groups }),
    ...(!isSame(next.students, idsOf(before.assignees, 'student')) && { students: next.students }),
    ...(!isSame(next.blocks, task.blocks) && { blocks: next.blocks }),
  };
}
