/** What became of a task: student by student, block by block, item by item, and live. */
import { homeworkStatuses } from '@mindhero/engine/homework';
import * as z from 'zod/mini';
import { staff } from './access.ts';
import { block } from './block.ts';
import { endpoint } from './endpoint.ts';
import { id, idParam, page, pageQuery } from './page.ts';
import { playNotes } from './play-notes.ts';
import { type PlayFlag, playFlags, techniqueCell } from './play.ts';
import { avatars } from './user.ts';

const rate = { max: 300, seconds: 60 };
const params = z.object({ id: idParam });

/**
 * What a student did of one block in the attempt that counts, all rounds together: correct at the first try, incorrect,
 * missed, milliseconds, when it began and ended (milliseconds since 1970), the flags of its rounds, each once, if they
 * have any, and of what was read the words per minute, on average of its rounds. Null: not played. A tuple, since a table
 * may have tens of thousands.
 */
export type ShownBlock =
  | readonly [
      correct: number,
      incorrect: number,
      missed: number,
      activeMs: number,
      startedAt: number,
      finishedAt: number,
      flags?: readonly PlayFlag[],
      wpm?: number,
    ]
  | null;

export interface Sums {
  readonly correct: number;
  readonly incorrect: number;
  readonly missed: number;
}

/** The items of all blocks together. */
export function sumsOf(shown: readonly ShownBlock[]): Sums {
  let [correct, incorrect, missed] = [0, 0, 0];
  for (const played of shown) {
    if (played === null) continue;
    correct += played[0];
    incorrect += played[1];
    missed += played[2];
  }
  return { correct, incorrect, missed };
}

/** What is to be known of how the blocks were played: the flags of all of them, each once. */
export function flagsOf(shown: readonly ShownBlock[]): PlayFlag[] {
  const found = new Set(shown.flatMap((played) => played?.[6] ?? []));
  return playFlags.filter((flag) => found.has(flag));
}

/** Not looked into: the server alone writes it, and checking it would take longer than all else of an answer. */
const shownBlocks = z.custom<readonly ShownBlock[]>((value) => Array.isArray(value));

/** A line of the table: one student. */
export const taskStudent = z.object({
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.enum(avatars),
  status: z.enum(homeworkStatuses),
  /** A person who has no active plan can neither begin nor go on. */
  has_plan: z.boolean(),
  /** Completed after the due time. */
  is_late: z.boolean(),
  /** Completed on paper, as a teacher says. */
  is_marked: z.boolean(),
  attempts: z.int(),
  started_at: z.nullable(z.string()),
  completed_at: z.nullable(z.string()),
  /** Adjusted percent over all blocks; null while there is nothing. */
  percent: z.nullable(z.number()),
  /** In the order of the task's blocks. */
  blocks: shownBlocks,
});
export type TaskStudent = z.infer<typeof taskStudent>;

export const getTaskStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/{id}/statistics/',
  summary: 'A task’s students with what they did of each block, in the attempt that counts',
  access: staff,
  rate,
  params,
  responses: {
    200: z.object({
      id,
      name: z.string(),
      available_from: z.string(),
      due_at: z.string(),
      blocks: z.array(block),
      students: z.array(taskStudent),
    }),
  },
});

/** A move of all students together: how many answers there are, and of how many students. */
export const taskTechnique = z.object({
  ...techniqueCell.shape,
  /** Who has had it. */
  students: z.int(),
  /** Who of them got it wrong at least once. */
  students_wrong: z.int(),
});
export type TaskTechnique = z.infer<typeof taskTechnique>;

export const getTaskTechniques = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/{id}/techniques/',
  summary: 'The moves on the digits of the soroban, as a task’s students did them in the attempts that count',
  access: staff,
  rate,
  params,
  responses: { 200: z.array(taskTechnique) },
});

/** An item of a block, as its seed gives it in the first attempt, which is the same for everybody. */
export const hardItem = z.object({
  block: z.int(),
  /** Counted from 1. */
  round: z.int(),
  /** Index in the round. */
  item: z.int(),
  /** How many students got it wrong at the first answer. */
  wrong: z.int(),
  /** How many came as far as this item, whether they got it right or wrong. */
  students: z.int(),
});
export type HardItem = z.infer<typeof hardItem>;

export const listHardItems = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/{id}/hard-items/',
  summary:
    'The items that are hard for more than one: at least two students, and at least a fifth of those who came as far, got them wrong at the first answer; hardest first. Of a task for one student, whatever that one got wrong',
  access: staff,
  rate,
  params,
  responses: { 200: z.array(hardItem) },
});

/** A round that was played to its end; the play itself, to replay it, stands under its id. */
export const roundResult = z.object({
  block: z.int(),
  round: z.int(),
  play_id: z.uuid(),
  correct: z.int(),
  incorrect: z.int(),
  missed: z.int(),
  active_ms: z.int(),
  points: z.int(),
  stars: z.int(),
  /** Those of the play, and what they mean. */
  flags: z.array(z.enum(playFlags)),
  notes: z.array(z.enum(playNotes)),
  started_at: z.string(),
  finished_at: z.string(),
});
export type RoundResult = z.infer<typeof roundResult>;

export const attempt = z.object({
  id: z.uuid(),
  /** Counted from 1, for each student. */
  number: z.int(),
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
  /** The one that the tables show. */
  counts: z.boolean(),
  results: z.array(roundResult),
});
export type Attempt = z.infer<typeof attempt>;

export const listTaskAttempts = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/{id}/attempts/',
  summary: 'Attempts at a task, newest first; of one student if one is named',
  access: staff,
  rate,
  params,
  query: z.object({ ...pageQuery, student: z.optional(idParam) }),
  responses: { 200: page(z.object({ ...attempt.shape, student: z.object({ id, name: z.string() }) })) },
});

/** What `watchTask` tells in each event `students`, as JSON: those who have changed, at first all. */
export const liveStudents = z.object({ students: z.array(taskStudent) });
export type LiveStudents = z.infer<typeof liveStudents>;

export const watchTask = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/{id}/live/',
  summary:
    'A task’s students as they work, as server-sent events: "students" with those who have changed, at first all of them. It ends by itself now and then; then ask again.',
  access: staff,
  rate,
  params,
  responses: { 200: { file: ['text/event-stream'] } },
});
