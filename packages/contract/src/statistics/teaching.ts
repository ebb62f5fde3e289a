/** What those who teach are told of a group: what each pupil can do, who needs help, homework, and what is hardest. */
import { standings } from '@mindhero/engine/mastery/ladder';
import { skills } from '@mindhero/engine/mastery/skills';
import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParam, page, pageQuery } from '../page.ts';
import { avatars } from '../user.ts';
import { gridKinds } from './grid-kinds.ts';
import { narrowed, period } from './narrowed.ts';
import { MISTAKES_KEPT_DAYS } from './period.ts';

const rate = { max: 300, seconds: 60 };

const skill = z.enum(skills.map((one) => one.id));

/** As many pupils of a group are told of: the first by name. */
export const MOST_PUPILS = 200;

/** As many tasks that somebody has not done: those that end last. More would be no list of what is left to do. */
export const MOST_UNDONE = 50;

export const whichGroup = {
  /** One of those that the caller may see; the first of them where nothing is said. */
  group: narrowed.group,
  /** Only groups of this school. */
  school: z.optional(idParam),
};

/** Of skills only those that are trained in this game. */
export const trainedIn = { game: narrowed.game };

/** Of which homework: the tasks in which a game, or one of an area, is played. */
export const whichHomework = {
  ...whichGroup,
  days: period,
  subject: narrowed.subject,
  game: narrowed.game,
};

/** What is told of; null where the caller has no such group. */
const about = { group: z.nullable(z.object({ id, name: z.string() })) };

const pupil = {
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.enum(avatars),
};

/**
 * Of a skill the chance of a right answer, of a game the right answers, both in whole percent; on how many answers that
 * rests; and where the pupil stands, which only skills know. Null where nothing was answered. A tuple, since a grid may
 * have thousands.
 */
const gridCell = z.nullable(z.tuple([z.int(), z.int(), z.nullable(z.enum(standings))]));
export type GridCell = z.infer<typeof gridCell>;

export const grid = z.object({
  ...about,
  /** Ids of skills, in the order of teaching, or of games: those that somebody of the group has trained in these days. */
  columns: z.array(z.string()),
  pupils: z.array(z.object({ ...pupil, cells: z.array(gridCell) })),
});
export type Grid = z.infer<typeof grid>;
export type GridPupil = Grid['pupils'][number];

export const gridQuery = {
  ...whichGroup,
  days: period,
  by: z._default(z.enum(gridKinds), 'skills'),
  /** Games, or skills that are trained in them. */
  subject: narrowed.subject,
  game: narrowed.game,
};

export const getGrid = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/grid/',
  summary:
    'The pupils of a group by what they have trained: skills with mastery, or games with right answers',
  access: staff,
  rate,
  query: z.object(gridQuery),
  responses: { 200: grid },
});

/** A wrong answer. */
export const mistake = z.object({
  day: z.string(),
  play_id: z.uuid(),
  /** Index in the play. */
  item: z.int(),
  task: z.string(),
  expected: z.string(),
  given: z.string(),
});
export type StudentMistake = z.infer<typeof mistake>;

/** Which wrong answers of a pupil. */
export const ofMistakes = { days: period, skill: z.optional(skill) };

export const listStudentMistakes = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/mistakes/',
  summary: `A student’s wrong answers of the last ${MISTAKES_KEPT_DAYS} days at most, newest first; of one skill if one is named`,
  access: staff,
  rate,
  params: z.object({ id: idParam }),
  query: z.object({ ...pageQuery, ...ofMistakes }),
  responses: { 200: page(mistake) },
});

/** Who needs help with what, and why. */
export const helpLine = z.object({
  ...pupil,
  skill,
  /** In the last days, and on how many of them. */
  mistakes: z.int(),
  days: z.int(),
  /** Chance of a right answer, in whole percent. */
  percent: z.int(),
  /** It was mastered once. */
  was_passed: z.boolean(),
});
export type HelpLine = z.infer<typeof helpLine>;

export const getHelp = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/help/',
  summary:
    'Who of a group needs help, and with what: mistakes of the last seven days in what does not go well; worst first',
  access: staff,
  rate,
  query: z.object({ ...whichGroup, ...trainedIn }),
  responses: { 200: z.object({ ...about, lines: z.array(helpLine) }) },
});

/** What a pupil did of the homework of these days. */
export const homeworkPupil = z.object({
  ...pupil,
  /** Each task is in exactly one: done in time, done late, not done and too late, still to be done. */
  done: z.int(),
  late: z.int(),
  missing: z.int(),
  open: z.int(),
  /** Of active play, in the attempts that count. */
  active_ms: z.int(),
});
export type HomeworkPupil = z.infer<typeof homeworkPupil>;

/** A task that somebody of the group has not done. */
export const undoneTask = z.object({
  id,
  name: z.string(),
  available_from: z.string(),
  due_at: z.string(),
  /** How many have not done it. */
  undone: z.int(),
});
export type UndoneTask = z.infer<typeof undoneTask>;

/** Homework of a group that was due: how often it was set to somebody, and done. */
const due = { assigned: z.int(), done: z.int() };

export const getGroupHomework = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/homework/',
  summary:
    'What the pupils of a group did of the tasks within reach that have begun and end in these days or later: done, late, missing, open, and how long they played',
  access: staff,
  rate,
  query: z.object(whichHomework),
  responses: {
    200: z.object({
      ...about,
      pupils: z.array(homeworkPupil),
      undone: z.array(undoneTask),
      /** On the last `days` days before today, and on as many before those. */
      due: z.object({ ...due, before: z.object(due) }),
    }),
  },
});

/** As many skills are told of: more would be no advice. */
export const MOST_HARD = 20;

/** How often questions that went right, or wrong, needed a skill: on two digits it is needed twice. */
const needed = { right: z.int(), wrong: z.int() };

/** A skill of all pupils together. */
export const hardSkill = z.object({
  skill,
  ...needed,
  /** In as many days before. */
  before: z.object(needed),
  /** Who of the group has got it wrong at least once. */
  students_wrong: z.int(),
  /** What is known of wrong answers; those of the last `MISTAKES_KEPT_DAYS` are. */
  mistakes: z.int(),
  /** What many of them have in common: by how much they are off, or what was answered. */
  typical: z.nullable(
    z.object({ difference: z.nullable(z.number()), given: z.nullable(z.string()), count: z.int() }),
  ),
});
export type HardSkill = z.infer<typeof hardSkill>;

export const getHardest = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/hardest/',
  summary:
    'The skills of which a group gets the largest share wrong, hardest first, with the typical wrong answer',
  access: staff,
  rate,
  query: z.object({ ...whichGroup, ...trainedIn, days: period }),
  responses: { 200: z.object({ ...about, lines: z.array(hardSkill) }) },
});
