/** What was right and wrong of each technique: a person's days and months. */
import type { Tags } from '../../../platform/db/schema/index.ts';
import type { Step } from '../step.ts';

const spans = { day: 'technique_days', month: 'technique_months' } as const;
type Span = keyof typeof spans;

/** What has come and what is kept of the same days and months. */
const readSql = `
with fresh as materialized (
  select user_id, day, date_trunc('month', day)::date as month, tags from finish_log
  where id = any($1::bigint[]) and tags <> '{}'
)
select user_id, day::text, month::text, tags, null as kept from fresh
${Object.entries(spans)
  .map(
    ([span, table]) => `union all
select user_id, ${span}::text, null, tags, '${span}'
from (select distinct user_id, ${span} from fresh) as concerned join ${table} using (user_id, ${span})`,
  )
  .join('\n')}`;

interface Row {
  readonly user_id: number;
  /** Of what is kept, the first day of what the row is about. */
  readonly day: string;
  /** Null of what is kept. */
  readonly month: string | null;
  readonly tags: Tags;
  readonly kept: Span | null;
}

const writeSql = (span: Span) => `
insert into ${spans[span]} (user_id, ${span}, tags) select * from unnest($1::integer[], $2::date[], $3::jsonb[])
on conflict (user_id, ${span}) do update set tags = excluded.tags`;

interface Sums {
  readonly user: number;
  readonly first: string;
  readonly tags: Record<string, [right: number, wrong: number]>;
}

/** Rows of one span, each person's day or month once. */
function sumsOf(rows: readonly Row[], span: Span): Sums[] {
  const sums = new Map<string, Sums>();
  for (const { user_id: user, day, month, tags, kept } of rows) {
    if (kept !== null && kept !== span) continue;
    const first = span === 'month' ? (month ?? day) : day;
    const key = `${user} ${first}`;
    const sum = sums.get(key) ?? { user, first, tags: {} };
    sums.set(key, sum);
    for (const [tag, [right, wrong]] of Object.entries(tags)) {
      const counts = (sum.tags[tag] ??= [0, 0]);
      counts[0] += right;
      counts[1] += wrong;
    }
  }
  return [...sums.values()];
}

/** Added up here: PostgreSQL takes four times as long to take thirty tags apart and put them together again. */
export const addTechniques: Step = async (client, { ids }) => {
  const { rows } = await client.query<Row>({ name: 'fold_read_techniques', text: readSql, values: [ids] });
  for (const span of ['day', 'month'] as const) {
    const sums = sumsOf(rows, span);
    await client.query({
      name: `fold_technique_${span}s`,
      text: writeSql(span),
      values: [
        sums.map(({ user }) => user),
        sums.map(({ first }) => first),
        sums.map(({ tags }) => JSON.stringify(tags)),
      ],
    });
  }
};
