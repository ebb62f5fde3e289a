/** Groups of students: lists, changes, and who is in them. */
import * as z from 'zod/mini';
import { staff } from './access.ts';
import { endpoint } from './endpoint.ts';
import { ids, title, version } from './fields.ts';
import { groupColumns } from './lists.ts';
import { namesakeMeant } from './namesake.ts';
import { id, idParam, listQuery, page, search } from './page.ts';

const rate = { max: 300, seconds: 60 };
const params = z.object({ id: idParam });
const permission = 'can_register_groups';

const teacher = z.object({
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
});

/** A line of the groups' table. The last seven days are counted in the school's time zone. */
export const group = z.object({
  id,
  name: z.string(),
  teacher: z.nullable(teacher),
  school: z.nullable(z.object({ id, name: z.string() })),
  /** How many are in it, without those who are deactivated. */
  students: z.int(),
  /** How many of them trained in the last seven days. */
  week_active: z.int(),
  /** Of all together. */
  week_minutes: z.number(),
  /** Correct answers of the last seven days in percent, null without answers. */
  week_accuracy: z.nullable(z.number()),
  /** Of how many answers that is. */
  week_answers: z.int(),
  version,
});
export type Group = z.infer<typeof group>;

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/v1/groups/',
  summary: 'Groups with what they did in the last seven days',
  access: staff,
  rate,
  query: z.object({
    ...listQuery(groupColumns, 'name'),
    search,
    teacher: z.optional(idParam),
    school: z.optional(idParam),
  }),
  responses: { 200: page(group) },
});

export const getGroup = endpoint({
  method: 'GET',
  path: '/api/v1/groups/{id}/',
  summary: 'One group',
  access: staff,
  rate,
  params,
  responses: { 200: group },
});

export const createGroup = endpoint({
  method: 'POST',
  path: '/api/v1/groups/',
  summary: 'Make a group; a teacher’s is the teacher’s own, a director names its teacher',
  access: staff,
  permission,
  rate,
  body: z.strictObject({
    name: title,
    namesake_meant: namesakeMeant,
    teacher_id: z.optional(z.nullable(id)),
  }),
  responses: { 201: group },
});

export const updateGroup = endpoint({
  method: 'PATCH',
  path: '/api/v1/groups/{id}/',
  summary: 'Rename a group, or give it to another teacher of the school',
  access: staff,
  permission,
  rate,
  params,
  body: z.strictObject({
    version,
    name: z.optional(title),
    namesake_meant: namesakeMeant,
    teacher_id: z.optional(z.nullable(id)),
  }),
  responses: { 200: group },
});

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/v1/groups/{id}/',
  summary: 'Delete a group; its students stay',
  access: staff,
  permission,
  rate,
  params,
  responses: { 204: z.null() },
});

const members = {
  access: staff,
  permission,
  rate,
  params,
  responses: { 200: group },
} as const;

export const addGroupMembers = endpoint({
  ...members,
  method: 'POST',
  path: '/api/v1/groups/{id}/members/',
  summary: 'Add students to a group; who is in it already stays',
  body: z.strictObject({ students: ids }),
});

export const removeGroupMembers = endpoint({
  ...members,
  method: 'POST',
  path: '/api/v1/groups/{id}/members/remove/',
  summary: 'Take students out of a group',
  body: z.strictObject({ students: ids }),
});

export const moveGroupMembers = endpoint({
  ...members,
  method: 'POST',
  path: '/api/v1/groups/{id}/members/move/',
  summary: 'Move students from this group to another one; answers the group they left',
  body: z.strictObject({ students: ids, to: id }),
});
