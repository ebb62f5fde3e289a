/** How far one has come: what a start page and the set-up of a game go on from. */
import type { StepReason } from '@mindhero/engine/mastery/next-steps';
import { gameIds } from '@mindhero/games/catalogue';
import * as z from 'zod/mini';
import { ownOnly } from './access.ts';
import { endpoint } from './endpoint.ts';
import { best } from './play.ts';
import { skillId } from './skill-id.ts';

/** What somebody means to train a week, and has trained since Monday. */
export const weekGoal = z.object({ minutes: z.int(), trained_ms: z.int() });
export type WeekGoal = z.infer<typeof weekGoal>;

const game = z.enum(gameIds);
const stars = z.int().check(z.minimum(0), z.maximum(3));
/** The id of one of the game's trainings. */
const preset = z.string();

/** What has been done in one game. */
export const trainedGame = z.object({
  game,
  /** The best stars of each of its trainings that was played. */
  stars: z.record(preset, stars),
  /** As many as all of its trainings together can bring. */
  possible: z.int(),
  /** What was chosen last outside homework: a training, or settings of one's own; null where nothing was. */
  last: z.nullable(
    z.object({ preset: z.nullable(preset), settings: z.nullable(z.record(z.string(), z.unknown())) }),
  ),
  /** The figures of the best play; null before the first that counts. */
  best: z.nullable(best),
});
export type TrainedGame = z.infer<typeof trainedGame>;

/** The game that was played last, and what is due in it; or one to begin with. */
export const onward = z.object({
  game,
  /** Nothing was chosen before: it is a proposal. */
  is_first: z.boolean(),
  /** Null: settings of one's own. */
  preset: z.nullable(preset),
  /** The trainings that belong together, in the order of teaching. */
  path: z.array(z.object({ preset, stars })),
});
export type Onward = z.infer<typeof onward>;

/** Any settings, or some of them. */
const settings = z.record(z.string(), z.unknown());

/** Something to train next, for a reason, and where. */
export const trainingStep = z.object({
  /** What mastery is kept of, by its id. */
  skill: skillId,
  why: z.enum(['new', 'review', 'weak', 'random'] satisfies StepReason[]),
  game,
  /** The training to which it belongs. */
  preset,
  /** What differs from the usual settings of the game. */
  settings,
});
export type TrainingStep = z.infer<typeof trainingStep>;

export const training = z.object({
  /** Calendar days in the time zone of the person's school. */
  today: z.string(),
  /** Days since Monday on which something was trained. */
  trained_days: z.array(z.string()),
  goal: weekGoal,
  games: z.array(trainedGame),
  /** Null where no area is open. */
  onward: z.nullable(onward),
  /** What to train next by what is mastered at this moment; none without an area of which skills are known. */
  steps: z.array(trainingStep),
  /** What is mastered, as the settings of "my mix" hold it: with it one plays where the server cannot be asked. */
  abilities: z.array(z.int()),
});
export type Training = z.infer<typeof training>;

export const getTraining = endpoint({
  method: 'GET',
  path: '/api/v1/plays/training/',
  summary:
    'How far one has come oneself: the stars and the best play of every game, this week, and what is due',
  access: ownOnly,
  rate: { max: 300, seconds: 60 },
  responses: { 200: training },
});
