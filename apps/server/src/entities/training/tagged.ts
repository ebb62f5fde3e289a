/** How the pupils of a group have answered what a tag says: a move on a digit of the soroban, a table. */

/**
 * Of all pupils together, by tag, and who of them has got it wrong. Follows `pupilsSql`, whose parameters are all it needs.
 * @param earlier SQL of how many days before those that count are told of as well, in `right_before` and `wrong_before`
 *
 * Days from the day before the first month that counts whole, months from there on: of a year there are few rows. Both
 * hold the same sums, so it does not matter what comes from which. First for each pupil, so that little is sorted.
 *
 * What was before is all from the earlier day on less what counts. Each row is read once, hence in one time or in the other.
 */
export const taggedSql = (earlier = '0') => `since as materialized (
  select id, before, ${monthAfter('before')} as month, earlier, ${monthAfter('earlier')} as earlier_month
  from (select id, before, before - ${earlier} as earlier from pupil) as people
), tagged as (
  select tag, sum("right")::int as "right", sum(wrong)::int as wrong,
    sum(right_of_all - "right")::int as right_before, sum(wrong_of_all - wrong)::int as wrong_before,
    coalesce(array_agg(id) filter (where wrong > 0), '{}') as students_wrong
  from since cross join lateral (
    select tag, ${sumSql('right', 'counts')} as "right", ${sumSql('wrong', 'counts')} as wrong,
      ${sumSql('right', 'is_of_all')} as right_of_all, ${sumSql('wrong', 'is_of_all')} as wrong_of_all
    from (
      select tag, "right", wrong, day > before as counts, day < earlier_month as is_of_all
      from trained_techniques where user_id = id and day > earlier and day < since.month and (day > before or day < earlier_month)
      union all
      select tag, "right", wrong, trained.month >= since.month, true
      from trained_technique_months as trained where user_id = id and trained.month >= earlier_month
    ) as trained group by tag) as counted
  group by tag
)`;

/** The first month that lies whole after a day. */
const monthAfter = (day: string): string => `(date_trunc('month', ${day}) + interval '1 month')::date`;

const sumSql = (column: string, condition: string): string =>
  `coalesce(sum("${column}") filter (where ${condition}), 0)`;
