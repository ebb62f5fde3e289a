/** What administrators are told of the platform. */
import { usualPeriod } from '@mindhero/contract/statistics/period';
import { getFunnel, getHealth, getModel, getPlatform } from '@mindhero/contract/statistics/platform';
import { asked } from '../../../platform/asked.ts';
import type { StatisticsSearch } from '../statistics-search.ts';

/** Since when. */
export const ofDays = ({ days = usualPeriod }: StatisticsSearch) => ({ days });

export const platformQuery = (search: StatisticsSearch) =>
  asked(['statistics', 'platform', ofDays(search)], getPlatform, { query: ofDays(search) });

export const funnelQuery = asked(['statistics', 'funnel'], getFunnel);

/** What waits is over in a moment, so it is asked for again and again. */
export const healthQuery = (search: StatisticsSearch) => ({
  ...asked(['statistics', 'health', ofDays(search)], getHealth, { query: ofDays(search) }),
  staleTime: 0,
  refetchInterval: 30_000,
});

export const modelQuery = (search: StatisticsSearch) =>
  asked(['statistics', 'model', ofDays(search)], getModel, { query: ofDays(search) });
