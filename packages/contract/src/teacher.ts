/** Teachers as directors and administrators see them and look after their accounts. */
import * as z from 'zod/mini';
import { leading } from './access.ts';
import { accountChanges, accountDetails, accountRow, activities, newAccount, newNames } from './account.ts';
import { endpoint } from './endpoint.ts';
import { ids } from './fields.ts';
import { teacherColumns } from './lists.ts';
import { namesakeMeant } from './namesake.ts';
import { id, idParam, listQuery, page, search } from './page.ts';
import { eachPermission, type Management, management } from './permission.ts';
import { languages } from './user.ts';

const rate = { max: 300, seconds: 60 };
const params = z.object({ id: idParam });

/** Who teaches; directors are seen by administrators, who look after them as after teachers. */
export const teachingRoles = ['TEACHER', 'DIRECTOR'] as const;

/** A line of the teachers' table. */
export const teacherRow = z.object({
  ...accountRow,
  role: z.enum(teachingRoles),
  school: accountDetails.school,
  groups: z.int(),
  /** Whom the teacher made or has in a group, each once, without those who are deactivated. */
  students: z.int(),
});
export type TeacherRow = z.infer<typeof teacherRow>;

export const listTeachers = endpoint({
  method: 'GET',
  path: '/api/v1/teachers/',
  summary: 'Teachers, with search by name and username',
  access: leading,
  rate,
  query: z.object({
    ...listQuery(teacherColumns, 'last_name'),
    search,
    school: z.optional(idParam),
    /** Where nothing is said, a search and a school have both; a list of all has teachers, in whatever order. */
    role: z.optional(z.enum(teachingRoles)),
    active: z._default(z.enum(activities), 'all'),
  }),
  responses: { 200: page(teacherRow) },
});

export const teacher = z.object({
  ...teacherRow.shape,
  ...accountDetails,
  ...management.shape,
  last_sign_in_at: z.nullable(z.string()),
  /** Whether a code of an authenticator is asked for at the sign-in. */
  has_second_factor: z.boolean(),
});
export type Teacher = z.infer<typeof teacher>;

export const getTeacher = endpoint({
  method: 'GET',
  path: '/api/v1/teachers/{id}/',
  summary: 'One teacher',
  access: leading,
  rate,
  params,
  responses: { 200: teacher },
});

/** What a new teacher may, where nothing is said. */
export const usualPermissions: Management = {
  can_use_math: true,
  can_use_reading: true,
  can_use_logic: true,
  can_register_groups: true,
  can_register_students: true,
  can_manage_subscriptions: false,
};

export const createTeacher = endpoint({
  method: 'POST',
  path: '/api/v1/teachers/',
  summary: 'Make the account of one teacher; answers its first password',
  access: leading,
  rate: { max: 60, seconds: 60 },
  body: z.strictObject({
    ...newNames,
    namesake_meant: namesakeMeant,
    language: z.optional(z.enum(languages)),
    /** A director’s own one, also where nothing is said; an administrator may choose any, or none for a private tutor. */
    school: z.optional(z.nullable(id)),
    ...eachPermission((name) => z._default(z.boolean(), usualPermissions[name])),
  }),
  responses: { 201: newAccount },
});

export const updateTeacher = endpoint({
  method: 'PATCH',
  path: '/api/v1/teachers/{id}/',
  summary: 'Change a teacher’s names, ways to be reached, language and permissions',
  access: leading,
  rate,
  params,
  body: z.strictObject({ ...accountChanges, ...z.partial(management).shape }),
  responses: { 200: teacher },
});

export const handOverGroups = endpoint({
  method: 'POST',
  path: '/api/v1/teachers/{id}/hand-over/',
  summary: 'Give groups of a teacher to a colleague of the school, with the students whom the teacher made',
  access: leading,
  rate,
  params,
  body: z.strictObject({
    to: id,
    /** Those that are named, or all: then a person who is in no group follows, too. */
    groups: z.optional(ids),
  }),
  responses: { 200: z.object({ groups: z.int(), students: z.int() }) },
});
