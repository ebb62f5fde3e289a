import type { AuditEvent } from '@mindhero/contract/audit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { forgetPeople } from '../../../test/given-plans.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { type AuditEntry, record } from '../../entities/audit.ts';
import { VIEW_MS } from '../../entities/views.ts';
import { auditEvents, groups, users } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
const { db } = server.database;
afterAll(() => server.close());

let school: number, elsewhere: number;
let director: Person, teacher: Person, foreignDirector: Person, admin: Person;
let anna: Person, stranger: Person;

beforeEach(async () => {
  await db.delete(auditEvents);
  await forgetPeople(server.database.pool);
  school = await addSchool(server, 'North');
  elsewhere = await addSchool(server, 'South');
  admin = await addPerson(server, { role: 'ADMIN', first_name: 'Ada', last_name: 'Admin' });
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school, first_name: 'Dora' });
  foreignDirector = await addPerson(server, { role: 'DIRECTOR', school_id: elsewhere, first_name: 'Felix' });
  teacher = await addPerson(server, {
    role: 'TEACHER',
    school_id: school,
    first_name: 'Tom',
    last_name: 'Test',
  });
  anna = await addPerson(server, {
    school_id: school,
    created_by: teacher.id,
    first_name: 'Anna',
    last_name: 'Koval',
  });
  stranger = await addPerson(server, { school_id: elsewhere, first_name: 'Stranger' });
});

interface List {
  readonly count: number;
  readonly results: readonly AuditEvent[];
}

const list = async (person: Person, query: Record<string, string | number> = {}) => {
  const typed = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const search = new URLSearchParams(typed).toString();
  return (await person.get<List>(`/api/v1/audit-events/?${search}`)).body;
};
const actions = async (person: Person, query: Record<string, string | number> = {}) =>
  (await list(person, query)).results.map(({ action }) => action);

/** Recorded as the modules do it, a minute after the one before. */
async function did(actor: Person | null, entry: Partial<AuditEntry>): Promise<void> {
  server.clock.forward(60_000);
  const about = { action: 'changed', subject: 'person', subject_id: anna.id, school_id: school } as const;
  await record(db, { actor, now: server.clock.now }, { ...about, ...entry });
}

describe('the record', () => {
  test('says who did what to whom, the last first, by the names of today', async () => {
    await did(teacher, { action: 'created' });
    await did(director, { details: { fields: ['first_name'] } });
    await db.update(users).set({ first_name: 'Hanna' }).where(eq(users.id, anna.id));
    const { count, results } = await list(director);
    expect(count).toBe(2);
    expect(results).toMatchObject([
      {
        at: server.clock.now.toISOString(),
        actor: { id: director.id, role: 'DIRECTOR', name: 'Dora', is_erased: false },
        action: 'changed',
        person: { id: anna.id, role: 'STUDENT', name: 'Hanna Koval' },
        object: null,
        school: { name: 'North' },
        details: { fields: ['first_name'] },
      },
      { action: 'created', actor: { name: 'Tom Test' }, person: { name: 'Hanna Koval' } },
    ]);
    expect(await actions(director, { ordering: 'at' })).toEqual(['created', 'changed']);
  });

  test('keeps the names of groups that are gone, and of where members went', async () => {
    const from = await addGroup(server, { name: 'Before', school_id: school, members: [anna] });
    const to = await addGroup(server, { name: 'Target', school_id: school, members: [anna] });
    const about = { subject: 'group', subject_id: from, details: { name: 'Before', count: 1, to } } as const;
    await did(director, { ...about, action: 'members_moved' });
    await db.update(groups).set({ name: 'Now' }).where(eq(groups.id, from));
    const shown = async () => (await list(director)).results[0];
    expect(await shown()).toMatchObject({
      person: null,
      object: { id: from, name: 'Now' },
      target: { id: to, name: 'Target' },
    });
    await db.delete(groups);
    expect(await shown()).toMatchObject({ object: { name: 'Before' }, target: { id: to, name: null } });
  });

  test('names who took over what somebody left', async () => {
    await did(director, { subject_id: teacher.id, details: { groups: 2, students: 30, teacher: anna.id } });
    expect((await list(director)).results).toMatchObject([
      { person: { id: teacher.id }, successor: { id: anna.id, name: 'Anna Koval' }, target: null },
    ]);
  });

  test('is a director’s own school’s, and an administrator’s whole', async () => {
    await did(director, { action: 'deactivated' });
    await did(foreignDirector, { subject_id: stranger.id, school_id: elsewhere });
    await did(null, { action: 'registered', school_id: null });
    expect(await actions(director)).toEqual(['deactivated']);
    expect(await actions(foreignDirector)).toEqual(['changed']);
    expect(await actions(admin)).toEqual(['registered', 'changed', 'deactivated']);
    const alone = await addPerson(server, { role: 'DIRECTOR' });
    expect(await actions(alone)).toEqual([]);
    for (const person of [teacher, anna])
      expect((await person.refused('GET', '/api/v1/audit-events/')).status).toBe(403);
  });

  test('names nobody who is erased, nor whom the reader does not see', async () => {
    await did(teacher, {});
    await did(admin, { subject_id: stranger.id });
    await db
      .update(users)
      .set({ is_active: false, erased_at: server.clock.now })
      .where(eq(users.id, teacher.id));
    expect((await list(director)).results).toMatchObject([
      {
        actor: { id: admin.id, role: 'ADMIN', name: null, is_erased: false },
        person: { id: stranger.id, name: null },
      },
      {
        actor: { id: teacher.id, role: 'TEACHER', name: null, is_erased: true },
        person: { name: 'Anna Koval' },
      },
    ]);
    expect((await list(admin)).results).toMatchObject([{ actor: { name: 'Ada Admin' } }, {}]);
  });
});

describe('the record is narrowed', () => {
  beforeEach(async () => {
    await did(teacher, { action: 'created' });
    await did(director, { action: 'deactivated' });
    await did(director, { action: 'changed', subject: 'school', subject_id: school });
    await did(foreignDirector, { action: 'exported', subject_id: stranger.id, school_id: elsewhere });
  });

  test.each([
    ['koval', ['deactivated', 'created']],
    ['TOM te', ['created']],
    ['dora', ['changed', 'deactivated']],
    ['stranger', []],
    ['nobody', []],
  ])('by the name %j of either side', async (search, expected) => {
    expect(await actions(director, { search })).toEqual(expected);
  });

  test('by name where very many are called so, but then not as far back', async () => {
    await db.insert(users).values(
      Array.from({ length: 1001 }, (_, n) => ({
        username: `dora-${n}`,
        role: 'STUDENT' as const,
        password_hash: '-',
        school_id: school,
      })),
    );
    expect(await actions(director, { search: 'dora' })).toEqual(['changed', 'deactivated']);
    const entry = { action: 'viewed', subject: 'person', subject_id: anna.id, school_id: school } as const;
    const many = Array.from({ length: 99 }, () => entry);
    await record(db, { actor: director, now: server.clock.now }, ...many);
    const [first, last] = [1, 4].map((page) => list(director, { search: 'dora', page, page_size: 30 }));
    expect(await first).toMatchObject({ count: 100, more: true });
    expect((await last)?.results).toHaveLength(10);
    expect(await list(director, { search: 'do' })).toMatchObject({ count: 100, more: true });
    const { access: token } = await server.signedIn(director.id);
    const file = await server.call('GET', '/api/v1/audit-events/export/?search=dora', { token });
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(1 + 101);
  });

  test('by person, action and time', async () => {
    expect(await actions(director, { person: anna.id })).toEqual(['deactivated', 'created']);
    // What was done by somebody is not what was done to them, and a group may have a person's number.
    expect(await actions(director, { person: director.id })).toEqual([]);
    expect(await actions(director, { person: stranger.id })).toEqual([]);
    expect(await actions(director, { action: 'deactivated' })).toEqual(['deactivated']);
    const at = (minutes: number) => new Date(server.clock.now.getTime() - minutes * 60_000).toISOString();
    expect(await actions(admin, { from: at(2), before: at(0) })).toEqual(['changed', 'deactivated']);
  });

  test('page by page, and never beyond where counting ends', async () => {
    const pages = [1, 2, 3].map((page) => list(admin, { page, page_size: 2 }));
    expect((await Promise.all(pages)).map(({ results }) => results.length)).toEqual([2, 2, 0]);
    expect(await list(admin, { page: 5000, page_size: 100 })).toEqual({ count: 4, results: [] });
  });

  test.each(['action=hacked', 'from=yesterday', 'person=x', 'ordering=actor', 'page=0'])(
    'and refuses %s',
    async (query) => {
      expect((await director.refused('GET', `/api/v1/audit-events/?${query}`)).status).toBe(422);
    },
  );
});

describe('looking at a record', () => {
  const look = (person: Person) => person.get(`/api/v1/students/${anna.id}/`);

  test('is recorded once in a quarter of an hour for each who looks', async () => {
    await look(teacher);
    await look(director);
    server.clock.forward(VIEW_MS - 1);
    await look(teacher);
    expect(await actions(director)).toEqual(['viewed', 'viewed']);
    server.clock.forward(1);
    await look(teacher);
    expect((await list(director, { action: 'viewed' })).results).toMatchObject([
      { actor: { id: teacher.id }, person: { id: anna.id }, details: {} },
      {},
      {},
    ]);
  });

  test('is no action for oneself, nor where there is nothing to see', async () => {
    expect((await look(anna)).status).toBe(200);
    expect((await look(foreignDirector)).status).toBe(404);
    expect(await actions(admin)).toEqual([]);
  });
});
