/** How a school trains: who does, what it brings, what is mastered, and what became of its plans. */
import * as z from 'zod/mini';
import { leading } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { schoolColumns } from '../lists.ts';
import { id, idParam, listQuery, page, pageQuery, search } from '../page.ts';
import { subscriptionTypes } from '../subscription.ts';
import { period } from './narrowed.ts';

const rate = { max: 300, seconds: 60 };

const named = z.object({ id, name: z.string() });

/** A director's own one; administrators name one, or get the first that is in use. */
export const whichSchool = { school: z.optional(idParam) };

/** What is told of; null where there is none. */
const about = { school: z.nullable(named) };

/** Of fewer members a figure says little yet. */
export const FEW_MEMBERS = 5;

/** A Monday, YYYY-MM-DD, and whether most of its days of school are holidays. */
const week = z.object({ monday: z.string(), is_holiday: z.boolean() });

/** Pupils whose accounts are open. */
const trained = {
  students: z.int(),
  /** Of each week how many of them trained in it. */
  active: z.array(z.int()),
  /** In these weeks, all pupils together. */
  minutes: z.number(),
};

export const activity = z.object({
  ...about,
  /** Those of the days that are asked for since the school began to train, whole, the oldest first; the last one is not over yet. */
  weeks: z.array(week),
  /** All pupils of the school, those in no group as well. */
  whole: z.object(trained),
  groups: z.array(z.object({ ...named.shape, ...trained })),
});
export type Activity = z.infer<typeof activity>;
export type GroupActivity = Activity['groups'][number];

export const getActivity = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/activity/',
  summary: 'Groups of a school by weeks: how many of their pupils trained, and how long',
  access: leading,
  rate,
  query: z.object({ ...whichSchool, days: period }),
  responses: { 200: activity },
});

/** How the ability changed, in percent points: of a quarter of the pupils by less than `low`, of a quarter by more than `high`. */
const spread = z.nullable(z.object({ low: z.number(), median: z.number(), high: z.number() }));

export const growth = z.object({
  ...about,
  /** In the order of their names. */
  groups: z.array(
    z.object({
      ...named.shape,
      /** Of whom there is a week before and one now, and enough answers. */
      students: z.int(),
      /** Null without any. */
      change: spread,
    }),
  ),
});
export type Growth = z.infer<typeof growth>;
export type GroupGrowth = Growth['groups'][number];

export const getGrowth = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/growth/',
  summary: 'Groups of a school by how the ability of their pupils changed: the median and its spread',
  access: leading,
  rate,
  query: z.object({ ...whichSchool, days: period }),
  responses: { 200: growth },
});

/** What skills are told of together. */
export const skillKinds = [
  'direct',
  'small_friend',
  'big_friend',
  'family',
  'over_50',
  'over_100',
  'times',
  'divided',
] as const;

/** Mean numbers of skills passed, in the order of `kinds`; null without pupils. */
const passed = z.nullable(z.array(z.number()));

const masteredLine = {
  /** Who has begun to train. */
  students: z.int(),
  passed,
};

export const mastered = z.object({
  ...about,
  /** Of each kind how many skills there are. */
  kinds: z.array(z.object({ kind: z.enum(skillKinds), skills: z.int() })),
  /** By the number with which names of groups begin; null for all others. */
  years: z.array(
    z.object({
      year: z.nullable(z.int()),
      ...masteredLine,
      groups: z.array(z.object({ ...named.shape, ...masteredLine })),
    }),
  ),
});
export type Mastered = z.infer<typeof mastered>;
export type MasteredYear = Mastered['years'][number];

export const getMastered = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/mastered/',
  summary: 'Year levels of a school, and their groups, by how many skills of each kind are passed',
  access: leading,
  rate,
  query: z.object(whichSchool),
  responses: { 200: mastered },
});

const planFigures = {
  plan_type: z.enum(subscriptionTypes),
  /** Plan-months that came into the stocks of people of the school: bought or given, less what went back. */
  bought: z.int(),
  /** Plan-months that were activated for people of the school, less what was taken back. */
  used: z.int(),
};

export const schoolPlans = z.object({
  ...about,
  types: z.array(
    z.object({
      ...planFigures,
      /** Plan-months that can still be activated. */
      stock: z.int(),
      /** Open accounts that need a plan of this type, and how many of them have one today. */
      people: z.int(),
      active: z.int(),
    }),
  ),
  /** Of the last twelve months, this one included, those in which anything moved; YYYY-MM, the oldest first. */
  months: z.array(z.object({ month: z.string(), ...planFigures })),
});
export type SchoolPlans = z.infer<typeof schoolPlans>;
export type PlanMonth = SchoolPlans['months'][number];

export const getSchoolPlans = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/plans/',
  summary: 'What became of the plans of a school: bought, used, active',
  access: leading,
  rate,
  query: z.object(whichSchool),
  responses: { 200: schoolPlans },
});

/** Of homework that was due on one of the last 30 days before today: how often it was set to somebody, and done. */
export const HOMEWORK_DAYS = 30;

const trainedAndDone = {
  /** Of a week: pupils who trained, and how long. */
  week_active: z.int(),
  week_minutes: z.number(),
  assigned: z.int(),
  done: z.int(),
};

export const schoolStatistics = z.object({
  ...named.shape,
  /** With teachers and director; accounts that are open. */
  members: z.int(),
  teachers: z.int(),
  students: z.int(),
  groups: z.int(),
  /** This week, from Monday on, and homework of the last days. */
  ...trainedAndDone,
  /** The whole week before, and homework of as many days before. */
  before: z.object(trainedAndDone),
});
export type SchoolStatistics = z.infer<typeof schoolStatistics>;

const { page: _page, page_size: _pageSize, ...order } = listQuery(schoolColumns, 'name');

/** Which schools are told of, and in which order. */
export const whichSchools = { ...order, search };

export const listSchoolStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/schools/',
  summary: 'Schools with their figures: members, who trains this week, homework',
  access: leading,
  rate,
  query: z.object({ ...pageQuery, ...whichSchools }),
  responses: { 200: page(schoolStatistics) },
});

export const getSchoolStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/schools/{id}/',
  summary: 'One school: its figures, and the last weeks',
  access: leading,
  rate,
  params: z.object({ id: idParam }),
  responses: {
    200: z.object({
      ...schoolStatistics.shape,
      /** The last ones, the oldest first. */
      weeks: z.array(z.object({ ...week.shape, active: z.int(), minutes: z.number() })),
    }),
  },
});
