/** How a teacher takes in a student who registered alone: by a code that only the student sees. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { id } from './page.ts';
import { student } from './student.ts';

/** What codes are made of: nothing that looks like something else on a screen, and a power of two of them. */
export const takeInLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const TAKE_IN_LENGTH = 6;

export const getTakeInCode = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/take-in-code/',
  summary:
    'What a student who registered alone tells a teacher to be taken in; a new one every day, that of yesterday still counts. Null for whoever belongs somewhere',
  access: { STUDENT: 'self' },
  rate: { max: 120, seconds: 60 },
  responses: { 200: z.object({ code: z.nullable(z.string()) }) },
});

export const takeInStudent = endpoint({
  method: 'POST',
  path: '/api/v1/students/take-in/',
  summary: 'Take in a student who registered alone, and who has told username and code',
  access: { TEACHER: 'own_students', DIRECTOR: 'own_school' },
  permission: 'can_register_students',
  rate: { max: 60, seconds: 60 },
  body: z.strictObject({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(150), line),
    /** As it was told: spaces, hyphens and small letters do no harm. */
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    /** One of the actor's that the student joins at once. */
    group: z.optional(id),
  }),
  responses: { 200: student },
});
