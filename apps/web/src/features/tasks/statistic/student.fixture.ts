import type { TaskStudent } from '@mindhero/contract/task-results';

/** A student who has not begun, but for what is said. */
export const student = (id: number, changes: Partial<TaskStudent> = {}): TaskStudent => ({
  id,
  username: `pupil${id}`,
  first_name: 'Pupil',
  last_name: `Number ${id}`,
  avatar: 'hero-1',
  status: 'pending',
  has_plan: true,
  is_late: false,
  is_marked: false,
  attempts: 0,
  started_at: null,
  completed_at: null,
  percent: null,
  blocks: [],
  ...changes,
});
