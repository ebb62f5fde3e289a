/** What of backups needs no programs of PostgreSQL; the drill `backup` makes and restores some. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import fc from 'fast-check';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { decrypt, encrypt, encryptedMark } from './cipher.ts';
import { contentsOf, differencesOf } from './contents.ts';
import { expectPrograms, run } from './programs.ts';

afterEach(() => vi.unstubAllEnvs());

const script = `SET statement_timeout = 0;
COPY public.plays (id, text) FROM stdin;
1\tCOPY public.users (id) FROM stdin;
2\t\\\\.
\\.

COPY public."order" (id) FROM stdin;
\\.

COPY drizzle.__drizzle_migrations (id, hash, created_at) FROM stdin;
1\tabc\t1795443437673
2\tdef\t1795445163931
\\.
SELECT pg_catalog.setval('public.plays_id_seq', 2, true);
`;

test('rows are counted, wherever the stream is cut', async () => {
  const bytes = Buffer.from(script);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(bytes.length), { maxLength: 20 }), async (cuts) => {
      const ends = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
      const chunks = ends.slice(1).map((end, index) => bytes.subarray(ends[index], end));
      const { rows, newestMigration } = await contentsOf(Readable.from(chunks));
      expect(Object.fromEntries(rows)).toEqual({
        'public.plays': 2,
        'public.order': 0,
        'drizzle.__drizzle_migrations': 2,
      });
      expect(newestMigration).toBe(1_795_445_163_931);
    }),
  );
});

test('what ends in the middle of a table is no backup', async () => {
  const cut = script.slice(0, script.indexOf('2\t'));
  await expect(contentsOf(Readable.from([Buffer.from(cut)]))).rejects.toThrow('in the middle of a table');
});

test('tables that differ are named', () => {
  const wanted = new Map([
    ['a', 1],
    ['b', 2],
    ['empty', 0],
  ]);
  expect(differencesOf(wanted, new Map([['b', 3]]))).toEqual(['a: 1 rows, not 0', 'b: 2 rows, not 3']);
});

const secret = Buffer.from('many pupils'.repeat(50_000));
const sealed = async (key: string) => buffer(await encrypt(Readable.from([secret]), key));
const opened = async (bytes: Buffer, key: string) => buffer(await decrypt(Readable.from([bytes]), key));

test('what is encrypted is opened by the same password, or by who owns the key', async () => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  for (const [lock, key] of [
    ['a password', 'a password'],
    [identity, identity],
    [recipient, identity],
  ] as const) {
    const bytes = await sealed(lock);
    expect(bytes.subarray(0, encryptedMark.length)).toEqual(encryptedMark);
    expect(bytes.includes('pupils')).toBe(false);
    expect((await opened(bytes, key)).equals(secret)).toBe(true);
  }
});

test('neither another key nor a changed or shortened file opens', async () => {
  const key = await generateX25519Identity();
  const bytes = await sealed(key);
  await expect(opened(bytes, await generateX25519Identity())).rejects.toThrow('BACKUP_KEY does not open');
  const changed = Buffer.from(bytes);
  changed[bytes.length - 100] = (changed[bytes.length - 100] ?? 0) ^ 1;
  await expect(opened(changed, key)).rejects.toThrow('invalid tag');
  await expect(opened(bytes.subarray(0, bytes.length - 100), key)).rejects.toThrow('invalid tag');
});

test('a header that is damaged, or cannot be read, is not the fault of the key', async () => {
  const key = await generateX25519Identity();
  const bytes = await sealed(key);
  const mac = bytes.indexOf('\n--- ') + 10;
  bytes[mac] = bytes[mac] === 0x41 ? 0x42 : 0x41;
  await expect(opened(bytes, key)).rejects.toThrow('invalid header HMAC');
  const unreadable = new Readable({ read() {} });
  unreadable.destroy(new Error('EIO'));
  await expect(decrypt(unreadable, key)).rejects.toThrow('EIO');
});

test('programs that are older than the server, or not there, are refused in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mindhero-programs-'));
  vi.stubEnv('PG_BIN', folder);
  await expect(expectPrograms(18)).rejects.toThrow('pg_dump was not found');
  for (const name of ['pg_dump', 'pg_restore']) {
    await writeFile(join(folder, name), `#!/bin/sh\necho "${name} (PostgreSQL) 15.18 (Debian 15.18-0)"\n`);
    await chmod(join(folder, name), 0o755);
  }
  await expect(expectPrograms(18)).rejects.toThrow(
    'pg_dump is of PostgreSQL 15, and the server of 18: set PG_BIN',
  );
  await expect(expectPrograms(15)).resolves.toBeUndefined();
  await rm(folder, { recursive: true });
});

/** Runs it upon a database without a table. @returns how it ended, and what it said */
function onEmptyDatabase(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const script = fileURLToPath(new URL('../../backup.ts', import.meta.url));
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  return new Promise<{ readonly code: number | null; readonly said: string }>((resolve) => {
    const running = execFile(
      process.execPath,
      [script, ...args],
      { env: { ...process.env, DATABASE_URL: url.href, ...env } },
      (_failure, output, errors) => resolve({ code: running.exitCode, said: output + errors }),
    );
  });
}

test('of a database that holds nothing of ours no backup is made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mindhero-backups-'));
  expect(await onEmptyDatabase(['backup', join(folder, 'empty.backup')])).toEqual({
    code: 1,
    said: 'The database holds nothing of Mindhero, so there is nothing to back up: name the right one.\n',
  });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a key that does not open a backup is refused in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mindhero-backups-'));
  for (const name of ['pg_dump', 'pg_restore']) {
    await writeFile(join(folder, name), `#!/bin/sh\necho "${name} (PostgreSQL) 99.0"\n`);
    await chmod(join(folder, name), 0o755);
  }
  const file = join(folder, 'mindhero.backup');
  await writeFile(file, await sealed('a password'));
  const keys = ['another password', await generateX25519Identity(), 'AGE-SECRET-KEY-1CUTOFF'];
  for (const BACKUP_KEY of keys)
    expect(await onEmptyDatabase(['restore', file], { BACKUP_KEY, PG_BIN: folder })).toEqual({
      code: 1,
      said: 'BACKUP_KEY does not open this backup: set it to what the backup was made with.\n',
    });
  await rm(folder, { recursive: true });
});

test('a program that has what it needs may go, and the rest of the file is read all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mindhero-programs-'));
  await writeFile(join(folder, 'pg_restore'), '#!/bin/sh\nhead -c 10\n');
  await chmod(join(folder, 'pg_restore'), 0o755);
  vi.stubEnv('PG_BIN', folder);
  let read = 0;
  async function* content() {
    for (; read < 40; read++) yield Buffer.alloc(100_000);
  }
  const restoring = run('pg_restore', []);
  const [said] = await Promise.all([
    buffer(restoring.output),
    restoring.feed(Readable.from(content())),
    restoring.done(),
  ]);
  expect([said.length, read]).toEqual([10, 40]);
  await rm(folder, { recursive: true });
});
