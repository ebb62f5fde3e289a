/** What a pupil can do with a homework. Pure. */
import type { ListedHomework } from '@mindhero/contract/homework';

export type HomeworkAction = 'wait' | 'start' | 'continue' | 'complete_overdue' | 'repeat';

type Standing = Pick<ListedHomework, 'status' | 'available_from' | 'rounds_done' | 'attempts'>;

/** The one thing to do next with it. */
export function actionOf(homework: Standing, now: Date): HomeworkAction {
  const { status, available_from, rounds_done, attempts } = homework;
  if (new Date(available_from) > now) return 'wait';
  if (status === 'overdue') return 'complete_overdue';
  if (rounds_done !== null) return 'continue';
  // What was done on paper has not been played yet.
  return status === 'completed' && attempts > 0 ? 'repeat' : 'start';
}

/** Whether it is still to be done, and can be. */
export function isOpen(homework: Standing, now: Date): boolean {
  return homework.status !== 'completed' && actionOf(homework, now) !== 'wait';
}
