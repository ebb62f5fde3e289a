import { expect, it } from 'vitest';
import { longerDue, spanOfCopy } from './new-times.ts';

const now = '2026-11-22T09:20';
const lesson = { from: '2026-11-20T08:00', due: '2026-11-20T22:30' };
const week = { from: '2026-10-19T10:00', due: '2026-10-24T22:30' };

it('sets a copy on the next days that begin after now, at the same hours, for as long as the longest', () => {
  expect(spanOfCopy([lesson], now)).toEqual({ from: '2026-11-23T08:00', due: '2026-11-23T22:30' });
  // Over the end of summer time.
  expect(spanOfCopy([lesson, week], now)).toEqual({ from: '2026-11-22T10:00', due: '2026-11-27T22:30' });
});

it('leaves what has not begun at its time', () => {
  const next = { from: '2026-11-22T09:21', due: '2026-11-23T09:00' };
  expect(spanOfCopy([next], now)).toEqual(next);
});

it('offers a day more than the last of them has, and for what is over its hour after now', () => {
  expect(longerDue(['2026-11-22T10:00', '2026-11-24T22:30'], now)).toBe('2026-11-25T22:30');
  expect(longerDue([lesson.due], now)).toBe('2026-11-22T22:30');
  expect(longerDue([now], now)).toBe('2026-11-23T09:20');
});
