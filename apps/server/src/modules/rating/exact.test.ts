/** That every rank is what counting all would give, at any moment, while everything changes at once. */
import { ratingWindows, type RatingWindow } from '@mindhero/contract/rating';
import { type Random, streams } from '@mindhero/engine/random';
import { ranked } from '@mindhero/engine/rating';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { earn } from '../../../test/rated.ts';
import { foldRatings, foldSome, lockFold } from '../../entities/rating/fold.ts';
import { mendPeople, mendRatings } from '../../entities/rating/mend.ts';
import { windowKinds } from '../../entities/rating/windows.ts';
import { fold } from '../../entities/training/fold.ts';
import { untilDone } from '../../platform/db/transaction.ts';
import { type BoardRow, readBoard, readBoards } from './board.ts';
import { rankedBoard } from './rules.ts';

const SCHOOLS = [1, 2];
const PUPILS = Array.from({ length: 20 }, (_, index) => 101 + index);
const HOUR_MS = 3_600_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    `insert into schools (id, name) overriding system value values (1, 'North'), (2, 'South')`,
  );
  await database.pool.query(
    `insert into users (id, username, role, school_id) overriding system value
     select id, 'pupil' || id, 'STUDENT', 1 + id % 2 from unnest($1::integer[]) as id`,
    [PUPILS],
  );
});
afterAll(() => database.close());

type Change = (pool: pg.Pool, random: Random, now: Date) => Promise<unknown>;

const someone = (random: Random) => random.pick(PUPILS);

const gain: Change = (pool, random, now) =>
  // Few different figures, so that many share a place.
  earn(pool, someone(random), random.pick([0, 5, 5, 10, 40, 250, 700]), now);

/** A play of somebody's is found to be wrong, and is taken away. */
const correction: Change = async (pool, random, now) => {
  const id = someone(random);
  const which = await pool.query(
    `delete from finish_log where id in (select id from finish_log where user_id = $1 order by id offset $2 limit 1)`,
    [id, random.integer(0, 3)],
  );
  if (which.rowCount === 0) {
    await pool.query(
      `delete from play_days where user_id = $1 and day in (select day from play_days where user_id = $1 order by day desc limit 1)`,
      [id],
    );
  }
  await mendPeople(pool, [id], now);
};

const among = (random: Random, texts: readonly string[]) => random.pick(texts);

const changes: readonly Change[] = [
  ...Array<Change>(12).fill(gain),
  correction,
  (pool, random) =>
    pool.query(
      `update users set ${among(random, ['is_rated = not is_rated', 'is_young = not is_young', 'is_active = not is_active', `school_id = ${random.pick(SCHOOLS)}`, 'school_id = null'])} where id = $1`,
      [someone(random)],
    ),
  (pool, random) =>
    pool.query(
      `update schools set ${among(random, ["rating = 'all'", "rating = 'group'", "rating = 'all', rates_young = not rates_young"])} where id = $1`,
      [random.pick(SCHOOLS)],
    ),
  (pool) => foldRatings(pool, { most: 7 }),
  (pool) => foldRatings(pool, { most: 7 }),
  (pool, _random, now) => fold(pool, now, { most: 9 }),
  killedFold,
];

/** Its connection goes when half is done. */
async function killedFold(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  client.on('error', () => {});
  try {
    await client.query('begin');
    await lockFold(client);
    await foldSome(client, 5);
  } finally {
    client.release(true);
  }
}

/** Who is shown, with what they have in the window, by the rows that a finish changes. */
async function scored(client: pg.ClientBase, window: RatingWindow, now: Date) {
  const { rows } = await client.query<{
    id: number;
    points: number;
    shown: boolean;
    school_id: number | null;
  }>(
    `select id, school_id, rating_reach = 'everywhere' as shown,
       case when ${{ week: 'monday_of(rating_day) = monday_of(today)', month: 'month_of(rating_day) = month_of(today)', all: 'true' }[window]}
         then ${windowKinds[window].points} else 0 end as points
     from users, (select ($1::timestamptz at time zone 'Europe/Kyiv')::date as today) as today where id = any($2)`,
    [now, PUPILS],
  );
  return rows;
}

/** Every pupil's rank, those around and the first, of everybody and of both schools, in one snapshot. */
async function compare(pool: pg.Pool, now: Date): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read');
    for (const window of ratingWindows) {
      const all = await scored(client, window, now);
      for (const school of [null, ...SCHOOLS]) {
        const shown = ranked(
          all.filter((row) => row.shown && (school === null || row.school_id === school)),
          (row) => row.points,
        );
        const rankOf = (points: number) => 1 + shown.filter((row) => row.points > points).length;
        // One pupil for each figure, and everybody else who stands in the list.
        const asking = [...new Map(all.map((row) => [`${row.points} ${row.shown}`, row])).values()];
        const boards = await readBoards(
          client,
          asking.map(({ id }) => ({ window, me: id, now, timeZone: 'Europe/Kyiv', school })),
        );
        expect(boards).toHaveLength(asking.length);
        for (const [index, board] of boards.entries()) {
          const { id, points } = asking[index] ?? { id: 0, points: 0 };
          const told = rankedBoard(board, id);
          const isRanked = points > 0;
          const above = shown.filter((row) => row.points > points).length;
          const others = shown.filter((row) => row.points <= points && row.id !== id).length;
          expect({ window, school, id, rank: board.rank, points: board.points }).toEqual({
            window,
            school,
            id,
            rank: isRanked ? 1 + above : null,
            points,
          });
          expect(told.around.map((row) => [row.points, row.rank])).toEqual(
            told.around.map((row) => [row.points, rankOf(row.points)]),
          );
          expect(told.around).toHaveLength(isRanked ? 1 + Math.min(5, above) + Math.min(5, others) : 0);
          expect(told.top.map((row) => [row.points, row.rank])).toEqual(
            shown.map((row) => [row.points, row.rank]),
          );
          expect(new Set(told.top.map((row) => row.id))).toEqual(new Set(shown.map((row) => row.id)));
        }
      }
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** What stands in `users` is what the days say. */
async function expectDays(pool: pg.Pool, now: Date): Promise<void> {
  expect(await mendRatings(pool, now)).toBe(0);
}

test('at any moment everybody’s rank is one more than there are with more points', async () => {
  const random = streams(252)('changes');
  const { pool } = database;
  const clock = { now: Date.parse('2026-03-06T10:00:00Z') };
  const rounds = Number(process.env['RATING_ROUNDS'] ?? 3);
  for (let round = 0; round < rounds; round++) {
    const now = new Date(clock.now);
    const lanes = Array.from({ length: 4 }, async () => {
      for (let step = 0; step < 20; step++) {
        const change = random.pick(changes);
        await untilDone(() => change(pool, random, now));
      }
    });
    await Promise.all([...lanes, compare(pool, now), compare(pool, now)]);
    await compare(pool, now);
    if (round % 2 === 1) await expectDays(pool, now);
    // Over a weekend and the end of a month, now and then.
    clock.now += random.pick([6, 20, 60, 400]) * HOUR_MS;
  }
  await foldRatings(pool);
  await compare(pool, new Date(clock.now));
  const { rows } = await pool.query('select from rating_log');
  expect(rows).toHaveLength(0);
});

test('a row that is folded at this very moment counts once', async () => {
  const { pool } = database;
  const now = new Date('2026-06-10T10:00:00Z');
  await pool.query(`update schools set rating = 'all', rates_young = true;
    update users set is_rated = true, is_active = true, erased_at = null`);
  for (const [index, id] of PUPILS.entries())
    for (let play = 0; play < 5; play++) await earn(pool, id, 2 + index, now);
  const read = async (reads: number) => {
    for (let number = 0; number < reads; number++) {
      const index = number % PUPILS.length;
      const me = PUPILS[index] ?? 0;
      const board = await readBoard(pool, { window: 'week', me, now, timeZone: 'Europe/Kyiv', school: null });
      expect([board.rank, board.top.length]).toEqual([PUPILS.length - index, PUPILS.length]);
    }
  };
  await Promise.all([foldRatings(pool, { most: 1 }), read(60), read(60), read(60)]);
});

test('whose week has begun already is told of that one, whoever asks at the same moment', async () => {
  const { pool } = database;
  const now = new Date('2026-06-10T10:00:00Z');
  const [early] = PUPILS;
  await pool.query(`update users set rating_day = '2026-06-15', rating_week = 7 where id = $1`, [early]);
  const asking = PUPILS.map(
    (me) => ({ window: 'week', me, now, timeZone: 'Europe/Kyiv', school: null }) as const,
  );
  const alone: BoardRow[] = [];
  for (const asked of asking) alone.push(await readBoard(pool, asked));
  const together = await readBoards(pool, asking);
  const told = ({ points, rank, top }: (typeof alone)[number]) => ({ points, rank, top });
  expect(together.map(told)).toEqual(alone.map(told));
  expect(alone.map(({ points }) => points)).toEqual(
    PUPILS.map((_, index) => (index === 0 ? 7 : 5 * (2 + index))),
  );
});
