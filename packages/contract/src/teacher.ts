/** Teachers as directors and administrators see them. */
import * as z from 'zod/mini';
import { leading } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id, idParam, listQuery, page, search } from './page.ts';
import { activities } from './student.ts';
import { avatars } from './user.ts';

/** A line of the teachers' table. */
export const teacherRow = z.object({
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.enum(avatars),
  is_active: z.boolean(),
  school: z.nullable(z.object({ id, name: z.string() })),
  groups: z.int(),
  /** Whom the teacher made or has in a group, each once, without those who are deactivated. */
  students: z.int(),
});
export type TeacherRow = z.infer<typeof teacherRow>;

/** By which the list can be sorted. */
export const teacherColumns = ['last_name', 'username'] as const;
export type TeacherColumn = (typeof teacherColumns)[number];

export const listTeachers = endpoint({
  method: 'GET',
  path: '/api/v1/teachers/',
  summary: 'Teachers, with search by name and username',
  access: leading,
  rate: { max: 300, seconds: 60 },
  query: z.object({
    ...listQuery(teacherColumns, 'last_name'),
    search,
    school: z.optional(idParam),
    active: z._default(z.enum(activities), 'all'),
  }),
  responses: { 200: page(teacherRow) },
});
