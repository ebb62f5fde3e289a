/** The application on a database of its own, with a clock and seeds that the test sets, and people to call it. */
import { randomUUID } from 'node:crypto';
import type { Problem } from '@mindhero/contract/errors';
import type { Role } from '@mindhero/contract/user';
import { buildApp } from '../src/app.ts';
import { createTokens } from '../src/platform/auth/tokens.ts';
import { systemRandom } from '../src/platform/random.ts';
import { type TestDatabase, testDatabase } from './database.ts';

const TOKEN_SECRET = 'a secret for tests, long enough to sign with';

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

export interface Person {
  readonly id: number;
  get<Body>(url: string): Promise<Answer<Body>>;
  post<Body>(url: string, body: unknown): Promise<Answer<Body>>;
  /** The same, for calls that are to be refused. */
  refused(method: 'GET' | 'POST', url: string, body?: unknown): Promise<Answer<Problem>>;
}

/** Columns of `users` and what goes with a person. */
export interface PersonOptions {
  readonly role?: Role;
  readonly username?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly school_id?: number | null;
  readonly created_by?: number | null;
  readonly can_use_math?: boolean;
  readonly points?: number;
  /** False for somebody without an active plan. */
  readonly plan?: boolean;
}

export interface House {
  readonly database: TestDatabase;
  /** What the server takes for the present. */
  now: Date;
  /** What the next started play gets. */
  seed: number;
  addPerson(options?: PersonOptions): Promise<Person>;
  addSchool(name: string, timeZone?: string): Promise<number>;
  addGroup(
    name: string,
    owner: { school?: number; teacher?: number },
    members: readonly number[],
  ): Promise<number>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const database = await testDatabase();
  const { pool } = database;
  const clock = () => house.now;
  const app = await buildApp({
    database,
    tokenSecret: TOKEN_SECRET,
    logLevel: 'silent',
    clock,
    random: { ...systemRandom, seed: () => house.seed },
  });
  const tokens = createTokens({ secret: TOKEN_SECRET, clock, random: systemRandom });

  async function insert(text: string, values: readonly unknown[]): Promise<number> {
    const { rows } = await pool.query<{ id: number }>(`${text} returning id`, [...values]);
    return rows[0]?.id ?? 0;
  }

  async function addPerson(options: PersonOptions = {}): Promise<Person> {
    const { role = 'STUDENT', username = randomUUID(), plan = true } = options;
    const id = await insert(
      `insert into users (username, role, first_name, last_name, school_id, created_by, can_use_math, points, password_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'none')`,
      [
        username,
        role,
        options.first_name ?? '',
        options.last_name ?? '',
        options.school_id ?? null,
        options.created_by ?? null,
        options.can_use_math ?? true,
        options.points ?? 0,
      ],
    );
    const sessionId = randomUUID();
    await pool.query(
      `insert into sessions (id, user_id, started_at, idle_expires_at, expires_at)
       values ($1, $2, now(), 'infinity', 'infinity')`,
      [sessionId, id],
    );
    if (plan) {
      await insert(
        `insert into subscriptions (user_id, type, start_date, end_date) values ($1, 'student', $2, $3)`,
        [id, '2000-01-01', '2100-01-01'],
      );
    }
    return speaker(id, sessionId);
  }

  function speaker(id: number, sessionId: string): Person {
    async function call<Body>(method: 'GET' | 'POST', url: string, body?: unknown): Promise<Answer<Body>> {
      const answer = await app.inject({
        method,
        url,
        // Made anew for each call, since the test moves the clock.
        headers: { authorization: `Bearer ${tokens.access({ userId: id, sessionId })}` },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      return { status: answer.statusCode, body: answer.json<Body>() };
    }
    return {
      id,
      get: (url) => call('GET', url),
      post: (url, body) => call('POST', url, body),
      refused: (method, url, body) => call(method, url, body),
    };
  }

  const house: House = {
    database,
    now: new Date('2026-03-11T12:00:00Z'),
    seed: 1,
    addPerson,
    addSchool: (name, timeZone = 'Europe/Kyiv') =>
      insert('insert into schools (name, time_zone) values ($1, $2)', [name, timeZone]),
    async addGroup(name, { school, teacher }, members) {
      const id = await insert('insert into groups (name, school_id, teacher_id) values ($1, $2, $3)', [
        name,
        school ?? null,
        teacher ?? null,
      ]);
      for (const member of members) {
        await pool.query('insert into group_members (group_id, user_id) values ($1, $2)', [id, member]);
      }
      return id;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
  return house;
}
