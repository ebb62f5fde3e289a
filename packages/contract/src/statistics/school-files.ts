/** What is told of schools, as files: the tables of the screen. */
import * as z from 'zod/mini';
import { leading } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { idParam } from '../page.ts';
import { fileAnswer, fileQuery } from '../table-file.ts';
import { period } from './narrowed.ts';
import { whichSchool, whichSchools } from './school.ts';

const file = { ...fileAnswer, method: 'GET', access: leading } as const;

/** `weeks` stands for several. */
export const activityFileColumns = ['name', 'students', 'weeks', 'minutes'] as const;

export const exportActivity = endpoint({
  ...file,
  path: '/api/v1/statistics/activity/export/',
  summary: 'Who trains in a school as a file',
  query: z.object({ ...whichSchool, days: period, ...fileQuery(activityFileColumns) }),
});

export const growthFileColumns = ['name', 'students', 'low_change', 'median_change', 'high_change'] as const;

export const exportGrowth = endpoint({
  ...file,
  path: '/api/v1/statistics/growth/export/',
  summary: 'How the ability of a school’s groups changed as a file',
  query: z.object({ ...whichSchool, days: period, ...fileQuery(growthFileColumns) }),
});

/** `passed` stands for several. */
export const masteredFileColumns = ['year_level', 'name', 'students', 'passed'] as const;

export const exportMastered = endpoint({
  ...file,
  path: '/api/v1/statistics/mastered/export/',
  summary: 'What a school masters as a file',
  query: z.object({ ...whichSchool, ...fileQuery(masteredFileColumns) }),
});

export const schoolPlansFileColumns = ['month', 'plan_type', 'plans_bought', 'plans_used'] as const;

export const exportSchoolPlans = endpoint({
  ...file,
  path: '/api/v1/statistics/plans/export/',
  summary: 'What became of a school’s plans month by month as a file',
  query: z.object({ ...whichSchool, ...fileQuery(schoolPlansFileColumns) }),
});

export const planTypesFileColumns = [
  'plan_type',
  'plans_bought',
  'plans_used',
  'plans_in_stock',
  'plans_active',
  'plan_people',
] as const;

export const exportPlanTypes = endpoint({
  ...file,
  path: '/api/v1/statistics/plans/types/export/',
  summary: 'What became of a school’s plans by their types as a file',
  query: z.object({ ...whichSchool, ...fileQuery(planTypesFileColumns) }),
});

export const schoolStatisticsFileColumns = [
  'name',
  'members',
  'teachers',
  'students',
  'groups',
  'trained_this_week',
  'active_share',
  'trained_week_before',
  'minutes_this_week',
  'minutes_week_before',
  'homework_set',
  'homework_done',
  'homework_done_before',
] as const;

export const exportSchoolStatistics = endpoint({
  ...file,
  path: '/api/v1/statistics/schools/export/',
  summary: 'Schools with their figures as a file',
  query: z.object({ ...whichSchools, ...fileQuery(schoolStatisticsFileColumns) }),
});

export const schoolWeeksFileColumns = ['week', 'trained_in_week', 'minutes', 'is_holiday'] as const;

export const exportSchoolWeeks = endpoint({
  ...file,
  path: '/api/v1/statistics/schools/{id}/weeks/export/',
  summary: 'The last weeks of a school as a file',
  params: z.object({ id: idParam }),
  query: z.object(fileQuery(schoolWeeksFileColumns)),
});
