/** What was right and wrong of each technique: a person's days and months. */
import type { Step } from '../step.ts';

/**
 * @param span its first day, of the column `day`
 * @returns a statement that reads what is kept and writes it together with what has come: only the fold writes there
 */
const addSql = (table: string, column: string, span: string) => `
with fresh as (
  select user_id, ${span} as span, tag, "right", wrong from logged_techniques where id = any($1::bigint[])
), counted as (
  select user_id, span, tag, sum("right") as "right", sum(wrong) as wrong
  from (
    select * from fresh
    union all
    select kept.user_id, kept.${column}, tag.name, (tag.counts->>0)::integer, (tag.counts->>1)::integer
    from (select distinct user_id, span from fresh) as concerned
    join ${table} as kept on kept.user_id = concerned.user_id and kept.${column} = concerned.span
    cross join lateral jsonb_each(kept.tags) as tag (name, counts)
  ) as every
  group by user_id, span, tag
)
insert into ${table} (user_id, ${column}, tags)
select user_id, span, jsonb_object_agg(tag, jsonb_build_array("right", wrong)) from counted group by user_id, span
on conflict (user_id, ${column}) do update set tags = excluded.tags`;

const daysSql = addSql('technique_days', 'day', 'day');
const monthsSql = addSql('technique_months', 'month', `date_trunc('month', day)::date`);

export const addTechniques: Step = async (client, { ids }) => {
  await client.query({ name: 'fold_technique_days', text: daysSql, values: [ids] });
  await client.query({ name: 'fold_technique_months', text: monthsSql, values: [ids] });
};
