/** How the pupils of a group have answered what a tag says: a move on a digit of the soroban, a table. */

/**
 * Of all pupils together, by tag, and who of them has got it wrong. Follows `pupilsSql`, whose parameters are all it needs.
 * @param name how it is called
 * @param people who is told of, by `id`, and the day `before` the first that counts
 *
 * Days from the day before the first month that counts whole, months from there on: of a year there are few rows. Both
 * hold the same sums, so it does not matter what comes from which. First for each pupil, so that little is sorted.
 */
export const taggedSql = (name = 'tagged', people = 'pupil') => `since_${name} as materialized (
  select id, before, (date_trunc('month', before) + interval '1 month')::date as month from ${people}
), ${name} as (
  select tag, sum("right")::int as "right", sum(wrong)::int as wrong,
    coalesce(array_agg(id) filter (where wrong > 0), '{}') as students_wrong
  from since_${name} as since cross join lateral (
    select tag, sum("right") as "right", sum(wrong) as wrong from (
      select tag, "right", wrong from trained_techniques where user_id = id and day > before and day < month
      union all
      select tag, "right", wrong from trained_technique_months where user_id = id and trained_technique_months.month >= since.month
    ) as trained group by tag) as counted
  group by tag
)`;
