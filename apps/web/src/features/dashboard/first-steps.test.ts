import type { Management } from '@mindhero/contract/permission';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstSteps, nextStep, type SetUp, stepsOf } from './first-steps.ts';

const all: Management = {
  can_register_students: true,
  can_register_groups: true,
  can_use_math: true,
  can_use_reading: true,
  can_use_logic: true,
  can_manage_subscriptions: true,
};
const counted = fc.oneof(fc.constant(null), fc.nat(3));
const setUps: fc.Arbitrary<SetUp> = fc.record({
  school: counted,
  teachers: counted,
  students: counted,
  group: counted,
  task: counted,
});

it('ticks what is there, and asks next for the first that is not', () => {
  fc.assert(
    fc.property(setUps, fc.constantFrom('TEACHER', 'DIRECTOR', 'ADMIN'), (setUp, role) => {
      const steps = stepsOf({ role, management: all }, setUp);
      for (const { step, isDone } of steps) expect(isDone).toBe((setUp[step] ?? 0) > 0);
      const missing = steps.map(({ step }) => step).filter((step) => (setUp[step] ?? 0) === 0);
      expect(nextStep(steps)).toBe(missing[0] ?? null);
    }),
    { seed: 1, numRuns: 100 },
  );
});

const empty: SetUp = { school: 0, teachers: 0, students: 0, group: 0, task: 0 };

it('leaves school and teachers to those who lead, and a school to administrators', () => {
  const named = (role: 'TEACHER' | 'DIRECTOR' | 'ADMIN') => stepsOf({ role, management: all }, empty);
  expect(named('TEACHER').map(({ step }) => step)).toEqual(['students', 'group', 'task']);
  expect(named('ADMIN').map(({ step }) => step)).toEqual([...firstSteps]);
  expect(named('DIRECTOR').filter(({ isOwn }) => !isOwn)).toMatchObject([{ step: 'school' }]);
});

it('sends nobody to what they may not do', () => {
  const management = { ...all, can_register_students: false };
  const [students] = stepsOf({ role: 'TEACHER', management }, empty);
  expect(students).toEqual({ step: 'students', isDone: false, isOwn: false });
});
