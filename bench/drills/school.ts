/** A school for drills: everybody is signed in, has a plan, and knows nobody's password. */
import { connect } from '@mindhero/server/platform/db/database';
import { grantStock, plansForAll } from '@mindhero/server/test/given-plans';
import type { Country } from '../serving.ts';

export interface School {
  readonly pupils: readonly Caller[];
  /** The pupils of teacher 0 come first: each has as many. */
  readonly teachers: readonly Caller[];
}

export interface Caller {
  readonly userId: number;
  readonly sessionId: string;
}

interface Size {
  readonly teachers: number;
  readonly pupilsPerTeacher: number;
}

/** Fills an empty database; ids count from 1, pupils first. */
export async function makeSchool(
  { pool, url }: Country,
  { teachers, pupilsPerTeacher }: Size,
): Promise<School> {
  const pupils = teachers * pupilsPerTeacher;
  for (const statement of [
    `insert into schools (name) values ('School')`,
    `insert into users (username, role, first_name, password_hash, school_id)
     select 'pupil' || n, 'STUDENT', 'Pupil', 'none', 1 from generate_series(1, ${pupils}) n`,
    `insert into users (username, role, password_hash, school_id, can_register_students, can_manage_subscriptions,
       can_register_groups)
     select 'teacher' || n, 'TEACHER', 'none', 1, true, true, true from generate_series(1, ${teachers}) n`,
    ...plansForAll(`role = 'STUDENT'`),
    `insert into groups (name, school_id, teacher_id)
     select 'Class ' || n, 1, ${pupils} + n from generate_series(1, ${teachers}) n`,
    `insert into group_members (group_id, user_id)
     select 1 + (n - 1) / ${pupilsPerTeacher}, n from generate_series(1, ${pupils}) n`,
    `insert into sessions (id, user_id, started_at, idle_expires_at, expires_at)
     select gen_random_uuid(), id, now(), now() + interval '1 day', now() + interval '1 day' from users order by id`,
  ])
    await pool.query(statement);
  const connection = connect({ url });
  for (let n = 1; n <= teachers; n++) await grantStock(connection.db, pupils + n, 'student', 100_000);
  await connection.close();
  const { rows } = await pool.query<{ id: string; user_id: number }>(
    'select id, user_id from sessions order by user_id',
  );
  const callers = rows.map(({ id, user_id }) => ({ userId: user_id, sessionId: id }));
  return {
    pupils: callers.slice(0, pupils),
    teachers: callers.slice(pupils),
  };
}
