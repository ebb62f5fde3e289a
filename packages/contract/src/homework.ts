/** Homework as students do it. */
import { homeworkStatuses } from '@mindhero/engine/homework';
import { gameIds } from '@mindhero/games/catalogue';
import { listedIds } from '@mindhero/games/ways';
import * as z from 'zod/mini';
import { staff } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id, idParam, page, pageQuery } from './page.ts';
import { roundPlace } from './play.ts';
import { attempt } from './task-results.ts';

const access = { STUDENT: 'self' } as const;
const rate = { max: 300, seconds: 60 };
const params = z.object({ id: idParam });

/** By the day of the school's time zone; each of a student's homework is in exactly one. */
export const homeworkLists = ['today', 'future', 'overdue', 'done'] as const;
export type HomeworkList = (typeof homeworkLists)[number];

/** A line of a student's list. */
export const listedHomework = z.object({
  id,
  name: z.string(),
  comment: z.string(),
  available_from: z.string(),
  due_at: z.string(),
  status: z.enum(homeworkStatuses),
  is_late: z.boolean(),
  is_marked: z.boolean(),
  /** Somebody who teaches asks for it; until it is opened. */
  is_reminded: z.boolean(),
  completed_at: z.nullable(z.string()),
  attempts: z.int(),
  /** Adjusted percent of the attempt that counts. */
  percent: z.nullable(z.number()),
  /** As lists call them. */
  games: z.array(z.enum(listedIds)),
  /** Rounds in all, and how many of them are played in the attempt that is open; null where none is. */
  rounds: z.int(),
  rounds_done: z.nullable(z.int()),
  /** Index of the block that comes next in the attempt that is open; null where none is. */
  next_block: z.nullable(z.int()),
});
export type ListedHomework = z.infer<typeof listedHomework>;

export const listHomework = endpoint({
  method: 'GET',
  path: '/api/v1/homework/',
  summary: 'One’s own homework: today’s, future, overdue or done',
  access,
  rate,
  query: z.object({ ...pageQuery, list: z._default(z.enum(homeworkLists), 'today') }),
  responses: {
    200: z.object({ ...page(listedHomework).shape, counts: z.record(z.enum(homeworkLists), z.int()) }),
  },
});

/** A line of a student's homework as those who set it see it. */
export const studentHomework = z.object({
  id,
  name: z.string(),
  available_from: z.string(),
  due_at: z.string(),
  status: z.enum(homeworkStatuses),
  is_late: z.boolean(),
  is_marked: z.boolean(),
  completed_at: z.nullable(z.string()),
  /** Adjusted percent of the attempt that counts. */
  percent: z.nullable(z.number()),
});
export type StudentHomework = z.infer<typeof studentHomework>;

/** Each of a student's homework is in exactly one: in time, late, too late by now, or still to be done. */
export const homeworkSums = ['done', 'late', 'missing', 'open'] as const;
export type HomeworkSum = (typeof homeworkSums)[number];

export const listStudentHomework = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/homework/',
  summary: 'A student’s homework, of the tasks within reach: what ends last comes first',
  access: staff,
  rate,
  params,
  query: z.object(pageQuery),
  responses: {
    200: z.object({ ...page(studentHomework).shape, sums: z.record(z.enum(homeworkSums), z.int()) }),
  },
});

/** A block without its seed: items are told when they are played. */
const studentBlock = z.object({
  game: z.enum(gameIds),
  settings: z.record(z.string(), z.unknown()),
  repeats: z.int(),
});

/** One homework with where the student is. */
export const homework = z.object({
  ...listedHomework.shape,
  blocks: z.array(studentBlock),
  /** Oldest first. */
  all_attempts: z.array(attempt),
  /** The round to be played next in the open attempt; null where none is open. */
  next: z.nullable(roundPlace),
});
export type Homework = z.infer<typeof homework>;

export const getHomework = endpoint({
  method: 'GET',
  path: '/api/v1/homework/{id}/',
  summary: 'One’s own homework with its blocks, attempts, and what comes next',
  access,
  rate,
  params,
  responses: { 200: homework },
});

export const startAttempt = endpoint({
  method: 'POST',
  path: '/api/v1/homework/{id}/attempts/',
  summary:
    'Start, continue or repeat homework: answers with the attempt that is open, which is a new one under this id if there was none. Sent again it answers the same.',
  access,
  rate,
  unkeyed: 'id_of_client',
  params,
  body: z.strictObject({ id: z.uuid() }),
  responses: { 201: homework },
});
