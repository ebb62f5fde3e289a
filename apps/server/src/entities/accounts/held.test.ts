import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { storeOrder } from '../../../test/orders.ts';
import { type World, makeWorld } from '../../../test/world.ts';
import {
  auditEvents,
  consents,
  loginCards,
  materialReads,
  paymentAttempts,
  paymentReviews,
  providerEvents,
  users,
} from '../../platform/db/schema/index.ts';
import { heldAbout } from './held.ts';

type Row = Readonly<Record<string, unknown>>;
type Held = Readonly<Record<string, readonly Row[]>> & { readonly account: Row | null };

let server: TestApp;
let world: World;
beforeAll(async () => {
  server = await testApp();
  world = await makeWorld(server, 'a-hash-that-nobody-may-read');
});
afterAll(() => server.close());

async function held(id: number): Promise<Held> {
  return JSON.parse((await piecesOf(id)).join('')) as Held;
}

function piecesOf(id: number): Promise<string[]> {
  return Readable.from(heldAbout(server.database.pool, id, server.clock.now)).toArray() as Promise<string[]>;
}

const exportMe = async (userId: number) => {
  const { access: token } = await server.signedIn(userId);
  return server.call('POST', '/api/v1/users/me/export/', { token });
};

/** What points at a person, and where the document tells of it; null where it tells of others. */
const references: Readonly<Record<string, string | null>> = {
  'assignments.marked_by': null,
  'assignments.user_id': 'homework',
  'attempts.user_id': 'homework',
  'audit_events.actor_id': 'deeds',
  'consents.user_id': 'consents',
  'group_members.user_id': 'groups',
  'groups.teacher_id': 'groups',
  'images.owner_id': 'images',
  'known_devices.user_id': 'devices',
  'last_choices.user_id': 'last_choices',
  'login_cards.user_id': 'login_cards',
  'masteries.user_id': 'mastery',
  'material_reads.user_id': 'reads',
  'materials.owner_id': 'materials',
  'mistakes.user_id': 'mistakes',
  'orders.buyer_id': 'orders',
  'payment_reviews.settled_by': null,
  'person_weeks.user_id': 'days',
  'pictures.user_id': 'pictures',
  'play_bests.user_id': 'bests',
  'play_days.user_id': 'days',
  'plan_accounts.owner_id': 'plan_accounts',
  'plan_transfers.actor_id': null,
  'plays.user_id': 'plays',
  'preset_bests.user_id': 'trainings',
  'price_lists.made_by': null,
  'recovery_links.user_id': 'recovery_links',
  'refunds.asked_by': null,
  'schools.director_id': 'account',
  'second_factors.user_id': 'second_factor',
  'sessions.user_id': 'sessions',
  'subscriptions.activated_by': null,
  'subscriptions.user_id': 'subscriptions',
  'task_templates.author_id': 'task_templates',
  'tasks.author_id': 'tasks',
  'technique_days.user_id': 'techniques',
  'technique_months.user_id': 'techniques',
  'users.created_by': null,
};

test('nothing that points at a person is left out', async () => {
  const { rows } = await server.database.db.execute<{ reference: string }>(sql`
    select conrelid::regclass || '.' || attname as reference from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0`);
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(Object.keys(references).toSorted());
  const told = Object.values(references).filter((section) => section !== null);
  expect(Object.keys(await held(world.people.student.id))).toEqual(expect.arrayContaining(told));
});

test('a new column of an account is either told or known to be a secret', async () => {
  const { account } = await held(world.people.director.id);
  const { rows } = await server.database.db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = 'users' and table_schema = 'public'`,
  );
  const untold = rows.map(({ name }) => name).filter((name) => !(name in (account ?? {})));
  expect(untold.toSorted()).toEqual(['created_by', 'password_hash', 'school_id', 'search_text', 'version']);
  expect(account).toMatchObject({ username: 'mark-of-director', school: 'North' });
});

test('the file holds what is held, and of nobody else', async () => {
  const { db } = server.database;
  const { id, mark, finishedPlay, openPlay } = world.people.student;
  const { now } = server.clock;
  await db.insert(consents).values({
    user_id: id,
    agreement: 'privacy_policy',
    version: '2026-11-22',
    language: 'UK',
    given_at: now,
  });
  await db.insert(loginCards).values({ user_id: id, token_hash: 'a-hash-of-a-card', created_at: now });
  const entry = { at: now, subject: 'person', subject_id: id } as const;
  await db.insert(auditEvents).values([
    { ...entry, action: 'changed', actor_id: world.people.teacher.id, details: { fields: ['first_name'] } },
    { ...entry, action: 'viewed', actor_id: null, subject_id: world.people.classmate.id },
  ]);

  const answer = await exportMe(id);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['content-disposition']).toContain(`filename="Mindhero ${mark} 2026-03-10.json"`);
  expect(answer.headers['cache-control']).toBe('no-store');
  const told = answer.json<Held>();
  expect(told).toMatchObject({
    account: { username: mark, school: 'North', directs: null },
    consents: [{ agreement: 'privacy_policy', version: '2026-11-22', language: 'UK' }],
    groups: [{ name: 'mark-of-group-of-teacher', as: 'member' }],
    subscriptions: [{ type: 'student', months: 1 }],
    plan_accounts: [
      { kind: 'used', balance: 1, transfers: [{ reason: 'grant', quantity: 1 }] },
      { kind: 'stock', balance: 1, transfers: [{ reason: 'grant', quantity: 1 }] },
    ],
    orders: [
      {
        state: 'awaiting',
        quote: { currency: 'UAH' },
        items: [{ plan_type: 'student', months: 1 }],
        attempts: [{ provider: 'invoice', state: 'open', told: [] }],
        reviews: [],
        refunds: [],
      },
    ],
    login_cards: [{}],
    deeds: [{ action: 'exported', subject: 'person' }],
    deeds_of_others: [{ action: 'changed', by: 'TEACHER', details: { fields: ['first_name'] } }],
    days: [{ day: '2026-03-10', plays: 1 }],
    plays: [{ id: finishedPlay, game: 'columns', events: [{ value: 'wrong' }] }],
    open_plays: [{ id: openPlay }],
  });
  expect(answer.body).not.toContain('a-hash');
  const others = Object.values(world.people).filter((person) => person.id !== id);
  for (const other of others) expect(answer.body).not.toContain(`"${other.mark}"`);
});

test('what providers told of an order is told, and what was decided on it', async () => {
  const { id } = world.people.classmate;
  const order = await storeOrder(server, { id });
  const { db } = server.database;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.order_id, order));
  const told = { status: 'success', reference: 'told-1', amount: 5, currency: 'UAH', is_ours: true };
  const { now } = server.clock;
  await db.insert(providerEvents).values({
    ...told,
    provider: 'liqpay',
    hash: 'a-hash-of-a-callback',
    attempt_id: attempt?.id ?? 0,
    received_at: now,
  });
  await db.insert(paymentReviews).values({
    provider: 'liqpay',
    reference: 'told-1',
    why: 'amount',
    amount: 5,
    currency: 'UAH',
    order_id: order,
    at: now,
    note: 'a note on it',
  });
  const { orders } = await held(id);
  expect(orders?.find((one) => one['id'] === order)).toMatchObject({
    attempts: [{ told: [told] }],
    reviews: [{ why: 'amount', amount: 5, note: 'a note on it' }],
  });
  expect(JSON.stringify(orders)).not.toContain('a-hash');
});

test('materials of one’s own are told with all of their revisions, and what was read by its title', async () => {
  const { id, mark } = world.people.teacher;
  const told = await held(id);
  expect(told['materials']?.map(({ kind, title }) => [kind, title])).toEqual([
    ['text', 'mark-of-text-of-teacher'],
    ['words', 'mark-of-words-of-teacher'],
    ['cards', 'mark-of-cards-of-teacher'],
  ]);
  expect(told['materials']?.[0]).toMatchObject({
    revisions: [{ number: 1, content: { body: 'mark-of-text-of-teacher' } }],
  });
  expect(told['images']).toMatchObject([
    { name: 'mark-of-image-of-teacher', webp: Buffer.from('an image').toString('base64') },
  ]);
  const [text] = world.materials;
  await server.database.db.insert(materialReads).values({
    user_id: world.people.deactivated.id,
    material_id: text?.id ?? 0,
    read_at: server.clock.now,
    times: 2,
  });
  expect((await held(world.people.deactivated.id))['reads']).toMatchObject([{ title: text?.mark, times: 2 }]);
  expect(JSON.stringify(told)).not.toContain('mark-of-text-of-colleague');
  expect(mark).toBe('mark-of-teacher');
});

test('taking the data away is recorded for the school', async () => {
  const { id, school_id } = world.people.classmate;
  await exportMe(id);
  const { rows } = await server.database.db.execute(
    sql`select action, subject_id, school_id from audit_events where actor_id = ${id}`,
  );
  expect(rows).toEqual([{ action: 'exported', subject_id: id, school_id }]);
});

test('however much somebody has played, only a page of it is in memory', async () => {
  const { id } = world.people.stranger;
  await server.database.db.execute(sql`
    insert into plays select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
      'finished_at', p.finished_at + n * interval '1 second'))).*
    from plays p, generate_series(1, 1000) n where p.user_id = ${id} and p.finished_at is not null`);
  const pieces = await piecesOf(id);
  const told = JSON.parse(pieces.join('')) as Held;
  expect(new Set(told['plays']?.map((play) => play['id'])).size).toBe(1001);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(250_000);
});

test('of somebody who does not exist nothing is held', async () => {
  const [newest] = await server.database.db.select({ id: sql<number>`max(id)` }).from(users);
  const told = await held((newest?.id ?? 0) + 1);
  expect(told.account).toBeNull();
  expect(told['plays']).toEqual([]);
});
