/** Days of training: a person's sums by game. */
import type { Step } from '../step.ts';

const sums = [
  'plays',
  'correct',
  'incorrect',
  'missed',
  'active_ms',
  'points',
  'fluent_correct',
  'fluent_ms',
] as const;

const addSql = `
insert into play_days as kept (user_id, day, game, subject, ${sums.join(', ')})
select user_id, day, game, min(subject), ${sums.map((sum) => `sum(${sum})`).join(', ')}
from logged_days where id = any($1::bigint[])
group by user_id, day, game
on conflict (user_id, day, game) do update set ${sums.map((sum) => `${sum} = kept.${sum} + excluded.${sum}`).join(', ')}`;

export const addDays: Step = async (client, { ids }) => {
  await client.query({ name: 'fold_days', text: addSql, values: [ids] });
};
