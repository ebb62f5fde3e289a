import { describe, expect, test } from 'vitest';
import { actionOf, isOpen } from './homework-action.ts';

const now = new Date('2026-11-22T12:00:00Z');
const homework = (changes: object = {}) => ({
  status: 'pending' as const,
  available_from: '2026-11-22T08:00:00Z',
  rounds_done: null,
  attempts: 0,
  ...changes,
});

describe('what a pupil can do with a homework', () => {
  test.each([
    ['one that has not begun waits', { available_from: '2026-11-22T12:00:01Z' }, 'wait', false],
    ['one from this moment on is started', { available_from: '2026-11-22T12:00:00Z' }, 'start', true],
    ['what is begun is continued', { status: 'in_progress', rounds_done: 0, attempts: 1 }, 'continue', true],
    ['what is overdue is completed', { status: 'overdue' }, 'complete_overdue', true],
    [
      'what is overdue and begun, too',
      { status: 'overdue', rounds_done: 2, attempts: 1 },
      'complete_overdue',
      true,
    ],
    ['what is done is repeated', { status: 'completed', attempts: 1 }, 'repeat', false],
    ['a repeat is continued', { status: 'completed', attempts: 2, rounds_done: 1 }, 'continue', false],
    ['what was done on paper is played for the first time', { status: 'completed' }, 'start', false],
  ] as const)('%s', (_, changes, action, open) => {
    expect(actionOf(homework(changes), now)).toBe(action);
    expect(isOpen(homework(changes), now)).toBe(open);
  });
});
