/** Puts rows of a day together, of tables that are only ever added to. */
import type pg from 'pg';

/** By what rows are told apart, and what of them is added up. */
const tables = {
  registered_days: { by: ['day'], sums: ['accounts', 'pupils', 'started', 'stayed'] },
  due_days: { by: ['day'], sums: ['assigned', 'done'] },
  school_plan_days: { by: ['school_id', 'plan_type', 'day'], sums: ['bought', 'used', 'stock', 'active'] },
} as const;

type Table = keyof typeof tables;

function joinSql(table: Table): string {
  const { by, sums } = tables[table];
  const key = by.join(', ');
  return `
with several as (select ${key} from ${table} group by ${key} having count(*) > 1),
taken as (delete from ${table} using several where ${by.map((column) => `${table}.${column} = several.${column}`).join(' and ')}
  returning ${table}.*)
insert into ${table} (${key}, ${sums.join(', ')})
select ${key}, ${sums.map((sum) => `sum(${sum})`).join(', ')} from taken group by ${key}`;
}

/** Any number of processes may do so at once: what one has taken the others find gone. Readers see it before, or after. */
export async function joinDays(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(joinSql('registered_days'));
  await pool.query(joinSql('due_days'));
  await pool.query(joinSql('school_plan_days'));
}
