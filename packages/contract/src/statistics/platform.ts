/** How the platform does: who is there, who comes and stays, how the server feels, and how good predictions are. */
import { gameIds } from '@mindhero/games/catalogue';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../page.ts';
import { skillId } from '../skill-id.ts';
import { roles } from '../user.ts';
import { period } from './narrowed.ts';

const rate = { max: 120, seconds: 60 };
const administrators = { ADMIN: 'all' } as const;
const within = z.object({ days: period });

/** How many of something there were in the days that are asked for, and in as many before. */
const twice = z.object({ now: z.int(), before: z.int() });

export const platform = z.object({
  total: z.int(),
  /** Accounts that are open, and that are closed; the erased are neither. */
  active: z.int(),
  inactive: z.int(),
  groups: z.int(),
  /** Memberships of open accounts; one pupil may be in several groups. */
  memberships: z.int(),
  /** Of open accounts. */
  roles: z.array(z.object({ role: z.enum(roles), people: z.int() })),
  new_accounts: twice,
  closed_accounts: twice,
  new_groups: twice,
  /** Homework that was due on as many days before today. */
  assigned: twice,
  done: twice,
  /** Pupils who trained this week, from Monday on, and in the whole week before. */
  trained: twice,
});
export type Platform = z.infer<typeof platform>;

export const getPlatform = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/platform/',
  summary: 'Users, groups, roles and homework of the platform, against the days before',
  access: administrators,
  rate,
  query: within,
  responses: { 200: platform },
});

/** By the month of registration. */
const cohort = z.object({
  /** YYYY-MM */
  month: z.string(),
  /** Schools that were made. */
  schools: z.int(),
  /** Pupils whose accounts were made. */
  pupils: z.int(),
  /** Who of them has ever trained. */
  started: z.int(),
  /** Who of them trained in the fourth week, counted from the first play. */
  stayed: z.int(),
});
export type Cohort = z.infer<typeof cohort>;

export const getFunnel = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/funnel/',
  summary:
    'Of the last twelve months: schools, pupils, who began to train, and who is there in the fourth week',
  access: administrators,
  rate,
  responses: { 200: z.object({ months: z.array(cohort) }) },
});

/** Flags of plays that nobody can have played like that. */
export const implausibleFlags = ['too_fast', 'crowded'] as const;

const flagged = z.object({
  play_id: z.uuid(),
  finished_at: z.string(),
  student: z.object({ id, first_name: z.string(), last_name: z.string() }),
  school: z.nullable(z.object({ id, name: z.string() })),
  game: z.enum(gameIds),
  flags: z.array(z.enum(implausibleFlags)),
});
export type FlaggedPlay = z.infer<typeof flagged>;

/** What one process of the server has answered lately. */
const answered = z.object({
  /** How far it goes back. */
  minutes: z.int(),
  /** Answers by the first digit of their status: 2, 3, 4, 5. */
  answers: z.object({ ok: z.int(), moved: z.int(), refused: z.int(), failed: z.int() }),
  /** Plays that were finished, and the time within which half, and 99 of 100, of them were answered; null without any. */
  finishes: z.int(),
  finish_p50_ms: z.nullable(z.number()),
  finish_p99_ms: z.nullable(z.number()),
});
export type Answered = z.infer<typeof answered>;

export const health = z.object({
  /** When this process began. */
  since: z.string(),
  windows: z.array(answered),
  waiting: z.object({
    /** Finished plays that are not in any sum yet, and since when the first of them waits. */
    plays: z.int(),
    oldest_at: z.nullable(z.string()),
    ratings: z.int(),
    /** Pupils whose plays are still to be counted from the beginning. */
    masteries: z.int(),
    /** Payments and refunds of which it is time to ask a provider. */
    payments: z.int(),
  }),
  implausible: z.object({
    /** Days in the home time zone on which there were any, the oldest first. */
    days: z.array(z.object({ day: z.string(), plays: z.int() })),
    /** The last fifty, the latest first. */
    latest: z.array(flagged),
    /** How many there were in as many days before. */
    before: z.int(),
  }),
});
export type Health = z.infer<typeof health>;

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/health/',
  summary: 'How the process that answers does, what waits, and plays that nobody can have played',
  access: administrators,
  rate,
  query: within,
  responses: { 200: health },
});

/** Answers whose chance of being right was thought to lie in one tenth. */
const tenth = z.object({
  /** 0 to 9. */
  bucket: z.int(),
  answers: z.int(),
  /** In percent; null without answers. */
  predicted: z.nullable(z.number()),
  observed: z.nullable(z.number()),
});
export type Tenth = z.infer<typeof tenth>;

/** Answers to questions of "my mix" that came by chance, by the skill that was drawn. */
const probed = z.object({
  skill: skillId,
  answers: z.int(),
  /** In percent. */
  predicted: z.number(),
  observed: z.number(),
});
export type Probed = z.infer<typeof probed>;

export const model = z.object({
  tenths: z.array(tenth),
  /** Skills of which any came, in the order of all skills. */
  probes: z.array(probed),
  answers: z.int(),
  /** Mean difference of what was predicted and what happened, in percent points; null without answers. */
  error: z.nullable(z.number()),
});
export type Model = z.infer<typeof model>;

export const getModel = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/model/',
  summary: 'How well it is predicted which answers are right, tenth by tenth',
  access: administrators,
  rate,
  query: within,
  responses: { 200: model },
});
