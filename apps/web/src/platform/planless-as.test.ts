import { expect, it } from 'vitest';
import { planlessAs } from './planless-as.ts';

it('sends a private tutor to no director, and everybody else to whom they have', () => {
  const school = { id: 1, name: 'North' };
  expect(planlessAs({ role: 'TEACHER', school })).toBe('TEACHER');
  expect(planlessAs({ role: 'TEACHER', school: null })).toBe('TUTOR');
  expect(planlessAs({ role: 'DIRECTOR', school: null })).toBe('DIRECTOR');
  expect(planlessAs({ role: 'STUDENT', school: null })).toBe('STUDENT');
});
