/** Every change of the contract, asked for again and again: it happens once. */
import { type Endpoint, takesKey } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import type { Group } from '@mindhero/contract/group';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { type Change, changeOf, type KeyedName } from './changes.ts';
import { addPerson, addSchool, type Person } from './people.ts';
import { plainPasswords } from './plain-passwords.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    passwords: plainPasswords,
  });
  await server.database.pool.query(`
    create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'gone' using errcode = '57P01'; end $$`);
});
afterAll(() => server.close());

/** The database goes away in the moment in which an answer is stored, and the change with it is nearly done. */
const breakDown = () =>
  server.database.pool.query(
    'create trigger fail before update on idempotency_keys for each row execute function fail()',
  );
const mend = () => server.database.pool.query('drop trigger if exists fail on idempotency_keys');
afterEach(mend);

const keyed = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => takesKey(endpoint));

/** Requests that are no GET and take no key, and why. */
const exceptions = {
  changes_nothing: [
    'checkBooks',
    'checkCard',
    'checkMaterial',
    'checkStudentImport',
    'drawTickets',
    'exportMe',
    'exportPerson',
    'exportTexts',
    'findPlanless',
    'getQuote',
    'measureText',
    'previewActivation',
  ],
  known_by_bytes: ['paymentCallback'],
  id_of_client: ['finishPlay', 'retryPlay', 'startAttempt', 'startPlay'],
  session: ['endAllSessions', 'refreshTokens', 'signIn', 'signInByCard', 'signOut'],
};

test('whatever changes something takes a key, but for those that have an own reason', () => {
  const without = Object.entries<Endpoint>(endpoints).filter(
    ([, endpoint]) => endpoint.method !== 'GET' && !takesKey(endpoint),
  );
  const names = Object.entries(Object.groupBy(without, ([, { unkeyed }]) => unkeyed ?? '')).map(
    ([why, found]) => [why, found.map(([name]) => name).toSorted((a, b) => a.localeCompare(b))],
  );
  expect(Object.fromEntries(names)).toEqual(exceptions);
});

interface Sent extends Change {
  readonly endpoint: Endpoint;
  readonly key?: string;
  /** The same address with something else to do. */
  readonly isOther?: boolean;
}

/** How the body of another request differs. */
function otherBody({ body }: Change): object | undefined {
  if (body instanceof Uint8Array) return Buffer.from([...body, 10]);
  return { ...body, other: true };
}

async function send({ endpoint, key, isOther, by, id = '', query = '', body, type }: Sent) {
  const path = endpoint.path.replace(/\{\w+\}/, String(id));
  const token =
    by === null ? {} : { token: server.tokens.access({ userId: by.id, sessionId: by.sessionId }) };
  const answer = await server.call(endpoint.method, path + query, {
    ...token,
    body: isOther ? otherBody({ by, ...(body && { body }) }) : body,
    headers: { ...(key && { 'idempotency-key': key }), ...(type && { 'content-type': type }) },
  });
  const { 'content-type': contentType, 'idempotency-replayed': isReplayed } = answer.headers;
  return {
    status: answer.statusCode,
    type: contentType,
    body: answer.body,
    isReplayed: isReplayed === 'true',
  };
}

type Seen = Awaited<ReturnType<typeof send>>;

/** What a stream told on its way is not told again. */
const outcome = ({ status, type, body }: Seen) => ({
  status,
  type,
  body: body.replace(/^event: progress\ndata: .*\n\n/gm, ''),
});

const codeOf = ({ body }: Seen) => (JSON.parse(body) as { code: string }).code;

describe.each(keyed as [KeyedName, Endpoint][])('%s', (name, endpoint) => {
  test('happens once under a key, also after a crash; the key is good for nothing else', async () => {
    const key = crypto.randomUUID();
    const asked = { ...(await changeOf(server, name)), endpoint, key };
    const before = await server.database.fingerprint();
    await breakDown();
    // Where something had been told before, the connection breaks instead.
    const crashed = await send(asked).catch(() => null);
    expect(crashed?.status ?? 503).toBe(503);
    expect(await server.database.fingerprint()).toBe(before);
    await mend();

    const first = await send(asked);
    expect(first).toMatchObject({ status: expect.toBeOneOf([200, 201, 204]), isReplayed: false });
    const after = await server.database.fingerprint();
    expect(after).not.toBe(before);
    const second = await send(asked);
    expect(second.isReplayed).toBe(true);
    expect(outcome(second)).toEqual(outcome(first));
    const other = await send({ ...asked, isOther: true });
    expect([other.status, codeOf(other)]).toEqual([422, 'key_reused']);
    expect(await server.database.fingerprint()).toBe(after);
  });

  test('happens once when it is asked for at the same moment', async () => {
    const asked = { ...(await changeOf(server, name)), endpoint, key: crypto.randomUUID() };
    const answers = await Promise.all([send(asked), send(asked), send(asked)]);
    expect(answers.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
    const [first, ...others] = answers.map(outcome);
    expect(first?.status).toBeLessThan(300);
    expect(others).toEqual([first, first]);
  });
});

const createGroup = endpoints.createGroup;

async function addTeacher(): Promise<Person> {
  const schoolId = await addSchool(server, 'North');
  return addPerson(server, { role: 'TEACHER', school_id: schoolId, can_register_groups: true });
}

const groupsOf = async (person: Person) => {
  const { body } = await person.get<{ readonly results: readonly Group[] }>('/api/v1/groups/?page_size=100');
  return body.results.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
};

test('without a key, or with another one, the same is done again', async () => {
  const by = await addTeacher();
  const asked = { by, endpoint: createGroup, body: { name: 'A', namesake_meant: true } };
  await send(asked);
  await send(asked);
  await send({ ...asked, key: crypto.randomUUID() });
  await send({ ...asked, key: crypto.randomUUID() });
  expect(await groupsOf(by)).toEqual(['A', 'A', 'A', 'A']);
});

test('somebody else with the same key does something else', async () => {
  const [one, two] = [await addTeacher(), await addTeacher()];
  const asked = { endpoint: createGroup, body: { name: 'A' }, key: crypto.randomUUID() };
  const first = await send({ ...asked, by: one });
  const second = await send({ ...asked, by: two });
  expect(second.isReplayed).toBe(false);
  expect(second.body).not.toBe(first.body);
  expect([await groupsOf(one), await groupsOf(two)]).toEqual([['A'], ['A']]);
});

test('a refusal is not kept: the same key does it as soon as it can be done', async () => {
  const by = await addTeacher();
  const asked = { by, endpoint: createGroup, key: crypto.randomUUID() };
  expect((await send({ ...asked, body: { name: '' } })).status).toBe(422);
  expect((await send({ ...asked, body: { name: 'A', teacher_id: 1 } })).status).toBe(422);
  expect(await send({ ...asked, body: { name: 'A' } })).toMatchObject({ status: 201, isReplayed: false });
});

test('who may not do it any more gets no answer of before either', async () => {
  const by = await addTeacher();
  const asked = { by, endpoint: createGroup, body: { name: 'A' }, key: crypto.randomUUID() };
  expect((await send(asked)).status).toBe(201);
  await server.database.pool.query('update users set can_register_groups = false where id = $1', [by.id]);
  expect((await send(asked)).status).toBe(403);
});

test.each(['short', 'with a space in it, though it is long', 'x'.repeat(129), 'ключ'.repeat(10)])(
  'a key that is none is refused: %s',
  async (key) => {
    const by = await addTeacher();
    // A header takes no other letters than these.
    const answer = await send({
      by,
      endpoint: createGroup,
      body: { name: 'A' },
      key: Buffer.from(key).toString('latin1'),
    });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      422,
      expect.objectContaining({ errors: [{ path: 'header.idempotency-key', code: 'invalid_format' }] }),
    ]);
    expect(await groupsOf(by)).toEqual([]);
  },
);

test('an answer that is asked for again spends little of what is allowed', async () => {
  const several = endpoints.createStudents;
  const asked = {
    ...(await changeOf(server, 'createStudents')),
    endpoint: several,
    key: crypto.randomUUID(),
  };
  const { max } = several.rate;
  for (let n = 0; n < max; n++) await send(asked);
  expect(await send(asked)).toMatchObject({ status: 201, isReplayed: true });
  expect((await send({ ...asked, key: crypto.randomUUID() })).status).toBe(201);
  for (let n = max; n < max * 10; n++) await send(asked);
  expect((await send(asked)).status).toBe(429);
});

test('nothing that is stored tells what was asked for or answered', async () => {
  const key = crypto.randomUUID();
  const asked = { ...(await changeOf(server, 'createStudent')), endpoint: endpoints.createStudent, key };
  const { password } = JSON.parse((await send(asked)).body) as { password: string };
  const { rows } = await server.database.pool.query<{ row: string }>(
    "select concat_ws(' ', id, request, type, encode(answer, 'escape')) as row from idempotency_keys",
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { row } of rows)
    for (const secret of [password, key, 'Another']) expect(row).not.toContain(secret);
});

/** What becomes of a request: it never arrives, its answer does not, the database goes away, or all is well. */
const fates = ['request lost', 'answer lost', 'crash', 'fine'] as const;

test('whatever gets lost, each intention is carried out once, if whoever has it goes on asking', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom(...fates), { maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      fc.infiniteStream(fc.nat()),
      async (intentions, turns) => {
        const by = await addTeacher();
        const open = intentions.map((sequence, n) => ({
          asked: {
            by,
            endpoint: createGroup,
            body: { name: `Group ${n % 2}`, namesake_meant: true },
            key: crypto.randomUUID(),
          },
          fates: [...sequence, 'fine' as const],
        }));
        const wanted = open.map(({ asked }) => asked.body.name).toSorted((a, b) => a.localeCompare(b));
        const ids = new Set<number>();
        // In any order, so that they come between each other's attempts.
        for (let left = open; left.length > 0; left = left.filter((one) => one.fates.length > 0)) {
          const one = left[(turns.next().value ?? 0) % left.length];
          const fate = one?.fates.shift();
          if (one === undefined || fate === 'request lost') continue;
          if (fate === 'crash') await breakDown();
          const answer = await send(one.asked);
          await mend();
          expect(answer.status).toBe(fate === 'crash' && !answer.isReplayed ? 503 : 201);
          if (fate !== 'fine') continue;
          ids.add((JSON.parse(answer.body) as Group).id);
          one.fates.length = 0;
        }
        expect(ids.size).toBe(intentions.length);
        expect(await groupsOf(by)).toEqual(wanted);
        const { rows } = await server.database.pool.query<{ n: number }>(
          "select count(*)::int as n from audit_events where actor_id = $1 and action = 'created'",
          [by.id],
        );
        expect(rows).toEqual([{ n: intentions.length }]);
      },
    ),
    { numRuns: 30 },
  );
});
