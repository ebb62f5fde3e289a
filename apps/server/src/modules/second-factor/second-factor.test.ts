import type { Endpoint } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import { RECOVERY_CODES, type NewSecondFactor, type SecondFactor } from '@mindhero/contract/second-factor';
import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, addSchool, type Person, signInAs } from '../../../test/people.ts';
import { addSecondFactor, codeOf } from '../../../test/second-factor.ts';
import { takeSecondFactorByName } from '../../entities/accounts/take-second-factor.ts';
import { createPasswords } from '../../platform/auth/passwords.ts';
import { auditEvents, recoveryCodes, secondFactors, users } from '../../platform/db/schema/index.ts';
import { plainInstallation } from '../../platform/installation.ts';

const PASSWORD = 'Correct-horse-1';
const path = '/api/v1/users/me/second-factor/';
const HALF_MINUTE = 30_000;
/** The level of the log. */
const ERROR = 50;

const lines: string[] = [];
let server: TestApp;
let passwordHash: string;
beforeAll(async () => {
  server = await testApp({ logLevel: 'info', logStream: { write: (line) => void lines.push(line) } });
  passwordHash = await createPasswords().hash(PASSWORD);
});
afterAll(() => server.close());

let made = 0;
/** A teacher, and how the teacher signs in. */
async function addTeacher(role: 'TEACHER' | 'DIRECTOR' | 'ADMIN' = 'TEACHER') {
  const username = `member-${made++}`;
  const person = await addPerson(server, { username, role, password_hash: passwordHash });
  const enter = async (code?: string, password = PASSWORD, address = '203.0.113.1') => {
    const body = { username, password, ...(code === undefined ? {} : { code }) };
    const answer = await server.call('POST', '/api/token/', { body, address });
    return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
  };
  return { person, username, enter };
}

/** Begins and confirms, as somebody does in the profile. */
async function enrol(person: Person) {
  const begun = await person.post<NewSecondFactor>(path, { current_password: PASSWORD });
  const confirmed = await person.post<{ recovery_codes: string[] }>(`${path}confirmation/`, {
    code: codeOf(server, begun.body.secret),
  });
  // The code of this half minute is used by that.
  server.clock.forward(HALF_MINUTE);
  return { secret: begun.body.secret, uri: begun.body.uri, codes: confirmed.body.recovery_codes };
}

const stateOf = async (person: Person) => (await person.get<SecondFactor>(path)).body;
const recordedOf = async (id: number) =>
  (await server.database.db.select().from(auditEvents).where(eq(auditEvents.subject_id, id))).map(
    ({ action }) => action,
  );

describe('adding it', () => {
  test('takes the password and a code; it counts from then on, and ends the sessions that began without', async () => {
    const { person, enter } = await addTeacher();
    const elsewhere = await server.signedIn(person.id);
    expect(await stateOf(person)).toEqual({ since: null, recovery_codes_left: 0, is_required: false });
    expect((await person.refused('POST', path, { current_password: 'Wrong-horse-1' })).body.code).toBe(
      'password_incorrect',
    );

    const begun = await person.post<NewSecondFactor>(path, { current_password: PASSWORD });
    expect(begun.status).toBe(201);
    // Begun is not confirmed: whoever could not scan the code is not shut out.
    expect((await enter()).status).toBe(200);
    const wrong = await person.refused('POST', `${path}confirmation/`, { code: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'code_incorrect']);
    expect((await stateOf(person)).since).toBeNull();

    const code = codeOf(server, begun.body.secret);
    const confirmed = await person.post<{ recovery_codes: string[] }>(`${path}confirmation/`, { code });
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.recovery_codes).size).toBe(RECOVERY_CODES);
    for (const one of confirmed.body.recovery_codes)
      expect(one).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    expect(await stateOf(person)).toEqual({
      since: server.clock.now.toISOString(),
      recovery_codes_left: RECOVERY_CODES,
      is_required: false,
    });
    const there = await server.call('GET', '/api/v1/users/me/', { token: elsewhere.access });
    expect(there.statusCode).toBe(401);
    expect((await person.get('/api/v1/users/me/')).status).toBe(200);
    expect(await recordedOf(person.id)).toEqual(['second_factor_added']);
    // The code by which it was confirmed is used.
    expect(await enter(code)).toEqual({ status: 422, code: 'code_incorrect' });
  });

  test('is over after an hour, and a second one begins only where there is none', async () => {
    const { person } = await addTeacher();
    const begun = await person.post<NewSecondFactor>(path, { current_password: PASSWORD });
    server.clock.forward(61 * 60_000);
    const code = codeOf(server, begun.body.secret);
    expect((await person.refused('POST', `${path}confirmation/`, { code })).status).toBe(409);
    await enrol(person);
    expect((await person.refused('POST', path, { current_password: PASSWORD })).status).toBe(409);
    expect((await person.refused('POST', `${path}confirmation/`, { code: '123456' })).status).toBe(409);
  });

  test('is nothing for pupils', async () => {
    const pupil = await addPerson(server, { password_hash: passwordHash });
    for (const [method, address] of [
      ['GET', path],
      ['POST', path],
      ['POST', `${path}confirmation/`],
    ] as const)
      expect((await pupil.refused(method, address, method === 'GET' ? undefined : {})).status).toBe(403);
  });

  test('leaves nothing readable in the database', async () => {
    const { person } = await addTeacher();
    const { secret, codes } = await enrol(person);
    const { db } = server.database;
    const [row] = await db.select().from(secondFactors).where(eq(secondFactors.user_id, person.id));
    expect(row?.secret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
    const rows = await db.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, person.id));
    expect(rows).toHaveLength(RECOVERY_CODES);
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const stored = JSON.stringify(rows);
    for (const code of codes) expect(stored).not.toContain(code.slice(0, 5));
  });
});

describe('the sign-in', () => {
  test('asks for a code once the password was right, and for each code only once', async () => {
    const { person, enter } = await addTeacher();
    const { secret } = await addSecondFactor(server, person.id);
    expect(await enter()).toEqual({ status: 401, code: 'second_factor_required' });
    expect((await enter(codeOf(server, secret))).status).toBe(200);
    expect(await enter(codeOf(server, secret))).toEqual({ status: 422, code: 'code_incorrect' });
    // Nor is one that was current before it.
    expect((await enter(codeOf(server, secret, -1))).status).toBe(422);
    server.clock.forward(HALF_MINUTE);
    expect((await enter(` ${codeOf(server, secret).replace(/^.../, '$& ')}`)).status).toBe(200);
  });

  test('a code that comes twice at once opens once', async () => {
    const { person, enter } = await addTeacher();
    const { secret, codes } = await addSecondFactor(server, person.id);
    const code = codeOf(server, secret);
    const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];
    const answers = await Promise.all(addresses.map((address) => enter(code, PASSWORD, address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = await Promise.all(addresses.map((address) => enter(codes[0], PASSWORD, address)));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('takes a recovery code instead, in whatever case, once', async () => {
    const { person, enter } = await addTeacher();
    const { codes } = await addSecondFactor(server, person.id);
    const [first = '', second = ''] = codes;
    expect((await enter(first.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await enter(first)).status).toBe(422);
    expect((await enter(second)).status).toBe(200);
    expect((await stateOf(person)).recovery_codes_left).toBe(RECOVERY_CODES - 2);
  });

  test('tells nobody else who has a second factor: a wrong password gets the same answer with and without a code', async () => {
    const { person, username } = await addTeacher();
    const { secret } = await addSecondFactor(server, person.id);
    const plain = await addTeacher();
    const seen = new Set<string>();
    for (const name of [username, plain.username, 'nobody-at-all'])
      for (const code of [undefined, '123456', codeOf(server, secret)]) {
        const body = { username: name, password: 'Wrong-horse-1', ...(code && { code }) };
        const answer = await server.call('POST', '/api/token/', { body, address: '192.0.2.77' });
        const { request_id: _, ...told } = answer.json<Record<string, unknown>>();
        seen.add(JSON.stringify([answer.statusCode, told]));
      }
    expect(seen.size).toBe(1);
    // And the code that came with a wrong password is not used by that.
    const body = { username, password: PASSWORD, code: codeOf(server, secret) };
    expect((await server.call('POST', '/api/token/', { body, address: '192.0.2.78' })).statusCode).toBe(200);
  });

  test('slows down whoever tries codes: fewer than 20 in a quarter of an hour, from however many addresses', async () => {
    const { person, enter } = await addTeacher();
    const { secret } = await addSecondFactor(server, person.id);
    let tried = 0;
    const seen = new Set<number>();
    for (let n = 0; n < 90; n++) {
      const guess = String(100_000 + n);
      const { status } = await enter(guess, PASSWORD, `192.0.2.${100 + n}`);
      seen.add(status);
      if (status === 422) tried++;
      server.clock.forward(10_000);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([422, 429]);
    expect(tried).toBeGreaterThan(9);
    expect(tried).toBeLessThan(20);
    // The right one is not looked at either.
    expect((await enter(codeOf(server, secret), PASSWORD, '192.0.2.9')).status).toBe(429);
  });

  test('stands on the log by its means, without the codes', async () => {
    const { person, username, enter } = await addTeacher();
    const { secret, codes } = await addSecondFactor(server, person.id);
    lines.length = 0;
    await enter();
    await enter('111111');
    await enter(codeOf(server, secret));
    await enter(codes[0]);
    const told = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'security');
    expect(told.map(({ event, means, user }) => [event, means, user])).toEqual([
      ['second_factor_asked', 'code', person.id],
      ['second_factor_failed', 'code', person.id],
      ['signed_in', 'code', person.id],
      ['signed_in', 'recovery_code', person.id],
    ]);
    const log = lines.join('');
    for (const hidden of ['111111', codeOf(server, secret), codes[0], username, secret])
      expect(log).not.toContain(hidden);
  });
});

test('new recovery codes and turning it off take password and code; the codes before are void', async () => {
  const { person, enter } = await addTeacher();
  const { secret, codes } = await enrol(person);
  const ask = (what: string, body: object) => person.refused('POST', `${path}${what}/`, body);
  for (const what of ['recovery-codes', 'removal']) {
    const right = { current_password: PASSWORD, code: codeOf(server, secret) };
    expect((await ask(what, { ...right, current_password: 'Wrong-horse-1' })).body.code).toBe(
      'password_incorrect',
    );
    expect((await ask(what, { ...right, code: '000000' })).body.code).toBe('code_incorrect');
  }
  const renewed = await person.post<{ recovery_codes: string[] }>(`${path}recovery-codes/`, {
    current_password: PASSWORD,
    code: codeOf(server, secret),
  });
  expect(renewed.body.recovery_codes).toHaveLength(RECOVERY_CODES);
  expect((await enter(codes[0])).status).toBe(422);
  const removal = { current_password: PASSWORD, code: renewed.body.recovery_codes[0] };
  expect((await person.post(`${path}removal/`, removal)).status).toBe(204);
  expect((await enter()).status).toBe(200);
  expect(await stateOf(person)).toEqual({ since: null, recovery_codes_left: 0, is_required: false });
  expect(await recordedOf(person.id)).toEqual(['second_factor_added', 'second_factor_removed']);
});

test('that was stored under another secret of the server opens nothing, which the log explains; all ways back do', async () => {
  const { person, username, enter } = await addTeacher();
  const another = 'the secret of the server that the backup is of';
  const { secret, codes } = await addSecondFactor(server, person.id, another);
  lines.length = 0;
  expect(await enter(codeOf(server, secret))).toEqual({ status: 422, code: 'code_incorrect' });
  const told = lines.map((line) => JSON.parse(line) as { level: number; msg: string; user?: number });
  expect(told.filter(({ msg }) => msg.includes('SECOND_FACTOR_SECRET'))).toEqual([
    expect.objectContaining({ level: ERROR, user: person.id }),
  ]);
  expect((await enter(codes[0])).status).toBe(200);
  const signedIn = await signInAs(server, person.id);
  const asked = { current_password: PASSWORD, code: codeOf(server, secret) };
  expect((await signedIn.refused('POST', `${path}removal/`, asked)).body.code).toBe('code_incorrect');

  const admin = await addPerson(server, { role: 'ADMIN' });
  const link = await admin.post<{ token: string }>(`/api/v1/people/${person.id}/recovery-link/`, undefined);
  const chosen = { token: link.body.token, new_password: 'Better-otter-27' };
  expect((await server.call('POST', '/api/v1/recovery/', { body: chosen })).json()).toEqual({ username });
  expect((await enter(codes[1], chosen.new_password)).status).toBe(200);

  expect((await admin.post(`/api/v1/people/${person.id}/second-factor/reset/`, undefined)).status).toBe(204);
  expect((await enter(undefined, chosen.new_password)).status).toBe(200);
});

describe('taking it from somebody', () => {
  test('an administrator may, which ends their sessions and is recorded; others may not', async () => {
    const school = await addSchool(server, 'North');
    const { person, enter } = await addTeacher();
    await server.database.db.update(users).set({ school_id: school }).where(eq(users.id, person.id));
    await addSecondFactor(server, person.id);
    const address = `/api/v1/people/${person.id}/second-factor/reset/`;
    for (const role of ['TEACHER', 'DIRECTOR'] as const) {
      const other = await addPerson(server, { role, school_id: school });
      expect((await other.refused('POST', address)).status).toBe(403);
    }
    const admin = await addPerson(server, { role: 'ADMIN' });
    expect((await admin.post(address, undefined)).status).toBe(204);
    expect((await person.get('/api/v1/users/me/')).status).toBe(401);
    expect((await enter()).status).toBe(200);
    expect((await admin.refused('POST', address)).status).toBe(409);
    const [entry] = await server.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject_id, person.id));
    expect(entry).toMatchObject({ action: 'second_factor_reset', actor_id: admin.id, school_id: school });
  });

  test('nobody takes the own one so, not even an administrator', async () => {
    const { person } = await addTeacher('ADMIN');
    await addSecondFactor(server, person.id);
    expect((await person.refused('POST', `/api/v1/people/${person.id}/second-factor/reset/`)).status).toBe(
      404,
    );
  });

  test('the console does it for the last administrator', async () => {
    const { person, username, enter } = await addTeacher('ADMIN');
    const { db } = server.database;
    await expect(takeSecondFactorByName(db, 'nobody-at-all', server.clock.now)).rejects.toThrow(
      'nobody called',
    );
    await expect(takeSecondFactorByName(db, username, server.clock.now)).rejects.toThrow('no second factor');
    await addSecondFactor(server, person.id);
    await takeSecondFactorByName(db, username.toUpperCase(), server.clock.now);
    expect((await enter()).status).toBe(200);
    expect(await recordedOf(person.id)).toEqual(['second_factor_reset']);
  });
});

describe('where an installation asks it of administrators', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await testApp({ installation: { ...plainInstallation, secondFactorRoles: ['ADMIN'] } });
  });
  afterAll(() => strict.close());

  test('whoever has none can look at the own account, add one and sign out, and nothing else', async () => {
    const { id } = await addPerson(strict, { role: 'ADMIN', password_hash: passwordHash });
    const open: string[] = [];
    for (const [name, { method, path: address, access }] of Object.entries<Endpoint>(endpoints)) {
      if (access === 'public' || access.ADMIN === undefined) continue;
      const admin = await signInAs(strict, id);
      const body = method === 'GET' ? undefined : {};
      const answer = await admin.refused(method, address.replaceAll(/\{\w+\}/g, '1'), body);
      if (answer.status !== 403 || answer.body.code !== 'second_factor_missing') open.push(name);
    }
    expect(open.toSorted()).toEqual(
      [
        'getMe',
        'updateMe',
        'replaceFirstPassword',
        'signOut',
        'finishPlay',
        'getSecondFactor',
        'beginSecondFactor',
        'confirmSecondFactor',
      ].toSorted(),
    );
  });

  test('everything opens with one, and it cannot be turned off; others are asked for none', async () => {
    const admin = await addPerson(strict, { role: 'ADMIN', password_hash: passwordHash });
    const teacher = await addPerson(strict, { role: 'TEACHER', password_hash: passwordHash });
    const mustOf = async (person: Person) =>
      (await person.get<{ must_add_second_factor: boolean }>('/api/v1/users/me/')).body
        .must_add_second_factor;
    expect([await mustOf(admin), await mustOf(teacher)]).toEqual([true, false]);
    const begun = await admin.post<NewSecondFactor>(path, { current_password: PASSWORD });
    // Begun is not confirmed.
    expect(await mustOf(admin)).toBe(true);
    await admin.post(`${path}confirmation/`, { code: codeOf(strict, begun.body.secret) });
    expect(await mustOf(admin)).toBe(false);
    expect((await admin.get('/api/v1/schools/')).status).toBe(200);
    strict.clock.forward(HALF_MINUTE);
    const removal = { current_password: PASSWORD, code: codeOf(strict, begun.body.secret) };
    expect((await admin.refused('POST', `${path}removal/`, removal)).status).toBe(409);
    expect((await admin.get<SecondFactor>(path)).body.is_required).toBe(true);
    expect((await teacher.get('/api/v1/groups/')).status).toBe(200);
  });
});
