/** What the students of a task come to together. Pure. */
import type { ShownBlock, TaskStudent, TaskTechnique } from '@mindhero/contract/task-results';
import {
  adjustedPercent,
  countStatuses,
  meanOfPercents,
  type StatusCounts,
  statusOnceOver,
} from '@mindhero/engine/homework';
import { median } from '@mindhero/engine/median';
import { share, toTeachNext } from '../../../entities/homework/techniques/technique-table.ts';

/** Right at the first try, in percent; null for a block that was not played. */
export function percentOf(block: ShownBlock | undefined): number | null {
  if (block === null || block === undefined) return null;
  const [correct, incorrect, missed] = block;
  return adjustedPercent({ correct, incorrect, missed });
}

/** Milliseconds of active play of the attempt that counts. */
export function activeMs({ blocks }: Pick<TaskStudent, 'blocks'>): number {
  return blocks.reduce((sum, block) => sum + (block?.[3] ?? 0), 0);
}

/** A person who has not done it and cannot, for want of a plan. */
export function isHeldUp({ status, has_plan }: Pick<TaskStudent, 'status' | 'has_plan'>): boolean {
  return !has_plan && status !== 'completed';
}

/** Students of a task whose time is over: what is told of them may be from before. */
export function onceOver(students: readonly TaskStudent[]): TaskStudent[] {
  return students.map((student) => ({ ...student, status: statusOnceOver(student.status) }));
}

/** How many stand where. */
export function statusCounts(students: readonly TaskStudent[]): StatusCounts {
  return countStatuses(students.map(({ status }) => status));
}

export interface Figures {
  readonly completed: number;
  readonly students: number;
  /** Of those who have not completed it. */
  readonly withoutPlan: number;
  /** Mean of the students' percents, as in the list of tasks. */
  readonly percent: number | null;
  /** Of those who have played all of it. */
  readonly medianMs: number | null;
}

/** Of those who have a percent. */
const meanOf = (students: readonly { readonly percent: number | null }[]) =>
  meanOfPercents(students.flatMap(({ percent }) => percent ?? []));

const meanMs = (times: readonly number[]) =>
  times.length === 0 ? null : Math.round(times.reduce((sum, time) => sum + time, 0) / times.length);

/** The figures above the table. */
export function figuresOf(students: readonly TaskStudent[]): Figures {
  const done = students.filter(({ status }) => status === 'completed');
  return {
    completed: done.length,
    students: students.length,
    withoutPlan: students.filter(isHeldUp).length,
    percent: meanOf(students),
    medianMs: median(done.map(activeMs).filter((ms) => ms > 0)),
  };
}

export interface Means {
  readonly percent: number | null;
  readonly ms: number | null;
  /** Percent of each block. */
  readonly blocks: readonly (number | null)[];
}

/** What students come to on average, each figure of those who have it. */
export function meansOf(students: readonly TaskStudent[], blocks: number): Means {
  return {
    percent: meanOf(students),
    ms: meanMs(students.map(activeMs).filter((ms) => ms > 0)),
    blocks: Array.from({ length: blocks }, (_, block) =>
      meanOf(students.map((student) => ({ percent: percentOf(student.blocks[block]) }))),
    ),
  };
}

export type Hardest =
  | { readonly kind: 'move'; readonly cell: TaskTechnique; readonly wrong: number }
  | { readonly kind: 'block'; readonly block: number; readonly wrong: number };

/**
 * The move that goes wrong most often, and for more than one student where there are several; where no rod was moved, the
 * block. Null while nothing went wrong.
 */
export function hardestOf(students: readonly TaskStudent[], cells: readonly TaskTechnique[]): Hardest | null {
  const fewest = Math.min(2, students.length);
  const [cell] = toTeachNext(cells.filter((one) => one.students_wrong >= fewest));
  if (cell !== undefined) return { kind: 'move', cell, wrong: 100 - share(cell) };
  const most = students.reduce((blocks, one) => Math.max(blocks, one.blocks.length), 0);
  const [worst] = meansOf(students, most)
    .blocks.map((percent, block) => ({ kind: 'block' as const, block, wrong: 100 - (percent ?? 100) }))
    .toSorted((a, b) => b.wrong - a.wrong);
  return worst === undefined || worst.wrong === 0 ? null : worst;
}

export interface TaskDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly started: number;
  readonly completed: number;
  /** Mean of those who completed it that day. */
  readonly percent: number | null;
}

/** Who began and who completed it, day by day, without the days on which nobody did. */
export function daysOf(students: readonly TaskStudent[], dayOf: (instant: string) => string): TaskDay[] {
  const startedOn = students.flatMap(({ started_at: at }) => (at === null ? [] : dayOf(at)));
  const done = students.flatMap(({ completed_at: at, percent }) =>
    at === null ? [] : { day: dayOf(at), percent },
  );
  const days = new Set([...startedOn, ...done.map(({ day }) => day)]);
  return [...days].toSorted().map((day) => {
    const then = done.filter((one) => one.day === day);
    return {
      day,
      started: startedOn.filter((one) => one === day).length,
      completed: then.length,
      percent: meanOf(then),
    };
  });
}
