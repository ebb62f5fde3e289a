import { expect, it } from 'vitest';
import type { PlanType } from '../../../entities/plan/plan-type.ts';
import { type Candidate, type Chosen, wishOf } from './activation-wish.ts';

const somebody = (id: number, plan_type: PlanType): Candidate => ({
  id,
  plan_type,
  first_name: 'Anna',
  last_name: 'Bondar',
  username: `anna${id}`,
});

const chosen: Chosen = { kind: 'people', group: null, people: [], plan_type: null, months: 3 };

it('wishes nothing before somebody is chosen', () => {
  expect(wishOf(chosen)).toBeNull();
  expect(wishOf({ ...chosen, kind: 'group' })).toBeNull();
});

it('asks for a whole group by its id, whoever is in it by then', () => {
  expect(wishOf({ ...chosen, kind: 'group', group: 7, people: [somebody(1, 'teacher')] })).toEqual({
    plan_type: 'student',
    months: 3,
    whom: { group: 7 },
  });
});

it('activates one type at a time: the one that is wished, if somebody needs it', () => {
  const people = [somebody(1, 'student'), somebody(2, 'teacher'), somebody(3, 'student')];
  expect(wishOf({ ...chosen, people })).toMatchObject({ plan_type: 'student', whom: { people: [1, 3] } });
  expect(wishOf({ ...chosen, people, plan_type: 'teacher' })).toMatchObject({ whom: { people: [2] } });
  expect(wishOf({ ...chosen, people, plan_type: 'director' })).toMatchObject({ plan_type: 'student' });
});
