/** A database that goes away and comes back, and a server that is asked to stop. Over real HTTP. */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect as connectTo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords } from '../src/platform/auth/passwords.ts';
import { connect } from '../src/platform/db/database.ts';
import { type EmbeddedDatabase, startEmbedded } from '../src/platform/db/embedded.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { users } from '../src/platform/db/schema/index.ts';
import { type Server, serve } from '../src/serve.ts';
import { testApp } from './app.ts';
import { halted } from './meanwhile.ts';
import { addPerson } from './people.ts';
import { plainConfig } from './plain-config.ts';

const PASSWORD = 'Correct-horse-1';

let dataDir: string;
let postgres: EmbeddedDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mindhero-availability-'));
  postgres = await startEmbedded({ dataDir, durable: false });
  await migrate(postgres.url);
  const connection = connect({ url: postgres.url });
  const passwordHash = await createPasswords().hash(PASSWORD);
  await connection.db
    .insert(users)
    .values({ username: 'pupil', role: 'STUDENT', password_hash: passwordHash });
  await connection.close();
});
afterAll(async () => {
  await postgres.stop();
  await rm(postgres.folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<Server> => serve(plainConfig(postgres.url), () => undefined);

async function signIn(server: Server): Promise<string> {
  const answer = await fetch(`${server.address}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'pupil', password: PASSWORD }),
  });
  return ((await answer.json()) as { access: string }).access;
}

const me = (server: Server, token: string) =>
  fetch(`${server.address}/api/v1/users/me/`, { headers: { authorization: `Bearer ${token}` } });

test('who gives a call up does not keep the server from stopping', async () => {
  const server = await start();
  const { port } = new URL(server.address);
  const socket = connectTo(Number(port), '127.0.0.1');
  socket.write(
    'POST /api/token/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  );
  // The server answers in order: when it answers this one, it has read the beginning of the other.
  await fetch(`${server.address}/api/health/live/`);
  socket.destroy();
  await once(socket, 'close');
  await expect(server.close()).resolves.toBeUndefined();
});

test('a database that hangs is not ready', async () => {
  const server = await start();
  const ready = async () => (await fetch(`${server.address}/api/health/ready/`)).status;
  await expect.poll(ready).toBe(200);
  const { pool, close } = connect({ url: postgres.url });
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await close();
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
  expect(await ready()).toBe(503);
  for (const { pid } of rows) process.kill(pid, 'SIGCONT');
  await expect.poll(ready).toBe(200);
  await server.close();
});

/** All processes of the database. */
async function processes(): Promise<number[]> {
  const { pool, close } = connect({ url: postgres.url });
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await close();
  const [postmaster] = (await readFile(join(postgres.folder, 'postmaster.pid'), 'utf8')).split('\n');
  return [Number(postmaster), ...rows.map(({ pid }) => pid)];
}

/** When the pulse was last felt; no row before it is. */
const BEATS = `select query_start as at from pg_stat_activity
  where application_name = 'mindhero pulse' and query = 'select 1'`;

test('while the database is frozen whoever waits is told so, long before the time of a statement is over', async () => {
  const connection = connect({ url: postgres.url });
  const { pool, pupils } = connection;
  await Promise.all([pool.query('select 1'), pupils.pool.query('select 1')]);
  const silence = Promise.withResolvers<void>();
  const pulse = connection.watch(silence.resolve);
  // The pulse is felt while somebody has a connection. It has its own before everything stops: one that is still to be
  // opened is given up after a time of its own, which on a busy machine may be over first.
  const somebody = await pool.connect();
  await expect.poll(async () => (await pool.query(BEATS)).rowCount).toBe(1);
  somebody.release();
  const frozen = await processes();
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  // A statement whose time is over would say so.
  const told = Promise.all(
    [pool, pupils.pool].map((one) => expect(one.query('select 1')).rejects.toThrow('Connection terminated')),
  );
  await silence.promise;
  await told;
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  await pulse.stop();
  await expect.poll(async () => (await pool.query('select 1').catch(() => null))?.rowCount).toBe(1);
  await connection.close();
});

test('a statement that takes its time is let, as long as the database answers', async () => {
  const connection = connect({ url: postgres.url });
  const blocker = await connection.pool.connect();
  await blocker.query('begin');
  await blocker.query('select pg_advisory_xact_lock(1)');
  const pulse = connection.watch(() => {});
  const slow = connection.pool.query('select pg_advisory_xact_lock(1)');
  // The beats of the pulse are the time that counts: more of them than it waits for an answer.
  const beats = new Set<number>();
  const beat = async () => {
    // Outside of the transaction, within which the activity looks frozen.
    const { rows } = await connection.pool.query<{ at: Date }>(BEATS);
    for (const { at } of rows) beats.add(at.getTime());
    return beats.size;
  };
  await expect.poll(beat).toBeGreaterThanOrEqual(5);
  await blocker.query('commit');
  await expect(slow).resolves.toMatchObject({ rowCount: 1 });
  blocker.release();
  await pulse.stop();
  await connection.close();
});

/** What the connections of pupils ask for, and no other: each call is checked over one, which work behind the calls has not. */
const OF_PUPILS = 'lock_timeout';

/** Stands where the database was, hangs up on everybody, and counts the calls among them. */
async function hangingUp(meanwhile: (calls: () => number) => Promise<void>): Promise<void> {
  let calls = 0;
  const listener = createServer((socket) => {
    socket
      .on('error', () => {})
      .once('data', (startup) => {
        if (startup.includes(OF_PUPILS)) calls++;
        socket.destroy();
      });
  }).listen(Number(new URL(postgres.url).port), '127.0.0.1');
  await once(listener, 'listening');
  try {
    await meanwhile(() => calls);
  } finally {
    listener.close();
  }
}

/** Starts the database again whatever happens meanwhile: the tests after this one need it. */
async function withoutDatabase(meanwhile: () => Promise<void>): Promise<void> {
  await postgres.stop();
  try {
    await meanwhile();
  } finally {
    postgres = await startEmbedded({ dataDir, durable: false });
  }
}

test('without its database the server answers 503 at the first refusal, and recovers by itself', async () => {
  const server = await start();
  const token = await signIn(server);
  expect((await me(server, token)).status).toBe(200);

  await withoutDatabase(async () => {
    await hangingUp(async (calls) => {
      for (let attempt = 1; attempt <= 3; attempt++) {
        const answer = await me(server, token);
        expect(calls()).toBe(attempt);
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await answer.json()).toMatchObject({ code: 'unavailable' });
      }
    });
    expect((await me(server, token)).status).toBe(503);
    expect((await fetch(`${server.address}/api/health/ready/`)).status).toBe(503);
    expect((await fetch(`${server.address}/api/health/live/`)).status).toBe(200);
  });

  await expect.poll(async () => (await me(server, token)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${server.address}/api/health/ready/`)).status).toBe(200);
  await server.close();
});

test('a database that restarts between two statements of a transaction costs that transaction, and nothing else', async () => {
  const server = await start();
  const token = await signIn(server);
  const { db, close } = connect({ url: postgres.url });
  const change = (between: () => Promise<void>) =>
    db.transaction(async (tx) => {
      await tx.update(users).set({ theme: 'dark' });
      await between();
      await tx.update(users).set({ theme: 'light' });
    });
  const restart = () => withoutDatabase(async () => {});
  await expect(change(restart)).rejects.toThrow(/^Failed query/);
  await expect(change(async () => {})).resolves.toBeUndefined();
  expect((await me(server, token)).status).toBe(200);
  await close();
  await server.close();
});

/** Ends the database without letting it say anything to anybody. */
async function killDatabase(): Promise<void> {
  const [pid] = (await readFile(join(postgres.folder, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

test('an embedded database that is killed comes back by itself with everything that was acknowledged', async () => {
  const server = await start();
  const token = await signIn(server);
  await killDatabase();
  await expect.poll(async () => (await me(server, token)).status).toBe(503);
  await expect.poll(async () => (await me(server, token)).status).toBe(200);
  await server.close();
});

test('a killed database that another process starts again is where it was, and is not stopped by that process', async () => {
  const server = await start();
  const token = await signIn(server);
  await killDatabase();
  const second = await startEmbedded({ dataDir, durable: false });
  expect(second.url).toBe(postgres.url);
  // The first one has not had the time yet to notice.
  await second.stop();
  await expect.poll(async () => (await me(server, token)).status).toBe(200);
  await server.close();
});

test('a database that a killed process left running is adopted, and stopped by its last user only', async () => {
  const second = await startEmbedded({ dataDir, durable: false });
  expect(second.url).toBe(postgres.url);
  await second.stop();
  const connection = connect({ url: postgres.url });
  expect((await connection.db.select().from(users)).length).toBe(1);
  await connection.close();
});

test('processes that start at once on a fresh folder share one database', async () => {
  const shared = await mkdtemp(join(tmpdir(), 'mindhero-at-once-'));
  const started = await Promise.all(
    Array.from({ length: 3 }, () => startEmbedded({ dataDir: shared, durable: false })),
  );
  expect(new Set(started.map(({ url }) => url)).size).toBe(1);
  for (const database of started) {
    const connection = connect({ url: database.url });
    await connection.pool.query('select 1');
    await connection.close();
    await database.stop();
  }
  await rm(started[0]?.folder ?? shared, { recursive: true, force: true });
  await rm(shared, { recursive: true, force: true });
});

test('a server that is asked to stop finishes what has begun, refuses what is new, and says so', async () => {
  const server = await start();
  const token = await signIn(server);
  // Another transaction holds the row, so that this call waits in the middle.
  const blocker = connect({ url: postgres.url });
  const holding = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const transaction = blocker.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.username, 'pupil')).for('update');
    held.resolve();
    await holding.promise;
  });
  await held.promise;
  const begun = fetch(`${server.address}/api/v1/users/me/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ theme: 'dark' }),
  });
  await expect.poll(() => halted(blocker.pool)).toBe(1);

  const closed = server.close();
  expect((await fetch(`${server.address}/api/health/ready/`)).status).toBe(503);
  expect((await fetch(`${server.address}/api/health/live/`)).status).toBe(200);
  expect((await me(server, token)).status).toBe(503);

  holding.resolve();
  await transaction;
  const answer = await begun;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ theme: 'dark' });
  await closed;
  await expect(fetch(`${server.address}/api/health/live/`)).rejects.toThrow('fetch failed');
  await blocker.close();
});

test('a server that leaves says so to load balancers, and serves until they look away', async () => {
  const leaving = await testApp();
  const pupil = await addPerson(leaving);
  leaving.app.leave();
  const ready = await leaving.call('GET', '/api/health/ready/');
  expect(ready.statusCode).toBe(503);
  // What was kept open would break when it is closed.
  expect(ready.headers).toMatchObject({ connection: 'close' });
  expect((await pupil.get('/api/v1/users/me/')).status).toBe(200);
  await leaving.app.drain();
  expect((await pupil.get('/api/v1/users/me/')).status).toBe(503);
  await leaving.close();
});
