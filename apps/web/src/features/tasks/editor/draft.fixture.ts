import type { Block, Task } from '@mindhero/contract/task';
import { draftOf, type TaskDraft } from './task-draft.ts';

/** Clocks that show UTC. */
export const clock = {
  toWall: (instant: string) => new Date(instant).toISOString().slice(0, 16),
  toInstant: (wall: string) => (wall === '' ? null : `${wall}:00.000Z`),
};

export const block = (seed: number): Block => ({ game: 'columns', settings: {}, repeats: 1, seed });

export const task: Task = {
  id: 5,
  name: 'Little friends',
  comment: '',
  author: null,
  school: null,
  available_from: '2026-11-23T08:00:41.000Z',
  due_at: '2026-11-24T20:00:00.000Z',
  created_at: '2026-11-22T08:00:00.000Z',
  games: ['columns'],
  groups: [{ id: 3, name: '3-B' }],
  named: { count: 0, first: [] },
  counts: { pending: 2, in_progress: 0, completed: 0, overdue: 0, late: 0 },
  percent: null,
  version: 4,
  blocks: [block(1), block(2), block(3)],
  students: [
    { id: 7, username: 'ihor', first_name: 'Ihor', last_name: 'Tkach' },
    { id: 8, username: 'olia', first_name: 'Olia', last_name: 'Bondar' },
  ],
  is_started: false,
};

/** What stands in that task. */
export const draft: TaskDraft = draftOf(task, clock.toWall);
