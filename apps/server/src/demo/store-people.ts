/** Stores the school, everybody in it, and their groups. */
import { avatars } from '@mindhero/contract/user';
import type { Streams } from '@mindhero/engine/random';
import type pg from 'pg';
import type { Passwords } from '../platform/auth/passwords.ts';
import { DEMO_PASSWORD, type DemoPerson, groups, newcomer, pupils, school, staff } from './people.ts';
import { DAYS } from './plan.ts';
import { type PlanHolder, storePlans } from './store-plans.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Everybody registered some time before the first play. */
const REGISTERED_DAYS_AGO = DAYS + 20;

/** @returns the ids by username */
export async function storePeople(
  client: pg.PoolClient,
  passwords: Pick<Passwords, 'hash'>,
  random: Streams,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const registeredAt = new Date(now.getTime() - REGISTERED_DAYS_AGO * DAY_MS);
  const schoolId = await idOf(
    client,
    'insert into schools (name, time_zone, created_at) values ($1, $2, $3) returning id',
    [school.name, school.time_zone, registeredAt],
  );

  const ids = new Map<string, number>();
  const guise = random('avatars');
  const add = async (person: DemoPerson, role: string, createdBy: number | null = null) => {
    const id = await idOf(client, insertUser, [
      person.username,
      role,
      person.language,
      person.first_name,
      person.last_name,
      guise.pick(avatars),
      await passwords.hash(DEMO_PASSWORD),
      role === 'ADMIN' ? null : schoolId,
      createdBy,
      registeredAt,
      role === 'TEACHER',
    ]);
    ids.set(person.username, id);
    return id;
  };

  const admin = await add(staff.admin, 'ADMIN');
  const director = await add(staff.director, 'DIRECTOR');
  const teacher = await add(staff.teacher, 'TEACHER');
  await client.query('update schools set director_id = $1 where id = $2', [director, schoolId]);
  const holders: PlanHolder[] = [
    { id: director, type: 'director', activatedBy: director },
    { id: teacher, type: 'teacher', activatedBy: director },
  ];

  const groupIds = {
    young: await storeGroup(client, groups.young, schoolId, teacher, registeredAt),
    old: await storeGroup(client, groups.old, schoolId, teacher, registeredAt),
  };
  for (const pupil of pupils) {
    const id = await add(pupil, 'STUDENT', teacher);
    await client.query('insert into group_members (group_id, user_id) values ($1, $2)', [
      groupIds[pupil.group],
      id,
    ]);
    holders.push({ id, type: 'student', activatedBy: teacher });
  }
  await add(newcomer, 'STUDENT', teacher);
  await storePlans(client, holders, [director, teacher], admin, now);
  return ids;
}

const insertUser = `
insert into users (username, role, language, first_name, last_name, avatar, password_hash, school_id, created_by,
  registered_at, can_register_groups, can_register_students, can_manage_subscriptions)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $11)
returning id`;

async function idOf(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(text, [...values]);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`no id from: ${text}`);
  return id;
}

function storeGroup(client: pg.PoolClient, name: string, schoolId: number, teacher: number, createdAt: Date) {
  return idOf(
    client,
    'insert into groups (name, school_id, teacher_id, created_at) values ($1, $2, $3, $4) returning id',
    [name, schoolId, teacher, createdAt],
  );
}
