/** Who has begun to train, and who trained in the fourth week of it, by the day of the account. */
import type { Step } from '../step.ts';

const addSql = `
insert into registered_days (day, started, stayed) select day, started, stayed from logged_beginnings($1::bigint[])`;

/** Before days are added to: they tell who has begun already. */
export const addBeginnings: Step = async (client, { ids }) => {
  await client.query({ name: 'fold_beginnings', text: addSql, values: [ids] });
};
