/** A backup is made and put back into another database, where everything has to be as it was. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { checkBooks } from '@mindhero/server/entities/plans/check';
import { backUp, restore } from '@mindhero/server/platform/backup/back-up';
import { versionOf } from '@mindhero/server/platform/backup/programs';
import { databaseAccount } from '@mindhero/server/platform/db/embedded-account';
import { Cluster } from '@mindhero/server/platform/db/embedded-cluster';
import { programsIn } from '@mindhero/server/platform/db/embedded-programs';
import { migrate } from '@mindhero/server/platform/db/migrate';
import { populate, type Size } from '@mindhero/server/test/country';
import pg from 'pg';
import { fill } from '../fill.ts';
import { onDatabase } from '../serving.ts';
import { type Drill, type Effort, type Line, tooth } from './line.ts';
import { makeDatabase, migrateTo, migrationNames } from './older.ts';

const size: Size = {
  schools: 2,
  students: 200,
  teachers: 10,
  tutors: 2,
  administrators: 2,
  playsPerStudent: 10,
  signedIn: 20,
  texts: 40,
};

/** What reads a backup has to be at least as new as the server. */
const EMBEDDED_VERSION = 18;

export const drill: Drill = async (effort) => {
  const version = await versionOf('pg_dump');
  if (version === null) return [leftOut('without the client programs of PostgreSQL')];
  if (version >= EMBEDDED_VERSION) return onDatabase(({ pool, url }) => onServer(effort, pool, url, version));
  return onOlderServer(effort, version);
};

const leftOut = (why: string): Line => ({
  what: 'backup and restore',
  expected: 'everything is equal',
  seen: `left out: ${why}`,
  met: true,
});

/** A server of the system's own PostgreSQL, which its programs can read. */
async function onOlderServer(effort: Effort, version: number): Promise<Line[]> {
  const bin =
    process.env['PG_BIN'] ??
    (await promisify(execFile)('pg_config', ['--bindir']).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    ));
  const account = await databaseAccount();
  const programs = programsIn(bin, account);
  const dataDir = await mkdtemp(join(tmpdir(), 'mindhero-backup-'));
  await chmod(dataDir, 0o755);
  const cluster = new Cluster(join(dataDir, 'postgres'), programs, false);
  try {
    const isMade = await cluster.create('secret', account).then(
      () => true,
      () => false,
    );
    if (!isMade) return [leftOut(`pg_dump is of PostgreSQL ${version}, and there is no server of it`)];
    const port = await cluster.start();
    const server = `postgresql://mindhero:secret@127.0.0.1:${port}`;
    const owner = new pg.Pool({ connectionString: `${server}/postgres`, max: 1 });
    const url = await makeDatabase(owner, server, 'mindhero');
    await owner.end();
    await migrate(url);
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    // Nobody waits for the last word of a connection that ends together with its server.
    pool.on('error', () => {});
    try {
      return await onServer(effort, pool, url, version);
    } finally {
      await pool.end();
    }
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onServer({ isShort }: Effort, pool: pg.Pool, url: string, version: number): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mindhero-backups-'));
  try {
    await (isShort ? populate(pool, size) : fill(pool));
    await pool.query(
      `update pictures set content = decode((select string_agg(md5(user_id::text || n), '') from generate_series(1, 200) n), 'hex')`,
    );
    const place = { pool, url, folder };
    const plain = await copy(place, 'plain', null);
    const sealed = await copy(place, 'sealed', 'a password for this drill');
    return [
      { what: 'PostgreSQL', expected: '', seen: String(version), met: true },
      ...plain.lines,
      ...sealed.lines,
      ...(await older(place)),
      ...(await teeth(place, plain.file, sealed.file, plain.copied)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Place {
  readonly pool: pg.Pool;
  readonly url: string;
  readonly folder: string;
}

/** The parts of one table. */
const ofPlays = /^public\.plays_(default|\d{4}_\d\d)$/;

interface Copied {
  readonly lines: Line[];
  readonly file: string;
  /** The address of the copy. */
  readonly copied: string;
}

async function copy({ pool, url, folder }: Place, name: string, key: string | null): Promise<Copied> {
  const file = join(folder, `${name}.backup`);
  const began = performance.now();
  const rows = await backUp(url, file, key);
  const backedUp = performance.now();
  const copied = await makeDatabase(pool, url, `copy_${name}`);
  await restore(copied, file, key);
  const restored = performance.now();
  const [before, after] = [await look(pool), await lookAt(copied)];
  const all = [...rows.values()].reduce((sum, count) => sum + count, 0);
  const plays = [...rows].reduce((sum, [table, count]) => (ofPlays.test(table) ? sum + count : sum), 0);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  const kind = key === null ? 'plain' : 'encrypted';
  const lines = [
    {
      what: `${kind}: tables that differ once restored`,
      expected: '0',
      seen: `${differing(before.tables, after.tables).length} of ${before.tables.size}, ${all.toLocaleString('en')} rows`,
      met: differing(before.tables, after.tables).length === 0 && all > 0,
    },
    {
      what: `${kind}: the books, as they are checked`,
      expected: 'the same',
      seen: before.books === after.books ? 'the same' : `${before.books} and ${after.books}`,
      met: before.books === after.books,
    },
    {
      what: `${kind}: pictures that differ`,
      expected: '0',
      seen: `${differing(before.pictures, after.pictures).length} of ${before.pictures.size}`,
      met: before.pictures.size >= 20 && differing(before.pictures, after.pictures).length === 0,
    },
    {
      what: `${kind}: time and size with ${plays.toLocaleString('en')} plays`,
      expected: '',
      seen: `${seconds(began, backedUp)} s to back up, ${seconds(backedUp, restored)} s to restore, ${((await readFile(file)).length / 1e6).toFixed(1)} MB`,
      met: true,
    },
  ];
  return { lines, file, copied };
}

interface Look {
  /** Fingerprints of all rows. */
  readonly tables: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, string>;
  readonly books: string;
}

async function look(pool: pg.Pool): Promise<Look> {
  const { rows: names } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const tables = new Map<string, string>();
  for (const { name } of names) {
    const { rows } = await pool.query<{ told: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(r::text, 0)::numeric), 0) as told from ${name} r`,
    );
    tables.set(name, rows[0]?.told ?? '');
  }
  const { rows } = await pool.query<{ id: string; content: Buffer }>(
    'select id, content from pictures order by user_id limit 20',
  );
  const pictures = new Map(
    rows.map(({ id, content }) => [id, createHash('sha256').update(content).digest('hex')]),
  );
  const { invariants, counts } = await checkBooks(pool);
  return { tables, pictures, books: JSON.stringify({ invariants, counts }) };
}

async function lookAt(url: string): Promise<Look> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  try {
    return await look(pool);
  } finally {
    await pool.end();
  }
}

const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...before.keys(), ...[...after.keys()].filter((name) => !before.has(name))].filter(
    (name) => before.get(name) !== after.get(name),
  );

/** A backup of each of the last versions of the schema is restored by this one. */
async function older({ pool, url, folder }: Place): Promise<Line[]> {
  const names = await migrationNames();
  const lines: Line[] = [];
  for (const count of [1, names.length - 1]) {
    const old = await makeDatabase(pool, url, `old_${count}`);
    await migrateTo(old, count);
    const client = new pg.Client({ connectionString: old });
    await client.connect();
    await client.query(`insert into schools (name) select 'School ' || n from generate_series(1, 10) n`);
    await client.end();
    const file = join(folder, `old-${count}.backup`);
    await backUp(old, file, null);
    const renewed = await makeDatabase(pool, url, `renewed_${count}`);
    await restore(renewed, file, null);
    const fresh = new pg.Client({ connectionString: renewed });
    await fresh.connect();
    const { rows } = await fresh.query<{ schools: number; applied: number }>(
      `select (select count(*)::int from schools) as schools, (select count(*)::int from drizzle.__drizzle_migrations) as applied`,
    );
    await fresh.end();
    lines.push({
      what: `a backup of ${names[count - 1]}, restored by this version`,
      expected: `10 schools, ${names.length} migrations`,
      seen: `${rows[0]?.schools} schools, ${rows[0]?.applied} migrations`,
      met: rows[0]?.schools === 10 && rows[0].applied === names.length,
    });
  }
  return lines;
}

async function teeth(
  { pool, url, folder }: Place,
  plain: string,
  sealed: string,
  copied: string,
): Promise<Line[]> {
  const refused = async (name: string, file: string, key: string | null) => {
    const target = await makeDatabase(pool, url, name);
    return restore(target, file, key).then(
      () => 'restored',
      (error: unknown) => `refused: ${String(error instanceof Error ? error.message : error).slice(0, 60)}`,
    );
  };
  const bytes = await readFile(plain);
  const short = join(folder, 'short.backup');
  await writeFile(short, bytes.subarray(0, Math.floor(bytes.length * 0.9)));
  const changed = join(folder, 'changed.backup');
  const secret = await readFile(sealed);
  secret[Math.floor(secret.length / 2)] = (secret[Math.floor(secret.length / 2)] ?? 0) ^ 1;
  await writeFile(changed, secret);
  const outcomes = [
    ['a backup whose end is missing', await refused('cut', short, null)],
    [
      'an encrypted backup with one bit changed',
      await refused('changed', changed, 'a password for this drill'),
    ],
    ['an encrypted backup with another password', await refused('wrong', sealed, 'another password')],
  ] as const;
  const client = new pg.Client({ connectionString: copied });
  await client.connect();
  await client.query(
    `update pictures set content = content || '\\x00' where user_id = (select min(user_id) from pictures)`,
  );
  await client.end();
  const differs = differing((await look(pool)).tables, (await lookAt(copied)).tables);
  return [
    ...outcomes.map(([what, seen]) => tooth(what, seen, seen.startsWith('refused'))),
    tooth('one byte more in one picture of the copy', `${differs.join(', ')} differ`, differs.length === 1),
  ];
}
