import { expect, it } from 'vitest';
import { planlessAs } from './planless-as.ts';

it('sends a private tutor to no director, and everybody else to whom they have', () => {
  const school = { id: 1, name: 'North' };
  expect(planlessAs({ role: 'TEACHER', school, points: 0 })).toBe('TEACHER');
  expect(planlessAs({ role: 'TEACHER', school: null, points: 0 })).toBe('TUTOR');
  expect(planlessAs({ role: 'DIRECTOR', school: null, points: 0 })).toBe('DIRECTOR');
});

it('speaks of extending a plan only to a pupil who has had one', () => {
  expect(planlessAs({ role: 'STUDENT', school: null, points: 0 })).toBe('NEWCOMER');
  expect(planlessAs({ role: 'STUDENT', school: null, points: 12 })).toBe('STUDENT');
});
