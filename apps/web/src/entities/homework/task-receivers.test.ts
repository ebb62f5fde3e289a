import { expect, it } from 'vitest';
import { handReceivers, takeReceivers } from './task-receivers.ts';

it('hands receivers over once', () => {
  const group = { kind: 'group', id: 1, name: '5A' } as const;
  handReceivers([group]);
  expect([takeReceivers(), takeReceivers()]).toEqual([[group], []]);
});
