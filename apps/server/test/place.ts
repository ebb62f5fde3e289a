/** A school of its own for each change that is tried. */
import type { TestApp } from './app.ts';
import { addGroup, addPerson, addSchool, type Person } from './people.ts';

/** The password of everybody there. */
export const PASSWORD = 'Correct-horse-1';

/** A school that nobody else uses, with somebody in each role. */
export interface Place {
  readonly server: TestApp;
  readonly school: number;
  readonly admin: Person;
  readonly director: Person;
  readonly teacher: Person;
  readonly colleague: Person;
  readonly anna: Person;
  readonly bohdan: Person;
  readonly group: number;
  readonly other: number;
}

export async function makePlace(server: TestApp): Promise<Place> {
  const school = await addSchool(server, 'North');
  const passwordHash = PASSWORD;
  const staff = {
    school_id: school,
    password_hash: passwordHash,
    can_register_groups: true,
    can_register_students: true,
    can_manage_subscriptions: true,
  };
  const teacher = await addPerson(server, { role: 'TEACHER', ...staff });
  const pupil = {
    school_id: school,
    password_hash: passwordHash,
    created_by: teacher.id,
    first_name: 'Pupil',
  };
  const anna = await addPerson(server, pupil);
  const bohdan = await addPerson(server, pupil);
  const ours = { school_id: school, teacher_id: teacher.id };
  return {
    server,
    school,
    admin: await addPerson(server, { role: 'ADMIN' }),
    director: await addPerson(server, { role: 'DIRECTOR', ...staff }),
    teacher,
    colleague: await addPerson(server, { role: 'TEACHER', ...staff }),
    anna,
    bohdan,
    group: await addGroup(server, { ...ours, name: 'Ours', members: [anna] }),
    other: await addGroup(server, { ...ours, name: 'Others', members: [bohdan] }),
  };
}
