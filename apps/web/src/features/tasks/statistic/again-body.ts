/** A task set again: who gets it, and what it is. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import type { createTask, Task } from '@mindhero/contract/task';
import type { TaskStudent } from '@mindhero/contract/task-results';
import { isBelow } from './students-shown.ts';

/** Who gets it: everybody as before, those under so many percent, or those who were ticked. */
export type Receivers =
  | { readonly kind: 'all' }
  | { readonly kind: 'below'; readonly limit: number; readonly withUndone: boolean }
  | { readonly kind: 'ticked'; readonly ids: ReadonlySet<number> };

/** Those who get it. Of whoever did it on paper nothing is known, so nobody is asked to do it twice. */
export function receiversOf(students: readonly TaskStudent[], receivers: Receivers): readonly TaskStudent[] {
  switch (receivers.kind) {
    case 'all':
      return students;
    case 'ticked':
      return students.filter(({ id }) => receivers.ids.has(id));
    case 'below':
      return students.filter(
        (student) =>
          isBelow(student, receivers.limit) ||
          (receivers.withUndone && student.percent === null && student.status !== 'completed'),
      );
  }
}

const DAY_MS = 86_400_000;

/**
 * Until when it is to be done: in as many days as the task had, and at least one, at the same time of day.
 * @param now and the task's beginning and end: times of one clock, YYYY-MM-DDTHH:mm
 */
export function dueAgain(
  now: string,
  { from, due }: { readonly from: string; readonly due: string },
): string {
  // Of days alone: the clock's own changes do not matter at noon.
  const noon = (wall: string) => Date.parse(`${wall.slice(0, 10)}T12:00:00Z`);
  const day = new Date(noon(now) + Math.max(DAY_MS, noon(due) - noon(from)));
  return `${day.toISOString().slice(0, 10)}${due.slice(10)}`;
}

interface Again {
  readonly task: Pick<Task, 'comment' | 'blocks' | 'groups' | 'students'>;
  readonly students: readonly TaskStudent[];
  readonly receivers: Receivers;
  readonly name: string;
  readonly availableFrom: string;
  readonly dueAt: string;
  /** One for each block. */
  readonly seeds: readonly number[];
}

/** The request: everybody by the groups that they were assigned by, others by themselves; the items are new. */
export function againBody({
  task,
  students,
  receivers,
  name,
  availableFrom,
  dueAt,
  seeds,
}: Again): RequestOf<typeof createTask>['body'] {
  const isAll = receivers.kind === 'all';
  return {
    name,
    comment: task.comment,
    available_from: availableFrom,
    due_at: dueAt,
    groups: isAll ? task.groups.map(({ id }) => id) : [],
    students: (isAll ? task.students : receiversOf(students, receivers)).map(({ id }) => id),
    blocks: task.blocks.map((block, index) => ({ ...block, seed: seeds[index] ?? block.seed })),
  };
}
