/** What a finished play adds to the rating: parts of the statement that stores it. */
import { DAY_CAP } from '@mindhero/engine/rating';

/** Columns of `users`, of a row that is locked, which the parts below read. */
export const ratedColumns =
  'users.school_id, users.rating_reach, users.rating_day, users.rating_today, users.rating_week, users.rating_month, users.rating_points';

interface Values {
  /** The rows that have these columns, each of another person. */
  readonly of: string;
  /** The calendar day where the person goes to school, of these rows joined to `schools`. */
  readonly day: string;
  /** Points that count, 0 for none. */
  readonly earned: string;
}

/**
 * `rated`: the day of the play and the person's figures before and after it. The day never goes back: a school that moves
 * to the west, or a clock that is put right, gives nobody a day that is over. `day_of_school` is what the calendar says.
 */
export const ratedParts = ({ of, day, earned }: Values): string => `
standing as materialized (
  select ${of}.*, ${earned} as earned, ${day} as day_of_school, greatest(${day}, rating_day) as day
  from ${of} left join schools on schools.id = ${of}.school_id
), counted as materialized (
  select *, case when day = rating_day then rating_today else 0 end as today_before,
    case when monday_of(day) = monday_of(rating_day) then rating_week else 0 end as week_before,
    case when month_of(day) = month_of(rating_day) then rating_month else 0 end as month_before
  from standing
), rated as materialized (
  select *, least(${DAY_CAP}, today_before + earned) - least(${DAY_CAP}, today_before) as gain from counted
), ranking as (
  insert into rating_log
    (user_id, school_id, day, week_before, week_after, month_before, month_after, all_before, all_after)
  select user_id, school_id, day, week_before, week_before + gain, month_before, month_before + gain,
    rating_points, rating_points + gain
  from rated where gain > 0 and rating_reach = 'everywhere'
)`;

/** What of `users` is set, from `rated`: nothing changes where nothing was earned. */
export const ratedChanges = `
    rating_day = case when rated.earned > 0 then rated.day else users.rating_day end,
    rating_today = case when rated.earned > 0 then rated.today_before + rated.earned else users.rating_today end,
    rating_week = case when rated.earned > 0 then rated.week_before + rated.gain else users.rating_week end,
    rating_month = case when rated.earned > 0 then rated.month_before + rated.gain else users.rating_month end,
    rating_points = users.rating_points + rated.gain`;
