import { expect, it } from 'vitest';
import { activeShare, homeworkShare } from './shares.ts';

it('greys who trained of fewer than five students', () => {
  expect(activeShare({ week_active: 4, students: 4 })).toEqual({ percent: 100, isFew: true });
  expect(activeShare({ week_active: 1, students: 5 })).toEqual({ percent: 20, isFew: false });
  expect(activeShare({ week_active: 0, students: 0 })).toEqual({ percent: null, isFew: true });
});

it('greys what was done of homework that was set fewer than twenty times', () => {
  expect(homeworkShare({ done: 19, assigned: 19 })).toEqual({ percent: 100, isFew: true });
  expect(homeworkShare({ done: 5, assigned: 20 })).toEqual({ percent: 25, isFew: false });
});

it('is never more than all: who left may have trained, too', () => {
  expect(activeShare({ week_active: 6, students: 5 })).toEqual({ percent: 100, isFew: false });
});
