/** What schools are told, by what the address narrows it to. */
import { usualPeriod } from '@mindhero/contract/statistics/period';
import {
  getActivity,
  getGrowth,
  getMastered,
  getSchoolPlans,
  getSchoolStatistics,
} from '@mindhero/contract/statistics/school';
import { asked } from '../../../platform/asked.ts';
import type { StatisticsSearch } from '../statistics-search.ts';

/** Of which school; nothing for one's own, or the first. */
export const ofSchool = ({ school }: StatisticsSearch) => (school === undefined ? {} : { school });

/** The same, since when. */
export const ofDays = (search: StatisticsSearch) => ({
  ...ofSchool(search),
  days: search.days ?? usualPeriod,
});

export const activityQuery = (search: StatisticsSearch) =>
  asked(['statistics', 'activity', ofDays(search)], getActivity, { query: ofDays(search) });

export const growthQuery = (search: StatisticsSearch) =>
  asked(['statistics', 'growth', ofDays(search)], getGrowth, { query: ofDays(search) });

export const masteredQuery = (search: StatisticsSearch) =>
  asked(['statistics', 'mastered', ofSchool(search)], getMastered, { query: ofSchool(search) });

export const schoolPlansQuery = (search: StatisticsSearch) =>
  asked(['statistics', 'plans', ofSchool(search)], getSchoolPlans, { query: ofSchool(search) });

export const oneSchoolQuery = (id: number) =>
  asked(['statistics', 'schools', id], getSchoolStatistics, { params: { id } });
