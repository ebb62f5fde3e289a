/** A backup is made and put back into another cluster of PostgreSQL, where everything has to be as it was. */
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
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { command } from '../../tools/command.ts';
import { fill } from '../fill.ts';
import { onDatabase } from '../serving.ts';
import { countOf } from './any-rows.ts';
import { type Drill, type Effort, leftOut, type Line, noted, tooth } from './line.ts';
import { broughtBy, fillOlder, lineOf } from './older-school.ts';
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
  if (version === null) return [leftOut(ALL, 'the client programs of PostgreSQL are not there')];
  const onCluster = version >= EMBEDDED_VERSION ? onDatabase<Line[]> : onOlderServer(version);
  return onCluster((home) => onCluster((fresh) => drillOn(effort, version, home, fresh)));
};

/** A server of PostgreSQL with data of its own. */
interface Server {
  readonly pool: pg.Pool;
  /** Of the database in it. */
  readonly url: string;
}

const ALL = 'backup and restore';
const OTHER_PASSWORD = 'an encrypted backup with another password';

/** Servers of the system's own PostgreSQL, which its programs can read. */
const onOlderServer = (version: number) => async (work: (server: Server) => Promise<Line[]>) => {
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
    if (!isMade) return [leftOut(ALL, `pg_dump is of PostgreSQL ${version}, and there is no server of it`)];
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
      return await work({ pool, url });
    } finally {
      await pool.end();
    }
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const PASSWORD = 'a password for this drill';

/** @param fresh where nothing of it has ever been */
async function drillOn(
  { isShort }: Effort,
  version: number,
  { pool, url }: Server,
  fresh: Server,
): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mindhero-backups-'));
  try {
    await (isShort ? populate(pool, size) : fill(pool));
    await pool.query(
      `update pictures set content = decode((select string_agg(md5(user_id::text || n), '') from generate_series(1, 200) n), 'hex')`,
    );
    const place = { pool, url, folder, fresh };
    const last = (await migrationNames()).length;
    const plain = await copy(place, { name: 'plain, by npm run', writes: null, way: commands });
    const identity = await generateX25519Identity();
    const writes = await identityToRecipient(identity);
    const entrusted = await copy(place, { name: 'to a key of age', writes, reads: identity, way: functions });
    // A password takes long to try, on purpose: it would be half of a short drill.
    const sealed = isShort
      ? null
      : await copy(place, { name: 'with a password', writes: PASSWORD, way: functions });
    return [
      noted('PostgreSQL', String(version)),
      ...plain.lines,
      ...entrusted.lines,
      ...(sealed?.lines ?? [leftOut('with a password', 'only the long form does it')]),
      ...(await older(place, isShort ? [1, last - 1] : Array.from({ length: last - 1 }, (_, n) => n + 1))),
      ...(isShort ? [leftOut('backups of all other versions', 'only the long form does it')] : []),
      ...(await teeth(place, { plain, entrusted, sealed }, identity)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Place {
  readonly pool: pg.Pool;
  readonly url: string;
  readonly folder: string;
  readonly fresh: Server;
}

/** How a backup is made and put back, with the rows that are said to be in it. */
interface Way {
  backUp(url: string, file: string, key: string | null): Promise<number>;
  restore(url: string, file: string, key: string | null): Promise<number>;
}

const sumOf = (rows: ReadonlyMap<string, number>) =>
  [...rows.values()].reduce((sum, count) => sum + count, 0);

const functions: Way = {
  backUp: async (...given) => sumOf(await backUp(...given)),
  restore: async (...given) => sumOf(await restore(...given)),
};

/** What an operator types. */
const byHand = (name: 'backup' | 'restore', url: string, file: string, key: string | null) =>
  command(['npm', 'run', '-s', name, '--', file], { env: { DATABASE_URL: url, BACKUP_KEY: key ?? '' } });

/** The same by hand. @throws Error with what was said, if it did not end well or says something else */
async function saidByHand(said: RegExp, ...given: Parameters<typeof byHand>): Promise<number> {
  const { code, output } = await byHand(...given);
  const rows = said.exec(output)?.[1];
  if (code !== 0 || rows === undefined) throw new Error(`npm run ${given[0]}: exit code ${code}, ${output}`);
  return Number(rows.replaceAll(',', ''));
}

const commands: Way = {
  backUp: (...given) =>
    saidByHand(/^Backed up and read back: ([\d,]+) rows of \d+ tables/m, 'backup', ...given),
  restore: (...given) => saidByHand(/^Restored: ([\d,]+) rows of \d+ tables/m, 'restore', ...given),
};

interface Copied {
  readonly lines: Line[];
  readonly file: string;
  /** The address of the copy. */
  readonly copied: string;
}

interface Keys {
  /** Names the way, for the table. */
  readonly name: string;
  readonly writes: string | null;
  /** The same, where it is left out. */
  readonly reads?: string;
  readonly way: Way;
}

let copies = 0;

async function copy(
  { pool, url, folder, fresh }: Place,
  { name, writes, reads, way }: Keys,
): Promise<Copied> {
  const file = join(folder, `${++copies}.backup`);
  const began = performance.now();
  const written = await way.backUp(url, file, writes);
  const backedUp = performance.now();
  const copied = await makeDatabase(fresh.pool, fresh.url, `copy_${copies}`);
  const putBack = await way.restore(copied, file, reads ?? writes);
  const restored = performance.now();
  const [before, after] = [await look(pool), await lookAt(copied)];
  const { rows, plays } = await countIn(copied);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  const lines = [
    {
      what: `${name}: tables that differ once restored`,
      expected: '0',
      seen: `${differing(before.tables, after.tables).length} of ${before.tables.size}`,
      met: differing(before.tables, after.tables).length === 0,
    },
    {
      what: `${name}: rows, as they are told of`,
      expected: 'as many as there are',
      seen: `${written.toLocaleString('en')} backed up, ${putBack.toLocaleString('en')} restored, ${rows.toLocaleString('en')} there`,
      met: written === rows && putBack === rows && rows > 0,
    },
    {
      what: `${name}: the books, as they are checked`,
      expected: 'the same',
      seen: before.books === after.books ? 'the same' : `${before.books} and ${after.books}`,
      met: before.books === after.books,
    },
    {
      what: `${name}: pictures that differ`,
      expected: '0',
      seen: `${differing(before.pictures, after.pictures).length} of ${before.pictures.size}`,
      met: before.pictures.size >= 20 && differing(before.pictures, after.pictures).length === 0,
    },
    noted(
      `${name}: time and size with ${plays.toLocaleString('en')} plays`,
      `${seconds(began, backedUp)} s to back up, ${seconds(backedUp, restored)} s to restore, ${((await readFile(file)).length / 1e6).toFixed(1)} MB`,
    ),
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

/** Rows of all tables together, counted one by one. */
async function countIn(url: string): Promise<{ readonly rows: number; readonly plays: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`,
  );
  let rows = 0;
  for (const { name } of tables) rows += await countOf(client, name);
  const plays = await countOf(client, 'plays');
  await client.end();
  return { rows, plays };
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

/** Backups of older versions of the schema are restored by this one. @param some how many migrations each had */
async function older({ pool, url, folder, fresh }: Place, some: readonly number[]): Promise<Line[]> {
  const names = await migrationNames();
  const lines: Line[] = [];
  for (const count of some) {
    const old = await makeDatabase(pool, url, `old_${count}`);
    await migrateTo(old, count);
    const before = await fillOlder(old, count);
    const file = join(folder, `old-${count}.backup`);
    await backUp(old, file, null);
    const renewed = await makeDatabase(fresh.pool, fresh.url, `renewed_${count}`);
    await restore(renewed, file, null);
    const brought = await broughtBy(renewed, before);
    lines.push(lineOf(`a backup of ${names[count - 1]}, restored by this version`, brought));
  }
  return lines;
}

interface Copies {
  readonly plain: Copied;
  readonly entrusted: Copied;
  readonly sealed: Copied | null;
}

/** @param identity opens what was entrusted */
async function teeth(
  { pool, url, folder, fresh }: Place,
  { plain, entrusted, sealed }: Copies,
  identity: string,
): Promise<Line[]> {
  const refused = async (name: string, file: string, key: string | null) => {
    const target = await makeDatabase(fresh.pool, fresh.url, name);
    return restore(target, file, key).then(
      () => 'restored',
      (error: unknown) => `refused: ${String(error instanceof Error ? error.message : error).slice(0, 60)}`,
    );
  };
  const bytes = await readFile(plain.file);
  const short = join(folder, 'short.backup');
  await writeFile(short, bytes.subarray(0, Math.floor(bytes.length * 0.9)));
  const changed = join(folder, 'changed.backup');
  const secret = await readFile(entrusted.file);
  secret[Math.floor(secret.length / 2)] = (secret[Math.floor(secret.length / 2)] ?? 0) ^ 1;
  await writeFile(changed, secret);
  const typed = async (refusal: string, ...given: Parameters<typeof byHand>) => {
    const { code, output } = await byHand(...given);
    return code === 1 && output.includes(refusal) ? `refused: ${refusal}` : `exit code ${code}: ${output}`;
  };
  const outcomes = [
    [
      'npm run backup onto a backup that is there',
      await typed('is there already', 'backup', url, plain.file, null),
    ],
    [
      'npm run restore into a database in use',
      await typed('is not empty', 'restore', plain.copied, plain.file, null),
    ],
    ['a backup whose end is missing', await refused('cut', short, null)],
    ['an encrypted backup with one bit changed', await refused('changed', changed, identity)],
    [
      'an encrypted backup with another key of age',
      await refused('stranger', entrusted.file, await generateX25519Identity()),
    ],
    ...(sealed === null
      ? []
      : [[OTHER_PASSWORD, await refused('wrong', sealed.file, 'another password')] as const]),
  ] as const;
  const client = new pg.Client({ connectionString: plain.copied });
  await client.connect();
  await client.query(
    `update pictures set content = content || '\\x00' where user_id = (select min(user_id) from pictures)`,
  );
  await client.end();
  const differs = differing((await look(pool)).tables, (await lookAt(plain.copied)).tables);
  return [
    ...outcomes.map(([what, seen]) => ({ what, expected: 'refused', seen, met: seen.startsWith('refused') })),
    ...(sealed === null ? [leftOut(OTHER_PASSWORD, 'only the long form does it')] : []),
    tooth('one byte more in one picture of the copy', `${differs.join(', ')} differ`, differs.length === 1),
  ];
}
