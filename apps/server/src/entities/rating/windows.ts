/** Weeks, months and all time, as the rating's tables have them. */
import type { RatingWindow } from '@mindhero/contract/rating';

/** What stands in `kind`, and the columns of a pupil's points and of the log in which the window's figures stand. */
export const windowKinds = {
  week: { kind: 1, points: 'rating_week', before: 'week_before', after: 'week_after' },
  month: { kind: 2, points: 'rating_month', before: 'month_before', after: 'month_after' },
  all: { kind: 3, points: 'rating_points', before: 'all_before', after: 'all_after' },
} as const satisfies Record<RatingWindow, object>;

/** The first day of all time. */
export const BEGINNING = '1970-01-01';

/** Levels of the histogram: on each a bucket holds 32 of the one below; the last one has no end. */
export const LEVELS = 4;

/** How many bits of the points each level leaves away. */
export const BITS = 5;

/** In SQL: the first day of a window that a day is in. */
export const startOf = (window: RatingWindow, day: string): string =>
  ({ week: `monday_of(${day})`, month: `month_of(${day})`, all: `date '${BEGINNING}'` })[window];

/**
 * In SQL: rows (kind, start) of the windows that somebody is in at that moment, somewhere on earth. The days of home come
 * between the others.
 */
export const windowsInUse = (moment: string): string =>
  `select distinct w.kind, w.start from (values (-12), (14)) as zone (hours)
  cross join lateral (select (${moment}::timestamptz at time zone 'UTC' + make_interval(hours => hours))::date as day) as here
  cross join lateral (values (1, monday_of(day)), (2, month_of(day)), (3, date '${BEGINNING}')) as w (kind, start)`;
