/** That what is kept of a school's plans is what counting anew gives, whoever moves, closes accounts or posts at the same time. */
import { randomUUID } from 'node:crypto';
import { planDay } from '@mindhero/contract/calendar';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activate, NotEnough } from '../src/entities/plans/activate.ts';
import {
  type AccountName,
  lockAccounts,
  type Movement,
  type PlanType,
  post,
} from '../src/entities/plans/books.ts';
import { joinDays } from '../src/entities/training/join.ts';
import type { Database } from '../src/platform/db/database.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import { testDatabase } from './database.ts';
import { forgetPeople } from './given-plans.ts';
import { halted, meanwhile } from './meanwhile.ts';
import { bothOf, truthSql } from './totals.ts';

const database = await testDatabase(20);
const { pool, db } = database;
beforeAll(() => pool.query(truthSql));
afterAll(() => database.close());

const schools = [1, 2];
const [anna, bohdan] = [11, 12];
const teachers = [anna, bohdan];
const students = [21, 22, 23, 24];
const [clara] = students as [number];

beforeEach(begin);
async function begin(): Promise<void> {
  await forgetPeople(
    pool,
    'truncate users, schools, school_plan_days, registered_days, school_totals, teacher_totals cascade',
  );
  const person = (id: number, role: string) =>
    `insert into users (id, username, role, school_id) overriding system value values (${id}, 'user${id}', '${role}', 1)`;
  await pool.query(
    [
      ...schools.map(
        (id) => `insert into schools (id, name) overriding system value values (${id}, 'School')`,
      ),
      ...teachers.map((id) => person(id, 'TEACHER')),
      ...students.map((id) => person(id, 'STUDENT')),
    ].join(';'),
  );
}

type Change = () => Promise<unknown>;

const among = <T>(values: readonly T[]) => fc.constantFrom(...values);
const several = fc.uniqueArray(among(students), { minLength: 1, maxLength: 3 });
const few = fc.integer({ min: 1, max: 3 });
/** About the border of a month in the home zone. */
const moment = fc
  .integer({ min: 0, max: 72 })
  .map((hours) => new Date(Date.parse('2026-03-30T20:00:00Z') + hours * 3_600_000));

const moved = (
  from: AccountName,
  to: AccountName,
  quantity: number,
  reason: Movement['reason'],
): Movement => ({
  key: randomUUID(),
  plan_type: 'student',
  from,
  to,
  quantity,
  reason,
  actor: null,
});

const world: AccountName = { kind: 'world' };
const stockOf = (owner: number): AccountName => ({ kind: 'stock', owner });
const constraints: readonly unknown[] = ['plan_accounts_not_negative'];

/** What there is not enough for is refused, as it should be. */
async function tried(work: (tx: Database) => Promise<unknown>): Promise<void> {
  try {
    await db.transaction(work);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const isRefused =
      cause instanceof Error && 'constraint' in cause && constraints.includes(cause.constraint);
    if (!isRefused && !(error instanceof NotEnough)) throw error;
  }
}

const posting =
  (movement: Movement, at: Date): Change =>
  () =>
    tried((tx) => post(tx, [movement], at));

interface Beginning {
  readonly plan_type?: PlanType;
  readonly people: readonly number[];
  readonly from?: AccountName;
  readonly months: number;
  readonly now: Date;
}

/** Plan-months that become plans. */
const begins = (tx: Database, { plan_type = 'student', from = world, ...wish }: Beginning) =>
  activate(tx, { plan_type, from, ...wish, actor: null, today: planDay(wish.now) });

const beginning =
  (wish: Beginning): Change =>
  () =>
    tried((tx) => begins(tx, wish));

/** Takes the last plan of somebody back. */
const takingBack =
  (owner: number, at: Date): Change =>
  () =>
    tried(async (tx) => {
      const used: AccountName = { kind: 'used', owner };
      await lockAccounts(
        tx,
        [world, used].map((name) => ({ ...name, plan_type: 'student' as const })),
      );
      const { rows } = await tx.execute<{ transfer_id: number; months: number }>(
        `delete from subscriptions where id = (select id from subscriptions where user_id = ${owner} order by end_date desc limit 1)
       returning transfer_id, months`,
      );
      const [period] = rows;
      if (period === undefined) return;
      const back = moved(used, world, period.months, 'reversal');
      await post(tx, [{ ...back, reverses: period.transfer_id }], at);
    });

const statement =
  (text: string): Change =>
  () =>
    inTransaction(pool, (client) => client.query(text));

const owner = among(teachers);
const anybody = among([...teachers, ...students]);
const books = fc.oneof(
  fc
    .tuple(owner, few, moment)
    .map(([to, quantity, at]) => posting(moved(world, stockOf(to), 3 * quantity, 'grant'), at)),
  fc
    .tuple(owner, few, moment)
    .map(([from, quantity, at]) =>
      posting(moved(stockOf(from), { kind: 'refunded', owner: from }, quantity, 'refund'), at),
    ),
  fc
    .tuple(few, moment)
    .map(([quantity, at]) => posting(moved(stockOf(anna), stockOf(bohdan), quantity, 'transfer'), at)),
  fc.record({ people: several, months: few, now: moment }).map(beginning),
  fc.record({ people: several, months: few, now: moment, from: owner.map(stockOf) }).map(beginning),
  fc
    .record({
      plan_type: fc.constant<PlanType>('teacher'),
      people: owner.map((id) => [id]),
      months: few,
      now: moment,
    })
    .map(beginning),
  fc.tuple(among(students), moment).map(([who, at]) => takingBack(who, at)),
);
const people = fc.oneof(
  fc
    .tuple(anybody, among([...schools, null]))
    .map(([id, to]) => statement(`update users set school_id = ${to} where id = ${id}`)),
  fc
    .tuple(anybody, fc.boolean())
    .map(([id, isActive]) =>
      statement(`update users set is_active = ${isActive} where id = ${id} and erased_at is null`),
    ),
  among(students).map((id) =>
    statement(`update users set is_active = false, erased_at = now() where id = ${id}`),
  ),
  // Who needs another type has no plan from then on.
  fc
    .tuple(owner, among(['TEACHER', 'DIRECTOR']))
    .map(([id, role]) => statement(`update users set role = '${role}' where id = ${id}`)),
  fc.constant(
    // Whoever changes several people locks them first, in one order.
    statement(`with person as materialized (select id from users where school_id = 1 order by id for no key update)
      update users set school_id = 2 from person where users.id = person.id`),
  ),
  fc.constant<Change>(() => joinDays(pool)),
);

/** What is kept, and what counting anew gives. */
const both = () => bothOf(database, '2026-04-06');

/** As nothing of the product does. */
const mending = among(students).map((id) =>
  statement(
    `update subscriptions set end_date = end_date - 1 where user_id = ${id} and end_date > start_date`,
  ),
);

test('one change after the other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(books, books, books, people, people, mending), { minLength: 20, maxLength: 40 }),
      async (changes) => {
        await begin();
        for (const make of changes) {
          await make();
          const { read, counted } = await both();
          expect(read).toEqual(counted);
        }
        await joinDays(pool);
        const { read, counted } = await both();
        expect(read).toEqual(counted);
      },
    ),
    { numRuns: 15, seed: 20_261_128, endOnFailure: true },
  );
});

test('many changes at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(books, people), { minLength: 40, maxLength: 80 }), async (changes) => {
      await begin();
      const outcomes = await Promise.allSettled(changes.map((make) => make()));
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
      const { read, counted } = await both();
      expect(read).toEqual(counted);
    }),
    { numRuns: 10, seed: 20_261_128, endOnFailure: true },
  );
  const { rows } = await pool.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(rows).toEqual([{ deadlocks: '0' }]);
});

const now = new Date('2026-03-31T09:00:00Z');
const activation = (tx: Database) => begins(tx, { people: [clara], months: 2, now });
const move = `update users set school_id = 2 where id = ${clara}`;

describe.each([
  { name: 'for the first time', before: () => Promise.resolve() },
  { name: 'once more', before: () => tried(activation) },
])('when a plan begins $name', ({ before }) => {
  beforeEach(before);

  test('whoever moves meanwhile takes it along', async () => {
    let isMoved = false;
    let moving: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      await activation(tx);
      moving = pool.query(move).finally(() => (isMoved = true));
      await expect.poll(async () => isMoved || (await halted(pool)) !== 0).toBe(true);
    });
    await moving;
    const { read, counted } = await both();
    expect(read).toEqual(counted);
  });

  test('it is one of the school to which somebody is about to move', async () => {
    await meanwhile(database, [move, 'select'], () => tried(activation));
    const { read, counted } = await both();
    expect(read).toEqual(counted);
  });
});
