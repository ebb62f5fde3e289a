/** Schools: lists, settings, who directs them. */
import { GOAL_STEP, LEAST_GOAL, MOST_GOAL } from '@mindhero/engine/goal';
import * as z from 'zod/mini';
import { leading } from './access.ts';
import { newNames } from './account.ts';
import { endpoint } from './endpoint.ts';
import { timeZone, title, version } from './fields.ts';
import { holidays } from './holidays.ts';
import { schoolColumns } from './lists.ts';
import { namesakeMeant } from './namesake.ts';
import { id, idParam, listQuery, page, search } from './page.ts';
import { schoolRatings } from './rating-settings.ts';
import { avatar } from './user.ts';

const rate = { max: 300, seconds: 60 };
const params = z.object({ id: idParam });

/** An administrator looks after all schools. */
const administrators = { ADMIN: 'all' } as const;

const person = z.object({ id, username: z.string(), first_name: z.string(), last_name: z.string() });

/** A line of the schools' table. The figures leave out who is deactivated. */
export const school = z.object({
  id,
  name: z.string(),
  /** IANA name; the days of its pupils begin and end in it. */
  time_zone: z.string(),
  /** Group registration is no part of the role: an administrator gives it. */
  director: z.nullable(z.object({ ...person.shape, avatar, can_register_groups: z.boolean() })),
  teachers: z.int(),
  students: z.int(),
  groups: z.int(),
  /** Director, teachers and students. */
  members: z.int(),
  created_at: z.string(),
  /** Null while the school is in use. */
  archived_at: z.nullable(z.string()),
  /** Among whom its pupils are ranked. */
  rating: z.enum(schoolRatings),
  /** Whether others see pupils under nine there as well. */
  rates_young: z.boolean(),
  /** Minutes a week that a pupil means to train who has chosen none; null for the usual ones. */
  goal_minutes: z.nullable(z.int()),
  holidays,
  version,
});
export type School = z.infer<typeof school>;

export const listSchools = endpoint({
  method: 'GET',
  path: '/api/v1/schools/',
  summary: 'Schools with their members’ totals',
  access: administrators,
  rate,
  query: z.object({
    ...listQuery(schoolColumns, 'name'),
    search,
    /** Those in use, those that are archived, or both. */
    state: z._default(z.enum(['active', 'archived', 'all']), 'active'),
  }),
  responses: { 200: page(school) },
});

export const getSchool = endpoint({
  method: 'GET',
  path: '/api/v1/schools/{id}/',
  summary: 'One school',
  access: leading,
  rate,
  params,
  responses: { 200: school },
});

/** An account that exists, or one to be made. */
const director = z.union([z.strictObject({ id }), z.strictObject(newNames)]);

/** The school, and the first password of its director if that account was made now: it is shown this once. */
const made = z.object({ school, password: z.nullable(z.string()) });

export const createSchool = endpoint({
  method: 'POST',
  path: '/api/v1/schools/',
  summary: 'Make a school, with a director who exists, a new one, or none yet',
  access: administrators,
  rate,
  body: z.strictObject({
    name: title,
    namesake_meant: namesakeMeant,
    time_zone: z.optional(timeZone),
    director: z._default(z.nullable(director), null),
  }),
  responses: { 201: made },
});

export const updateSchool = endpoint({
  method: 'PATCH',
  path: '/api/v1/schools/{id}/',
  summary:
    'Change a school’s name, time zone, rating, goal or holidays, or, for administrators, what its director may',
  access: leading,
  rate,
  params,
  body: z.strictObject({
    version,
    name: z.optional(title),
    namesake_meant: namesakeMeant,
    time_zone: z.optional(timeZone),
    rating: z.optional(z.enum(schoolRatings)),
    rates_young: z.optional(z.boolean()),
    goal_minutes: z.optional(
      z.nullable(z.int().check(z.minimum(LEAST_GOAL), z.maximum(MOST_GOAL), z.multipleOf(GOAL_STEP))),
    ),
    holidays: z.optional(holidays),
    director_can_register_groups: z.optional(z.boolean()),
  }),
  responses: { 200: school },
});

export const changeDirector = endpoint({
  method: 'POST',
  path: '/api/v1/schools/{id}/director/',
  summary: 'Give a school another director; the one before stays in it as a teacher',
  access: administrators,
  rate,
  params,
  body: z.strictObject({ version, director: z.nullable(director) }),
  responses: { 200: made },
});

/** Who may be given a school: directors without one, and teachers, who become directors by it. */
export const listDirectorCandidates = endpoint({
  method: 'GET',
  path: '/api/v1/director-candidates/',
  summary: 'People who might direct a school, by name or username',
  access: administrators,
  rate,
  query: z.object({
    ...listQuery(['last_name'], 'last_name'),
    search,
    /** Also those who are in this school already. */
    school: z.optional(idParam),
  }),
  responses: {
    200: page(
      z.object({
        ...person.shape,
        role: z.enum(['DIRECTOR', 'TEACHER']),
        school: z.nullable(z.object({ id, name: z.string() })),
      }),
    ),
  },
});

export const archiveSchool = endpoint({
  method: 'POST',
  path: '/api/v1/schools/{id}/archive/',
  summary: 'Archive a school: its people cannot sign in any more, its data stay',
  access: administrators,
  rate,
  params,
  body: z.strictObject({ version }),
  responses: { 200: school },
});

export const restoreSchool = endpoint({
  method: 'POST',
  path: '/api/v1/schools/{id}/restore/',
  summary: 'Take a school out of the archive',
  access: administrators,
  rate,
  params,
  body: z.strictObject({ version }),
  responses: { 200: school },
});

/** Somebody who registered and belongs to no school yet. */
export const personWithoutSchool = z.object({
  ...person.shape,
  avatar,
  role: z.enum(['STUDENT', 'TEACHER', 'DIRECTOR']),
  registered_at: z.string(),
});
export type PersonWithoutSchool = z.infer<typeof personWithoutSchool>;

export const listPeopleWithoutSchool = endpoint({
  method: 'GET',
  path: '/api/v1/people-without-school/',
  summary: 'People who registered and belong to no school, the newest first',
  access: administrators,
  rate,
  query: z.object(listQuery(['registered_at'], '-registered_at')),
  responses: { 200: page(personWithoutSchool) },
});

export const giveSchool = endpoint({
  method: 'POST',
  path: '/api/v1/schools/{id}/people/',
  summary:
    'Take somebody of no school into this one; a director directs it then, a tutor brings students and groups along',
  access: administrators,
  rate,
  params,
  body: z.strictObject({ person: id }),
  responses: { 200: school },
});
