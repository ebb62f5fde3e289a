import { expect, test } from 'vitest';
import { block, clock, draft, task } from './draft.fixture.ts';
import { draftOf, withMoved } from './task-draft.ts';
import { changeOf, newTaskOf } from './task-request.ts';

test('a new task is sent by ids and instants', () => {
  expect(newTaskOf(draft, clock)).toEqual({
    name: 'Little friends',
    comment: '',
    available_from: '2026-11-23T08:00:00.000Z',
    due_at: '2026-11-24T20:00:00.000Z',
    groups: [3],
    students: [7, 8],
    blocks: task.blocks,
  });
  expect(newTaskOf({ ...draft, due: '' }, clock)).toBeNull();
});

test('of a task that nobody touched nothing is sent, whatever seconds its times have', () => {
  expect(changeOf(task, draft, clock)).toEqual({ version: 4 });
});

test('only what is different is sent', () => {
  const [group] = draft.assignees;
  expect(changeOf(task, { ...draft, name: 'Big friends' }, clock)).toEqual({
    version: 4,
    name: 'Big friends',
  });
  expect(changeOf(task, { ...draft, due: '2026-11-25T20:00' }, clock)).toEqual({
    version: 4,
    due_at: '2026-11-25T20:00:00.000Z',
  });
  expect(changeOf(task, { ...draft, assignees: group === undefined ? [] : [group] }, clock)).toEqual({
    version: 4,
    students: [],
  });
  expect(changeOf(task, withMoved(draft, 1, 2), clock)?.blocks?.map(({ seed }) => seed)).toEqual([2, 3, 1]);
});

test('what all are to read stays what it is while other things of the task change', () => {
  const fixed = { ...task, blocks: [{ ...block(1), material: 'fixed' as const, revision: 12 }, block(2)] };
  const read = draftOf(fixed, clock.toWall);
  expect(changeOf(fixed, { ...read, name: 'Big friends' }, clock)).toEqual({
    version: 4,
    name: 'Big friends',
  });
  expect(changeOf(fixed, withMoved(read, 1, 1), clock)?.blocks?.[1]).toEqual(fixed.blocks[0]);
});
