/** Students as teachers, directors and administrators see them. */
import * as z from 'zod/mini';
import { staff, viewers } from './access.ts';
import { accountChanges, accountDetails, accountRow, activities, newAccount, newNames } from './account.ts';
import { endpoint } from './endpoint.ts';
import { imports, studentColumns } from './lists.ts';
import { namesakeMeant } from './namesake.ts';
import { id, idParam, listQuery, page, search } from './page.ts';
import { languages } from './user.ts';

const rate = { max: 300, seconds: 60 };
const params = z.object({ id: idParam });
const permission = 'can_register_students';

/** A line of the students' table; the last seven days are counted in the school's time zone. */
export const studentRow = z.object({
  ...accountRow,
  school: accountDetails.school,
  groups: z.array(z.object({ id, name: z.string() })),
  points: z.int(),
  level: z.int(),
  stars: z.int(),
  last_played_at: z.nullable(z.string()),
  registered_at: accountDetails.registered_at,
  /** When homework was completed last, on paper or not. */
  last_homework_at: z.nullable(z.string()),
  week_minutes: z.number(),
  /** Correct answers of the last seven days in percent, null without answers. */
  week_accuracy: z.nullable(z.number()),
  /** Of how many answers that is. */
  week_answers: z.int(),
  /** When the login card was made that is valid now; null for none. */
  card_made_at: z.nullable(z.string()),
});
export type StudentRow = z.infer<typeof studentRow>;

export const listStudents = endpoint({
  method: 'GET',
  path: '/api/v1/students/',
  summary: 'Students, with search by name and username',
  access: staff,
  rate,
  query: z.object({
    ...listQuery(studentColumns, 'last_name'),
    search,
    group: z.optional(idParam),
    school: z.optional(idParam),
    /** Only those whom this teacher made or has in a group. */
    teacher: z.optional(idParam),
    active: z._default(z.enum(activities), 'all'),
    /** Only those who could still join this group: active, not in it, and of no other school. */
    joining: z.optional(idParam),
    imported: z.optional(z.enum(imports)),
  }),
  responses: { 200: page(studentRow) },
});

/** Which subjects are open to a student. */
const subjects = {
  can_use_math: z.boolean(),
  can_use_reading: z.boolean(),
  can_use_logic: z.boolean(),
};

export const student = z.object({
  ...studentRow.shape,
  ...accountDetails,
  ...subjects,
  /** Marked as under nine: others do not see such a pupil in the rating. */
  is_young: z.boolean(),
  total_plays: z.int(),
  total_minutes: z.number(),
});
export type Student = z.infer<typeof student>;

export const getStudent = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/',
  summary: 'One student',
  access: viewers,
  rate,
  params,
  responses: { 200: student },
});

/** What a form for students asks for beside their names; every subject is open unless it is said. */
const common = {
  namesake_meant: namesakeMeant,
  language: z.optional(z.enum(languages)),
  /** Groups of the actor's that they join. */
  groups: z._default(z.array(id).check(z.maxLength(50)), []),
  can_use_math: z._default(z.boolean(), true),
  can_use_reading: z._default(z.boolean(), true),
  can_use_logic: z._default(z.boolean(), true),
};

export const createStudent = endpoint({
  method: 'POST',
  path: '/api/v1/students/',
  summary: 'Make the account of one student in one’s own school; answers its first password',
  access: staff,
  permission,
  rate,
  body: z.strictObject({ ...newNames, ...common }),
  responses: { 201: newAccount },
});

/** How many accounts one request makes. */
export const MOST_NEW_STUDENTS = 200;

export const createStudents = endpoint({
  method: 'POST',
  path: '/api/v1/students/several/',
  summary: 'Make the accounts of several students, all or none; answers them in the order of the request',
  access: staff,
  permission,
  rate: { max: 10, seconds: 60 },
  body: z.strictObject({
    students: z.array(z.strictObject(newNames)).check(z.minLength(1), z.maxLength(MOST_NEW_STUDENTS)),
    ...common,
  }),
  bodyLimit: 128 * 1024,
  responses: { 201: z.array(newAccount) },
});

export const updateStudent = endpoint({
  method: 'PATCH',
  path: '/api/v1/students/{id}/',
  summary:
    'Change a student’s names, ways to be reached, language and subjects, and whether they are under nine',
  access: staff,
  rate,
  params,
  body: z.strictObject({
    ...accountChanges,
    can_use_math: z.optional(z.boolean()),
    can_use_reading: z.optional(z.boolean()),
    can_use_logic: z.optional(z.boolean()),
    is_young: z.optional(z.boolean()),
  }),
  responses: { 200: student },
});
