/** Students as teachers, directors and administrators see them. */
import * as z from 'zod/mini';
import { staff, viewers } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id, idParam, listQuery, page, search } from './page.ts';
import { avatars } from './user.ts';

/** A line of the students' table; the last seven days are counted in the school's time zone. */
export const studentRow = z.object({
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.enum(avatars),
  is_active: z.boolean(),
  groups: z.array(z.object({ id, name: z.string() })),
  points: z.int(),
  level: z.int(),
  stars: z.int(),
  last_played_at: z.nullable(z.string()),
  week_minutes: z.number(),
  /** Correct answers of the last seven days in percent, null without answers. */
  week_accuracy: z.nullable(z.number()),
});
export type StudentRow = z.infer<typeof studentRow>;

/** By which the students' list can be sorted. */
export const studentColumns = [
  'last_name',
  'username',
  'points',
  'last_played_at',
  'week_minutes',
  'week_accuracy',
] as const;
export type StudentColumn = (typeof studentColumns)[number];

export const listStudents = endpoint({
  method: 'GET',
  path: '/api/v1/students/',
  summary: 'Students, with search by name and username',
  access: staff,
  rate: { max: 300, seconds: 60 },
  query: z.object({
    ...listQuery(studentColumns, 'last_name'),
    search,
    group: z.optional(idParam),
  }),
  responses: { 200: page(studentRow) },
});

export const student = z.object({
  ...studentRow.shape,
  registered_at: z.string(),
  school: z.nullable(z.object({ id, name: z.string() })),
  total_plays: z.int(),
  total_minutes: z.number(),
});
export type Student = z.infer<typeof student>;

export const getStudent = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/',
  summary: 'One student',
  access: viewers,
  rate: { max: 300, seconds: 60 },
  params: z.object({ id: idParam }),
  responses: { 200: student },
});
