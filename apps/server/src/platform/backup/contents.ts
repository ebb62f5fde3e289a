/** How many rows each table has: in a database, and in a backup as it would be restored. */
import type { Readable } from 'node:stream';
import type pg from 'pg';

/** By schema and name. */
export type Rows = ReadonlyMap<string, number>;

export interface Contents {
  readonly rows: Rows;
  /** When the newest migration that was applied was made, in milliseconds since 1970. */
  readonly newestMigration: number;
}

/** The table that every database of ours has, whatever its age. */
export const MIGRATIONS = 'drizzle.__drizzle_migrations';

/** Within a transaction: all of the same moment. */
export async function rowsOf(client: Pick<pg.Client, 'query'>): Promise<Rows> {
  const { rows: tables } = await client.query<{ name: string; quoted: string }>(
    `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts = new Map<string, number>();
  for (const { name, quoted } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${quoted}`);
    counts.set(name, Number(rows[0]?.count ?? 0));
  }
  return counts;
}

/** Reads data as pg_restore writes them: "COPY", a line for each row, and a line with a backslash and a dot. */
export async function contentsOf(script: Readable): Promise<Contents> {
  const rows = new Map<string, number>();
  let table: string | null = null;
  let newestMigration = 0;
  for await (const line of linesOf(script)) {
    if (table === null) {
      if (line[0] !== COPY[0] || !line.subarray(0, COPY.length).equals(COPY)) continue;
      table = /^COPY ([\w".]+) /.exec(line.toString())?.[1]?.replaceAll('"', '') ?? '';
      rows.set(table, 0);
    } else if (line.length === 2 && line.equals(END)) table = null;
    else {
      rows.set(table, (rows.get(table) ?? 0) + 1);
      if (table === MIGRATIONS)
        newestMigration = Math.max(newestMigration, Number(line.toString().split('\t')[2]));
    }
  }
  if (table !== null) throw new Error('the backup ends in the middle of a table');
  return { rows, newestMigration };
}

const COPY = Buffer.from('COPY ');
const END = Buffer.from('\\.');

const NEW_LINE = 0x0a;

/** Bytes, since nobody looks into most of them. */
async function* linesOf(stream: Readable): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    const bytes: Buffer = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    let from = 0;
    for (let to = bytes.indexOf(NEW_LINE); to >= 0; to = bytes.indexOf(NEW_LINE, from)) {
      yield bytes.subarray(from, to);
      from = to + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) yield rest;
}

/** The tables whose rows differ, in words. */
export function differencesOf(wanted: Rows, found: Rows): string[] {
  const names = [...new Set([...wanted.keys(), ...found.keys()])].toSorted();
  return names.flatMap((name) => {
    const [before, after] = [wanted.get(name) ?? 0, found.get(name) ?? 0];
    return before === after ? [] : [`${name}: ${before} rows, not ${after}`];
  });
}
