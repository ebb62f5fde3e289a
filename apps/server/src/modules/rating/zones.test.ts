/** Whose week and month it is: over the changes to summer time and back, in all zones, whoever moves and whatever clocks do. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import { ratingWindows, type RatingWindow } from '@mindhero/contract/rating';
import { DAY_CAP } from '@mindhero/engine/rating';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { earn } from '../../../test/rated.ts';
import { foldRatings } from '../../entities/rating/fold.ts';
import { mendPeople } from '../../entities/rating/mend.ts';
import { windowKinds, windowsInUse } from '../../entities/rating/windows.ts';
import { readBoard } from './board.ts';
import { readMembers } from './group.ts';

/** Whole hours and parts of them, from the first to the last on earth; clocks change at midnight, too, and by half an hour. */
const zones = [
  'Europe/Kyiv',
  'Europe/London',
  'Atlantic/Azores',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Santiago',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let database: TestDatabase;
const schools = new Map<string, number>();
beforeAll(async () => {
  database = await testDatabase();
  for (const zone of zones)
    schools.set(
      zone,
      await made('insert into schools (name, time_zone) values ($1, $1) returning id', [zone]),
    );
});
afterAll(() => database.close());

async function made(text: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(text, [...values]);
  const [row] = rows;
  if (row === undefined) throw new Error(`nothing was made: ${text}`);
  return row.id;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the calendar on the wall says there. */
function dayIn(zone: string, moment: Date): string {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  formats.set(zone, format);
  return format.format(moment);
}

const mondayOf = (day: string) => {
  const date = Date.parse(day);
  return new Date(date - ((new Date(date).getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
};

const startOf: Readonly<Record<RatingWindow, (day: string) => string>> = {
  week: mondayOf,
  month: (day) => `${day.slice(0, 7)}-01`,
  all: () => '1970-01-01',
};

/** Around a change of clocks somewhere, an end of a month, or any time. */
const moment = fc
  .tuple(
    fc.oneof(
      fc
        .constantFrom(
          '2026-03-08T08:00Z',
          '2026-03-29T01:00Z',
          '2026-04-04T15:00Z',
          '2026-04-05T04:00Z',
          '2026-08-31T22:00Z',
          '2026-09-06T04:00Z',
          '2026-10-25T01:00Z',
          '2026-11-01T06:00Z',
          '2026-12-31T22:00Z',
        )
        .map((iso) => Date.parse(iso)),
      fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2027, 0) }),
    ),
    fc.integer({ min: -2 * DAY, max: 2 * DAY }),
  )
  .map(([about, beside]) => about + beside);

/** Minutes, hours or weeks later; now and then a clock is put back. */
const later = fc.oneof(
  fc.integer({ min: 0, max: 3 * HOUR }),
  fc.integer({ min: 0, max: 30 * HOUR }),
  fc.integer({ min: 0, max: 40 * DAY }),
  fc.integer({ min: 0, max: 3 * DAY }),
  fc.integer({ min: -26 * HOUR, max: 0 }),
);

const play = fc.record({
  after: later,
  points: fc.constantFrom(0, 1, 30, 400, 700),
  /** Where the pupil goes to school by then; null for nowhere. Mostly nobody moves. */
  moves: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...zones, null) },
  ),
  isFolded: fc.boolean(),
});

test('a window holds the points of its days where the pupil goes to school, each up to its most', async () => {
  const { pool } = database;
  let forward = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones, null),
      moment,
      fc.array(play, { minLength: 1, maxLength: 6 }),
      later,
      async (first, begin, plays, last) => {
        const me = await made(
          `insert into users (username, role) values ('pupil-' || gen_random_uuid(), 'STUDENT') returning id`,
          [],
        );
        let zone: string | null = first;
        let now = begin;
        let day = '';
        let isForward = true;
        const schoolOf = (of: string | null) => (of === null ? null : (schools.get(of) ?? 0));
        const enters = (of: string | null) =>
          pool.query('update users set school_id = $2 where id = $1', [me, schoolOf(of)]);
        await enters(zone);
        const earned = new Map<string, number>();
        for (const { after, points, moves, isFolded } of plays) {
          now += after;
          if (moves !== undefined) {
            zone = moves;
            await enters(zone);
          }
          await earn(pool, me, points, new Date(now));
          if (isFolded) await foldRatings(pool);
          if (points === 0) continue;
          const here = dayIn(zone ?? homeTimeZone, new Date(now));
          isForward &&= here >= day;
          // A day that is over does not come back.
          if (here > day) day = here;
          earned.set(day, (earned.get(day) ?? 0) + points);
        }
        now += last;
        const timeZone = zone ?? homeTimeZone;
        const calendar = dayIn(timeZone, new Date(now));
        const today = calendar > day ? calendar : day;
        const school = schoolOf(zone);
        const group = await made('insert into groups (name, school_id) values ($1, $2) returning id', [
          'G',
          school,
        ]);
        await pool.query('insert into group_members (group_id, user_id) values ($1, $2)', [group, me]);
        for (const window of ratingWindows) {
          const start = startOf[window];
          const within = (at: string) =>
            [...earned]
              .filter(([of]) => start(of) === start(at))
              .reduce((sum, [, points]) => sum + Math.min(DAY_CAP, points), 0);
          const asked = { window, now: new Date(now), timeZone };
          const everywhere = await readBoard(pool, { ...asked, me, school: null });
          const [member] = await readMembers(pool, { ...asked, me, group, by: 'points' });
          const own = school === null ? everywhere : await readBoard(pool, { ...asked, me, school });
          const points = within(today);
          expect({
            window,
            everywhere: everywhere.points,
            group: member?.points,
            school: own.points,
            hasRank: own.rank !== null,
          }).toEqual({ window, everywhere: points, group: points, school: points, hasRank: points > 0 });
          // Of a day that came back the calendar and the rating tell different things.
          for (const other of isForward ? new Set([school, schoolOf(first)]) : []) {
            if (other === null) continue;
            const theirs = other === school ? timeZone : (first ?? homeTimeZone);
            const shown = await readBoard(pool, { ...asked, timeZone: theirs, me: null, school: other });
            // Staff look at the day of the calendar: it may be one before that of a pupil who came from the east.
            const there = other === school ? within(calendar) : 0;
            const lines = shown.top.filter(({ id }) => id === me);
            expect(lines).toEqual(there > 0 ? [{ id: me, points: there }] : []);
          }
        }
        if (isForward) forward++;
        const mended = isForward ? await mendPeople(pool, [me], new Date(now)) : 0;
        expect(mended).toBe(0);
        await pool.query('delete from groups where id = $1', [group]);
        await pool.query('delete from users where id = $1', [me]);
      },
    ),
    { numRuns: 60 },
  );
  // Of all others less is asked.
  expect(forward).toBeGreaterThan(15);
});

/** When a week and a month begin somewhere. */
const midnight = fc
  .integer({ min: -15 * HOUR, max: 13 * HOUR })
  .map((beside) => Date.UTC(2026, 5, 1) + beside);

test('every window in which somebody on earth may be is in use, and hardly another', async () => {
  const everywhere = Intl.supportedValuesOf('timeZone');
  await fc.assert(
    fc.asyncProperty(fc.oneof(moment, midnight), async (at) => {
      const now = new Date(at);
      const { rows } = await database.pool.query<{ kind: number; start: string }>(
        `select kind, start::text from (${windowsInUse('$1')}) as used`,
        [now],
      );
      const days = [...new Set(everywhere.map((zone) => dayIn(zone, now)))];
      const wanted = ratingWindows.flatMap((window) =>
        days.map((day) => `${windowKinds[window].kind} ${startOf[window](day)}`),
      );
      const used = rows.map(({ kind, start }) => `${kind} ${start}`);
      expect(used.toSorted()).toEqual([...new Set(used)].toSorted());
      expect(used).toEqual(expect.arrayContaining(wanted));
      // Two of a kind at most: nobody is further than a day from anybody.
      expect(used.length).toBeLessThanOrEqual(5);
    }),
    { numRuns: 60 },
  );
});
