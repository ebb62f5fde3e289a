/** Days of groups: what their members of this moment trained. */
import type { Step } from '../step.ts';

/** Whoever comes, goes or gets an account closed brings all days that are kept, under the same lock of the person. */
const addSql = `
with trained as (
  select user_id, day, sum(active_ms) as active_ms, sum(correct) as correct, sum(correct + incorrect + missed) as answers
  from logged_days where id = any($1::bigint[]) group by user_id, day
), latest as (
  select user_id, max(day) as day from trained group by user_id
), gained as (
  select user_id, day, active_ms, correct, answers, 0 as latest from trained
  union all
  select user_id, moved.day, 0, 0, 0, moved.step
  from latest left join person_weeks as kept using (user_id)
  cross join lateral (values (latest.day, 1), (kept.day, -1)) as moved (day, step)
  where moved.day is not null and latest.day > coalesce(kept.day, '-infinity')
)
insert into group_days as kept (group_id, day, active_ms, correct, answers, latest)
select member.group_id, gained.day, sum(gained.active_ms), sum(gained.correct), sum(gained.answers), sum(gained.latest)
from gained join group_members as member using (user_id) join users on users.id = user_id and users.is_active
group by 1, 2 order by 1, 2
on conflict (group_id, day) do update set active_ms = kept.active_ms + excluded.active_ms,
  correct = kept.correct + excluded.correct, answers = kept.answers + excluded.answers, latest = kept.latest + excluded.latest`;

/** Before weeks are counted anew: the day of the latest one tells who has trained on a later one now. */
export const addGroupDays: Step = async (client, { ids }) => {
  await client.query({ name: 'fold_group_days', text: addSql, values: [ids] });
};
