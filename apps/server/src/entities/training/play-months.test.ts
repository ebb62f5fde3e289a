/** Where plays and their logs lie. */
import * as fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { halted } from '../../../test/meanwhile.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { MONTHS, idAt, makeYear, month, outside, placeOf, tablesOf } from '../../../test/play-months.ts';
import { insertPlay } from '../../modules/plays/statements.ts';
import { makePlayMonths } from './play-months.ts';

let server: TestApp;
let person: Person;
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows;

const placeIn = (id: string) => placeOf(server.database.pool, id);

beforeAll(async () => {
  server = await testApp();
  await makeYear(server.database.pool);
});
beforeEach(async () => {
  person = await addPerson(server);
});
afterAll(() => server.close());

const nameOf = (at: Date) => at.toISOString().slice(0, 7).replace('-', '_');

async function insert(id: string): Promise<void> {
  await insertPlay(server.database.pool, {
    id,
    user_id: person.id,
    game: 'columns',
    subject: 'math',
    version: 1,
    settings: {},
    origin: 'drawn',
    seed: 1,
    only: null,
    started_at: server.clock.now,
    earliest_at: null,
    homework: null,
    preset: null,
    material: null,
  });
  await query(`insert into play_events values ($1, '[]')`, [id]);
}

describe('a play lies in the month', () => {
  it('that its id tells, whatever else is drawn', async () => {
    const moment = fc.date({
      min: month(0),
      max: new Date(month(MONTHS).getTime() - 1),
      noInvalidDate: true,
    });
    await fc.assert(
      fc.asyncProperty(moment, fc.uuid({ version: 4 }), async (at, drawn) => {
        const id = idAt(at, drawn);
        await insert(id);
        expect(await placeIn(id)).toEqual(tablesOf(nameOf(at)));
        await query('delete from plays where id = $1', [id]);
        expect(await placeIn(id)).toEqual([]);
      }),
    );
  });

  it('to the millisecond', async () => {
    const [last, first] = [new Date(month(3).getTime() - 1), month(3)];
    const ids = [
      idAt(last, 'ffffffff-ffff-4fff-bfff-ffffffffffff'),
      idAt(first, '00000000-0000-4000-8000-000000000000'),
    ];
    for (const id of ids) await insert(id);
    expect(await Promise.all(ids.map(placeIn))).toEqual([tablesOf(nameOf(last)), tablesOf(nameOf(first))]);
  });

  it('and so does its log, of which there is none without a play', async () => {
    for (const id of [idAt(month(2)), outside[0]])
      await expect(query(`insert into play_events values ($1, '[]')`, [id])).rejects.toMatchObject({
        code: '23503',
      });
  });

  it('or outside of all of them', async () => {
    for (const id of outside) {
      await insert(id);
      expect(await placeIn(id)).toEqual(tablesOf('default'));
    }
  });
});

describe('making months', () => {
  const months = () =>
    query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent in ('plays'::regclass, 'play_events'::regclass)`,
    );

  /** Whoever has waited too long comes again, as after an hour. */
  async function insist(now: Date): Promise<number> {
    for (;;) {
      const made = await makePlayMonths(server.database.pool, now).catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === '55P03') return null;
        throw error;
      });
      if (made !== null) return made;
    }
  }

  it('makes what is missing: this month and three more, and nothing the next time', async () => {
    const { pool } = server.database;
    const now = new Date('2031-11-15T12:00:00Z');
    expect(await makePlayMonths(pool, now)).toBe(4);
    expect(await makePlayMonths(pool, now)).toBe(0);
    expect(await makePlayMonths(pool, new Date('2031-12-01T00:00:00Z'))).toBe(1);
    const names = (await months()).map(({ name }) => name);
    for (const name of ['2031_11', '2031_12', '2032_01', '2032_02', '2032_03'])
      expect(names).toEqual(expect.arrayContaining(tablesOf(name)));
    expect(names).not.toContain('plays_2031_10');
    expect(names).not.toContain('plays_2032_04');
  });

  it('is done once by whoever does it at the same time', async () => {
    const now = new Date('2033-05-15T12:00:00Z');
    const client = await server.database.pool.connect();
    try {
      await client.query('begin; lock table plays in access share mode');
      const makers = Array.from({ length: 4 }, () => insist(now));
      // All of them have seen that the months are missing.
      await expect.poll(() => halted(server.database.pool)).toBe(makers.length);
      await client.query('commit');
      const counts = await Promise.all(makers);
      expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 4]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('keeps nobody waiting behind it for long', async () => {
    const client = await server.database.pool.connect();
    try {
      await client.query('begin; lock table plays in access share mode');
      const refused = makePlayMonths(server.database.pool, new Date('2034-05-15T12:00:00Z'));
      await expect(refused).rejects.toMatchObject({ code: '55P03' });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('moves plays of a clock that is ahead, and their logs, into their month', async () => {
    const ahead = new Date('2036-02-29T23:59:59.999Z');
    const ids = [idAt(ahead), idAt(new Date('2036-03-01T00:00:00Z')), outside[0] ?? ''];
    await query('delete from plays where id = any($1)', [ids]);
    for (const id of ids) await insert(id);
    expect(await Promise.all(ids.map(placeIn))).toEqual([
      tablesOf('default'),
      tablesOf('default'),
      tablesOf('default'),
    ]);
    await query('select make_play_months($1, $1)', [ahead]);
    expect(await Promise.all(ids.map(placeIn))).toEqual([
      tablesOf('2036_02'),
      tablesOf('default'),
      tablesOf('default'),
    ]);
    // Both still belong to each other.
    await query('delete from plays where id = any($1)', [ids]);
    expect(await Promise.all(ids.map(placeIn))).toEqual([[], [], []]);
  });

  it('has each month refuse what all plays refuse', async () => {
    await query('select make_play_months($1, $1)', [month(0)]);
    const facts = (table: string) =>
      query(
        `select contype, pg_get_constraintdef(oid) as definition from pg_constraint
         where conrelid = $1::regclass and contype <> 'n' and (contype <> 'f' or confrelid::regclass::text !~ '^plays') order by 1, 2`,
        [table],
      );
    for (const table of ['plays', 'play_events'])
      for (const part of ['default', nameOf(month(0))])
        expect(await facts(`${table}_${part}`)).toEqual(await facts(table));
  });
});
