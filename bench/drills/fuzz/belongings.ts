/** All that is stored of some people: their rows, and every row that leads to one of those. */
import type pg from 'pg';

interface Key {
  readonly child: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parent_columns: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** Rows as texts, each with its table in front. */
export type Belongings = ReadonlySet<string>;

const tablesSql = `select relname as name from pg_class where relnamespace = 'public'::regnamespace
  and relkind in ('r', 'p') and not relispartition`;

/** Keys of a part are told of the whole table. */
const keysSql = `select distinct child.relname as child, parent.relname as parent,
    array(select attname::text from unnest(conkey) with ordinality k (n, o) join pg_attribute a
      on a.attrelid = conrelid and a.attnum = k.n order by o) as columns,
    array(select attname::text from unnest(confkey) with ordinality k (n, o) join pg_attribute a
      on a.attrelid = confrelid and a.attnum = k.n order by o) as parent_columns
  from pg_constraint join pg_class child on child.oid = coalesce(pg_partition_root(conrelid), conrelid)
    join pg_class parent on parent.oid = coalesce(pg_partition_root(confrelid), confrelid)
  where contype = 'f' and conparentid = 0`;

/** What is referred to by the name of a column alone, so that a row may stay when its owner goes. */
const namedSql = `select c.relname as child, array[a.attname::text] as columns, parent.name as parent, '{id}'::text[] as parent_columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join (select relname as name, regexp_replace(relname, 's$', '') || '_id' as referred from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      union all select 'users', 'teacher_id') parent on parent.referred = a.attname
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_constraint where conrelid = c.oid and contype = 'f' and conkey = array[a.attnum])`;

/** Tables of which no row is anybody's, and why. */
const nobodys: Readonly<Record<string, string>> = {
  due_days: 'counts of all schools together',
  idempotency_keys: 'under a hash that tells nothing of whose it is; each change adds one',
  loaded_library: 'says when the library was loaded',
  predictions: 'counts of all pupils together',
  probes: 'counts of all pupils together',
  rating_counts: 'counts of all pupils together',
  registered_days: 'counts of all accounts together',
  sign_in_failures: 'under a hash that tells nothing of whose it is; each wrong password adds to one',
};

/** Who is referred to is theirs who refer to it, where nothing else says whose it is. */
const reversed = ({ child, columns, parent, parent_columns }: Key): Key => ({
  child: parent,
  columns: parent_columns,
  parent: child,
  parent_columns: columns,
});

/**
 * @param roots the ids that all begins with, by table
 * @throws Error for a table of which nobody has said whose its rows are
 */
export async function belongingsOf(
  pool: pg.Pool,
  roots: Readonly<Record<string, readonly number[]>>,
): Promise<Belongings> {
  const tables = new Map<string, readonly Row[]>();
  for (const { name } of (await pool.query<{ name: string }>(tablesSql)).rows) {
    const { rows } = await pool.query<{ row: Row }>(`select to_jsonb(r) as row from ${name} r`);
    tables.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  const down = [...(await pool.query<Key>(keysSql)).rows, ...(await pool.query<Key>(namedSql)).rows];
  const leads = (keys: readonly Key[]) => new Set([...Object.keys(roots), ...keys.map(({ child }) => child)]);
  const reached = leads(down);
  const keys = [...down, ...down.filter(({ parent }) => !reached.has(parent)).map(reversed)];
  const all = leads(keys);
  const unsaid = [...tables.keys()].filter((name) => !all.has(name) && nobodys[name] === undefined);
  if (unsaid.length > 0) throw new Error(`whose are the rows of ${unsaid.join(', ')}?`);
  const owned = new Map<string, Set<Row>>();
  for (const [name, rows] of tables)
    owned.set(name, new Set(rows.filter(({ id }) => roots[name]?.includes(Number(id)))));
  for (let grew = true; grew;) {
    grew = false;
    for (const key of keys) grew = follow(key, tables, owned) || grew;
  }
  return new Set(
    [...owned].flatMap(([name, rows]) => [...rows].map((row) => `${name} ${JSON.stringify(row)}`)),
  );
}

/** @returns whether there is more now */
function follow(
  { child, columns, parent, parent_columns }: Key,
  tables: ReadonlyMap<string, readonly Row[]>,
  owned: ReadonlyMap<string, Set<Row>>,
): boolean {
  const found = owned.get(child);
  if (found === undefined || columns.length !== 1) return false;
  const [column = ''] = columns;
  const [parentColumn = ''] = parent_columns;
  const parents = new Set([...(owned.get(parent) ?? [])].map((row) => row[parentColumn]));
  const before = found.size;
  for (const row of tables.get(child) ?? [])
    if (row[column] !== null && parents.has(row[column])) found.add(row);
  return found.size > before;
}

/** What is there no more, or is new. */
export function changes(before: Belongings, after: Belongings): string[] {
  return [
    ...[...before].filter((row) => !after.has(row)).map((row) => `gone: ${row}`),
    ...[...after].filter((row) => !before.has(row)).map((row) => `new: ${row}`),
  ];
}
