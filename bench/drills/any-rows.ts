/** Rows for tables of whatever version of the schema, made of nothing but what the catalogue says of them. */
import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;

const ROWS = 4;

/** All tables, by name; of one in parts only the whole. */
export async function tablesOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** How many rows a table has. */
export async function countOf(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}

/**
 * Puts a few rows, or one where there may be no more, into each of these tables that is empty, those that others refer to first.
 * @throws Error for one that takes no such rows
 */
export async function fillEmpty(client: Client, tables: readonly string[]): Promise<void> {
  let empty: string[] = [];
  for (const table of tables) if ((await countOf(client, table)) === 0) empty.push(table);
  while (empty.length > 0) {
    const waiting: string[] = [];
    for (const table of empty) {
      const columns = await columnsOf(client, table);
      // Two tables that refer to each other begin with the one that need not.
      const isEarly = columns.some(
        ({ parent, is_needed: isNeeded }) => isNeeded && empty.includes(parent ?? ''),
      );
      if (isEarly && waiting.length < empty.length) waiting.push(table);
      else await client.query(insertOf(table, columns));
    }
    if (waiting.length === empty.length) throw new Error(`nothing can be put into ${waiting.join(', ')}`);
    empty = waiting;
  }
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly is_needed: boolean;
  /** The table that it refers to. */
  readonly parent: string | null;
  readonly referred: string | null;
  /** What a check allows, as it says so itself. */
  readonly allowed: string | null;
}

/** Those that have no value of their own. */
async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as is_needed,
       f.confrelid::regclass::text as parent, referred.attname as referred,
       (select substring(pg_get_constraintdef(c.oid) from '= ANY \\(ARRAY\\[(''[^'']*'')') from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum] limit 1) as allowed
     from pg_attribute a
       left join pg_constraint f on f.conrelid = a.attrelid and f.contype = 'f' and f.conkey = array[a.attnum]
       left join pg_attribute referred on referred.attrelid = f.confrelid and referred.attnum = f.confkey[1]
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
       and not a.atthasdef
     order by a.attnum`,
    [table],
  );
  return rows;
}

/** Another one for each row, where there may be no two alike. */
const valueOf: Readonly<Record<string, string>> = {
  boolean: 'true',
  bytea: `convert_to(n::text, 'UTF8')`,
  date: 'current_date - n',
  jsonb: `'[]'`,
  text: 'n::text',
  uuid: 'gen_random_uuid()',
};

function insertOf(table: string, columns: readonly Column[]): string {
  const values = columns.map(({ type, parent, referred, allowed }) => {
    if (parent !== null)
      return `(select ${referred} from ${parent} order by ${referred} offset (n - 1) % greatest(1, (select count(*) from ${parent})) limit 1)`;
    return (
      allowed ??
      valueOf[type] ??
      (type.endsWith('[]') ? `'{}'` : type.startsWith('timestamp') ? 'now()' : 'n')
    );
  });
  const names = columns.map(({ name }) => `"${name}"`);
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from generate_series(1, ${ROWS}) n on conflict do nothing`;
}
