/** What became of a pupil's training, as pupils see it of themselves, and those who teach them. */
import { standings } from '@mindhero/engine/mastery/ladder';
import { skills } from '@mindhero/engine/mastery/skills';
import { gameIds } from '@mindhero/games/catalogue';
import * as z from 'zod/mini';
import { viewers } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParam } from '../page.ts';
import { spanKinds } from '../play.ts';
import { trainingStep, weekGoal } from '../training.ts';
import { languages } from '../user.ts';
import { narrowed, period } from './narrowed.ts';

/** Calendar days are those of the pupil's school, YYYY-MM-DD; weeks are named by their Mondays. */
const day = z.string();
const game = z.enum(gameIds);
const skill = z.enum(skills.map((one) => one.id));
const rate = { max: 300, seconds: 60 };
const params = z.object({ id: idParam });

/** A week of a game in plays of which nearly all was right. */
export const fluentWeek = z.object({ week: day, game, correct: z.int(), active_ms: z.int() });
export type FluentWeek = z.infer<typeof fluentWeek>;

export const progress = z.object({
  today: day,
  points: z.int(),
  goal: weekGoal,
  /** Days of the last year on which something was trained, oldest first. */
  days: z.array(z.object({ day, active_ms: z.int() })),
  /** Weeks in a row, and the most in this year; holidays pause them. */
  streak: z.object({ weeks: z.int(), most: z.int() }),
  /** Days without school, both included. */
  holidays: z.array(z.object({ from: day, to: day })),
  /** Whole weeks, as far back as `days` reach and twelve at least, oldest first. */
  weeks: z.array(fluentWeek),
  /** What brought points in the last `days` days, the most first. */
  gains: z.array(
    z.object({
      game,
      points: z.int(),
      /** In as many days before; null of a year. */
      before: z.nullable(z.int()),
    }),
  ),
});
export type Progress = z.infer<typeof progress>;

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/progress/',
  summary: 'How far a student has come: goal, days of a year, weeks in a row, pace, and what brought points',
  access: viewers,
  rate,
  params,
  query: z.object({ days: period }),
  responses: { 200: progress },
});

/** Where a pupil stands with one skill. */
export const skillStanding = z.object({
  skill,
  standing: z.enum(standings),
  /** Answers that needed it. */
  answers: z.int(),
  /** Of a right answer, in percent. */
  chance: z.int(),
});
export type SkillStanding = z.infer<typeof skillStanding>;

/** In tenths of a percent: today, and within which it lies; null where too little was answered to say. */
const ability = z.nullable(z.object({ now: z.int(), least: z.int(), most: z.int() }));
export type AbilityTold = z.infer<typeof ability>;

/** So long something is told of as new. */
export const NEW_DAYS = 30;

export const mastery = z.object({
  /** All of them, in the order of teaching. */
  skills: z.array(skillStanding),
  /** Those that were mastered in the last `NEW_DAYS` days, today included. */
  newly_passed: z.array(skill),
  ability,
  /** Mondays of the weeks in which something was trained, oldest first, and the ability at their end. */
  weeks: z.array(z.object({ week: z.string(), ability: z.int() })),
  /** What is most useful now, and where it is trained; null where no game is open. */
  next: z.nullable(trainingStep),
});
export type MasteryTold = z.infer<typeof mastery>;

export const getMastery = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/mastery/',
  summary: 'Where a student stands with every skill, how able week by week, and which skill to train next',
  access: viewers,
  rate,
  params,
  responses: { 200: mastery },
});

/** Plays of which so many are told with what was wrong in them. */
export const PLAYS_TOLD = 8;

export const mistakenPlay = z.object({
  play_id: z.uuid(),
  game,
  finished_at: z.string(),
  /** What was wrong can be played again: its rules are still those of today. */
  can_retry: z.boolean(),
  settings: z.record(z.string(), z.unknown()),
  mistakes: z.array(
    z.object({
      item: z.int(),
      skill,
      /** Such as "3 + 4 − 2" or "7 × 8". */
      task: z.string(),
      expected: z.string(),
      given: z.string(),
    }),
  ),
});
export type MistakenPlay = z.infer<typeof mistakenPlay>;

export const listMistakenPlays = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/mistaken-plays/',
  summary: 'A student’s last plays in which something was wrong, and what; as far back as mistakes are kept',
  access: viewers,
  rate,
  params,
  query: z.object({ days: period, game: narrowed.game }),
  responses: { 200: z.array(mistakenPlay) },
});

const reading = z.object({ wpm: z.int(), understanding: z.nullable(z.int()) });

/** One page for the parents. Nothing in it compares the pupil with anybody else. */
export const report = z.object({
  student: z.object({ id, name: z.string(), school: z.nullable(z.string()), groups: z.array(z.string()) }),
  since: day,
  today: day,
  days: z.int(),
  active_ms: z.int(),
  answers: z.int(),
  correct: z.int(),
  /** Weeks since then, oldest first; the ability at their end in tenths of a percent, null where nothing was trained. */
  weeks: z.array(z.object({ week: day, active_ms: z.int(), ability: z.nullable(z.int()) })),
  ability,
  /** Skills that were mastered since then, those that go best, and those to practise. */
  mastered: z.array(skill),
  strengths: z.array(skill),
  practise: z.array(skill),
  /** Texts against the clock in the language that was read last: the first and the last since then that are measures. */
  reading: z.nullable(
    z.object({ language: z.enum(languages), texts: z.int(), first: reading, latest: reading }),
  ),
  memory: z.array(z.object({ kind: z.enum(spanKinds), first: z.int(), best: z.int(), latest: z.int() })),
});
export type Report = z.infer<typeof report>;

export const getReport = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/report/',
  summary: 'One page about a student for the parents: weeks, what is mastered, what to practise',
  access: viewers,
  rate,
  params,
  query: z.object({ days: period }),
  responses: { 200: report },
});
