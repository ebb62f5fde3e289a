/** Puts the rows of a day together, of tables that are only ever added to. */
import type pg from 'pg';

const sums = {
  registered_days: ['accounts', 'pupils', 'started', 'stayed'],
  due_days: ['assigned', 'done'],
} as const;

type Table = keyof typeof sums;

const joinSql = (table: Table) => `
with several as (select day from ${table} group by day having count(*) > 1),
taken as (delete from ${table} using several where ${table}.day = several.day returning ${table}.*)
insert into ${table} (day, ${sums[table].join(', ')})
select day, ${sums[table].map((sum) => `sum(${sum})`).join(', ')} from taken group by day`;

/** Any number of processes may do so at once: what one has taken the others find gone. Readers see it before, or after. */
export async function joinDays(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(joinSql('registered_days'));
  await pool.query(joinSql('due_days'));
}
