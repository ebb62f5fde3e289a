import { expect, it } from 'vitest';
import { handTask, takeHanded } from './task-receivers.ts';

it('hands a task over once', () => {
  const group = { kind: 'group', id: 1, name: '5A' } as const;
  const block = { game: 'columns', settings: { repeats: 10 } } as const;
  handTask([group], [block]);
  expect(takeHanded()).toEqual({ receivers: [group], blocks: [block] });
  expect(takeHanded()).toEqual({ receivers: [], blocks: [] });
  handTask([group]);
  expect(takeHanded()).toEqual({ receivers: [group], blocks: [] });
});
