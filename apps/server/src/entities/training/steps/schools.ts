/** Weeks of schools: how many of their pupils trained, and for how long. */
import type { Step } from '../step.ts';

const addSql = `
insert into school_weeks as kept (school_id, week, active, active_ms)
select school_id, week, active, active_ms from logged_school_weeks($1::bigint[]) order by school_id, week
on conflict (school_id, week) do update
set active = kept.active + excluded.active, active_ms = kept.active_ms + excluded.active_ms`;

/** Before days are added to: they tell who has trained in the week already. */
export const addSchoolWeeks: Step = async (client, { ids }) => {
  await client.query({ name: 'fold_school_weeks', text: addSql, values: [ids] });
};
