/** A school whose staff activate plans, and their students, who have none. */
import type { TestApp } from './app.ts';
import { addGroup, addPerson, addSchool } from './people.ts';

/** Anna and Bohdan are the teacher’s, in their group; one more student is a colleague’s. */
export async function makePlanSchool(server: TestApp) {
  const school = await addSchool(server, 'North');
  const elsewhere = await addSchool(server, 'South');
  const staff = { role: 'TEACHER', school_id: school, can_manage_subscriptions: true, plan: false } as const;
  const admin = await addPerson(server, { role: 'ADMIN', plan: false });
  const director = await addPerson(server, { ...staff, role: 'DIRECTOR', last_name: 'Director' });
  const teacher = await addPerson(server, { ...staff, last_name: 'Teacher' });
  const colleague = await addPerson(server, { ...staff, last_name: 'Colleague' });
  const unpermitted = await addPerson(server, { ...staff, can_manage_subscriptions: false });
  const foreigner = await addPerson(server, { ...staff, school_id: elsewhere });
  const pupil = { school_id: school, plan: false };
  const anna = await addPerson(server, { ...pupil, first_name: 'Anna', created_by: teacher.id });
  const bohdan = await addPerson(server, { ...pupil, first_name: 'Bohdan', created_by: teacher.id });
  const theirs = await addPerson(server, { ...pupil, created_by: colleague.id });
  const group = await addGroup(server, {
    name: '5A',
    school_id: school,
    teacher_id: teacher.id,
    members: [anna, bohdan],
  });
  return { admin, director, teacher, colleague, unpermitted, foreigner, anna, bohdan, theirs, school, group };
}
