/** Copies of all who are in a database, with everything that belongs to them, as if so many schools had done the same. */
import type pg from 'pg';

/** Ids of a copy are those of the original and so much for each copy. */
const STEP = 1_000_000;

/** Texts that nobody may have twice. */
const single: ReadonlySet<string> = new Set(['users.username', 'users.email', 'plan_transfers.key']);

interface Column {
  readonly name: string;
  readonly type: string;
  /** Whether it names a row that is copied as well, or is the name of this one. */
  readonly is_key: boolean;
}

/** Sums refer to whom they are about without a key of the database's. */
const columnsSql = `
select quote_ident(a.attname) as name, format_type(a.atttypid, null) as type, a.attname in ('user_id', 'task_id') or exists (
  select from pg_constraint c where c.conrelid = a.attrelid and a.attnum = any(c.conkey) and (
    c.contype = 'p' and a.attidentity <> '' or c.contype = 'f' and c.confrelid::regclass::text = any($2))) as is_key
from pg_attribute a
where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
order by a.attnum`;

/** As what a copy has the column. @param copy the number of the copy, as SQL */
function valueOf(table: string, { name, type, is_key: isKey }: Column, copy: string): string {
  // The time at its beginning stays: by that plays lie in their months.
  if (type === 'uuid') return `overlay(${name}::text placing lpad(to_hex(${copy}), 6, '0') from 31)::uuid`;
  if (isKey) return `${name} + ${STEP} * ${copy}`;
  return single.has(`${table}.${name}`) ? `${name} || '-' || ${copy}` : name;
}

/** @param tables all whose rows belong to somebody; what these refer to beside them is shared by all copies */
export async function multiply(
  pool: Pick<pg.Pool, 'connect'>,
  tables: readonly string[],
  copies: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    // Whatever a trigger would add is copied, too, and whoever is referred to is there in the end.
    await client.query('set session_replication_role = replica');
    for (const table of tables) {
      const { rows } = await client.query<Column>(columnsSql, [table, tables]);
      const names = rows.map(({ name }) => name).join(', ');
      const values = (copy: string) => rows.map((column) => valueOf(table, column, copy)).join(', ');
      await client.query(`create temp table original as select * from ${table}`);
      for (let copy = 1; copy <= copies; copy++)
        await client.query(
          `insert into ${table} (${names}) overriding system value select ${values(String(copy))} from original
           -- What belongs to nobody is there once.
           on conflict do nothing`,
        );
      await client.query('drop table original');
    }
    await client.query('set session_replication_role = origin');
  } finally {
    client.release();
  }
}
