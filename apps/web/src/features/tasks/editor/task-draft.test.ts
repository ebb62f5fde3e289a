import { MOST_BLOCKS } from '@mindhero/contract/limits';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { block, draft, task } from './draft.fixture.ts';
import {
  copyOf,
  type TaskDraft,
  withBlock,
  withBlocks,
  withCopyOf,
  withMoved,
  withoutBlock,
  withTemplate,
} from './task-draft.ts';

const seeds = (of: TaskDraft) => of.blocks.map(({ seed }) => seed);

type Step = (before: TaskDraft) => TaskDraft;
const key = fc.integer({ min: 0, max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant((before: TaskDraft) => withBlocks(before, [block(9)])),
  key.map((key) => (before: TaskDraft) => withCopyOf(before, key, 99)),
  key.map((key) => (before: TaskDraft) => withoutBlock(before, key)),
  fc.tuple(key, fc.integer({ min: -2, max: 25 })).map(
    ([key, to]) =>
      (before: TaskDraft) =>
        withMoved(before, key, to),
  ),
);

test('whatever is done, keys are different and there are never too many blocks', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { blocks } = steps.reduce((before, then) => then(before), draft);
      expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
      expect(blocks.length).toBeLessThanOrEqual(MOST_BLOCKS);
    }),
    { seed: 20261122 },
  );
});

test('moving changes the order and nothing else', () => {
  expect(seeds(withMoved(draft, 1, 2))).toEqual([2, 3, 1]);
  expect(seeds(withMoved(draft, 3, 0))).toEqual([3, 1, 2]);
  expect(seeds(withMoved(draft, 1, -1))).toEqual([1, 2, 3]);
  expect(seeds(withMoved(draft, 1, 99))).toEqual([2, 3, 1]);
  expect(withMoved(draft, 99, 0)).toBe(draft);
});

test('a copy of a block stands below it, with items of its own', () => {
  expect(seeds(withCopyOf(draft, 2, 77))).toEqual([1, 2, 77, 3]);
});

test('a change touches one block', () => {
  expect(seeds(withBlock(draft, 2, { seed: 50 }))).toEqual([1, 50, 3]);
});

test('a template comes below what is there, and names only what has no name', () => {
  const template = { name: 'Warm-up', comment: 'Take your time', blocks: [block(1)] };
  const taken = withTemplate(draft, template, () => 42);
  expect(taken).toMatchObject({ name: 'Little friends', comment: 'Take your time' });
  expect(seeds(taken)).toEqual([1, 2, 3, 42]);
});

test.each([
  ['a copy of a block', (before: TaskDraft) => withCopyOf(before, 1, 42), 1],
  [
    'a copy of a task',
    (before: TaskDraft) => ({
      ...before,
      blocks: copyOf({ ...task, blocks: before.blocks }, { from: '', due: '' }, () => 42).blocks,
    }),
    0,
  ],
  [
    'a template',
    (before: TaskDraft) => withTemplate(before, { name: '', comment: '', blocks: before.blocks }, () => 42),
    1,
  ],
])('%s still has one text for all, which is chosen anew', (_, then, at) => {
  const fixed = { ...draft, blocks: [{ ...block(1), key: 1, material: 'fixed' as const, revision: 12 }] };
  const { blocks } = then(fixed);
  expect(blocks[at]).toMatchObject({ seed: 42, material: 'fixed' });
  expect(blocks[at]?.revision).toBeUndefined();
});

test('a copy of a task is for the same people, at another time and with other items', () => {
  const copy = copyOf(task, { from: 'F', due: 'D' }, () => 42);
  expect(copy).toMatchObject({ name: task.name, from: 'F', due: 'D', assignees: draft.assignees });
  expect(seeds(copy)).toEqual([42, 42, 42]);
});
