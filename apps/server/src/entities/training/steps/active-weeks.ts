/** Weeks of schools and of groups: how many of their people trained, and for how long. */
import type { Step } from '../step.ts';

const addSql = (whose: 'school' | 'group') => `
insert into ${whose}_weeks as kept (${whose}_id, week, active, active_ms)
select ${whose}_id, week, active, active_ms from logged_${whose}_weeks($1::bigint[]) order by ${whose}_id, week
on conflict (${whose}_id, week) do update
set active = kept.active + excluded.active, active_ms = kept.active_ms + excluded.active_ms`;

/** Before days are added to: they tell who has trained in the week already. */
export const addActiveWeeks: Step = async (client, { ids }) => {
  await client.query({ name: 'fold_school_weeks', text: addSql('school'), values: [ids] });
  await client.query({ name: 'fold_group_weeks', text: addSql('group'), values: [ids] });
};
