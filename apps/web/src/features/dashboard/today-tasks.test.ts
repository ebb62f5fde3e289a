import type { ListedHomework } from '@mindhero/contract/homework';
import { expect, test } from 'vitest';
import { todaysTasks } from './today-tasks.ts';

const homework = (id: number, completed: string | null = null) =>
  ({ id, completed_at: completed }) as ListedHomework;
const isToday = (instant: string) => instant.startsWith('2026-11-22');
const ids = (list: readonly ListedHomework[]) => list.map(({ id }) => id);

test('what is overdue stands first, and what was done today last', () => {
  const tasks = todaysTasks(
    {
      overdue: [homework(1)],
      today: [homework(2), homework(3)],
      done: [homework(4, '2026-11-22T09:00:00Z'), homework(5, '2026-11-21T09:00:00Z')],
    },
    isToday,
  );
  expect(ids(tasks.shown)).toEqual([1, 2, 3, 4]);
  expect(tasks).toMatchObject({ isOpen: true, done: 1, all: 4 });
});

test('more than fit are counted nevertheless', () => {
  const today = [1, 2, 3, 4, 5, 6, 7].map((id) => homework(id));
  const tasks = todaysTasks({ overdue: [], today, done: [] }, isToday);
  expect(tasks.shown).toHaveLength(5);
  expect(tasks).toMatchObject({ done: 0, all: 7 });
});

test('what is done leaves nothing open', () => {
  const done = [homework(1, '2026-11-22T09:00:00Z')];
  expect(todaysTasks({ overdue: [], today: [], done }, isToday)).toMatchObject({ isOpen: false, all: 1 });
});
