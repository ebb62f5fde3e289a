/**
 * Every endpoint of the contract × everybody who might call it × everything that might be named in its address. A new
 * endpoint is covered as soon as it is in the contract; only a new kind of address or body has to be described here.
 */
import { type Endpoint, type Scope } from '@mindhero/contract/endpoint';
import { type EndpointName, endpoints } from '@mindhero/contract/endpoints';
import { problem } from '@mindhero/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createPasswords } from '../src/platform/auth/passwords.ts';
import { accessMatrix } from './access-matrix.ts';
import { type TestApp, testApp } from './app.ts';
import { type Caller, callers, tokenOf } from './callers.ts';
import { faultsOfAnswer } from './faults-of-answers.ts';
import { bodyOf, PASSWORD } from './permission-bodies.ts';
import { resourcesOf } from './resources.ts';
import {
  type PersonName,
  type World,
  makeWorld,
  peopleNames,
  remakeGroups,
  remakeHomework,
  remakeMaterials,
  restorePeople,
  restorePictures,
} from './world.ts';

let server: TestApp;
let world: World;
beforeAll(async () => {
  // What tells what happens ends as soon as it has told what is.
  server = await testApp({ liveMs: 0 });
  world = await makeWorld(server, await createPasswords().hash(PASSWORD));
});
afterAll(() => server.close());

/** Whom each scope opens to whom, written out instead of computed: the server computes it. */
const ownStudents: Readonly<Partial<Record<PersonName, readonly PersonName[]>>> = {
  teacher: ['student', 'classmate', 'deactivated'],
  colleague: ['schoolmate'],
  foreign_teacher: ['stranger'],
};
const north: readonly PersonName[] = [
  'student',
  'classmate',
  'schoolmate',
  'deactivated',
  'teacher',
  'colleague',
  'director',
];
const south: readonly PersonName[] = ['stranger', 'foreign_teacher', 'foreign_director'];

function reach(actor: PersonName, scope: Scope): readonly PersonName[] {
  switch (scope) {
    case 'self':
      return [actor];
    case 'own_students':
      return [actor, ...(ownStudents[actor] ?? [])];
    case 'own_school':
      return actor === 'director' ? north : south;
    case 'all':
      return peopleNames;
  }
}

const targets = ['student', 'schoolmate', 'stranger', 'teacher', 'missing', 'malformed'] as const;
type Target = (typeof targets)[number];

const changes = ({ method, path }: Endpoint, ...prefixes: readonly string[]) =>
  method !== 'GET' && prefixes.some((prefix) => path.startsWith(`/api/v1/${prefix}/`));

/** The body with its type: a file where the endpoint takes one, by its declared type at least. */
async function sentTo(name: EndpointName, { upload }: Endpoint) {
  const body = await bodyOf(server, world, name);
  if (upload === undefined) return { body, headers: {} };
  return { body: body ?? Buffer.from('a file'), headers: { 'content-type': upload.types[0] } };
}

function declaredLine({ access, permission, exempt = [] }: Endpoint): string {
  if (access === 'public') return access;
  const roles = Object.entries(access).map((entry) => entry.join(' '));
  if (permission === undefined) return roles.join(', ');
  return `${roles.join(', ')}; ${[permission, ...exempt.map((role) => `not ${role}`)].join(', ')}`;
}

test('the contract says the same as the access matrix', () => {
  const declared = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [
    name,
    declaredLine(endpoint),
  ]);
  expect(Object.fromEntries(declared)).toEqual(accessMatrix);
});

test('every address with an identity is described above', () => {
  const unknown = Object.values<Endpoint>(endpoints)
    .filter(
      ({ path }) => path.includes('{') && !resourcesOf(world).some(({ prefix }) => path.startsWith(prefix)),
    )
    .map(({ path }) => path);
  expect(unknown).toEqual([]);
});

/** Who has a role that would do, but not the permission. */
const lacking: Readonly<Record<string, readonly PersonName[]>> = {
  can_register_groups: ['colleague', 'foreign_director'],
  can_register_students: ['colleague'],
  can_manage_subscriptions: ['colleague'],
};

type Grant = 'public' | 401 | 403 | { readonly actor: PersonName; readonly scope: Scope };

/** What the matrix grants a caller: nothing without a valid sign-in, nothing to a role that is not named. */
function granted(name: EndpointName, caller: Caller): Grant {
  const line = accessMatrix[name];
  if (line === 'public') return 'public';
  if (!isPerson(caller) || caller === 'deactivated') return 401;
  const [roles = '', needs = ''] = line.split('; ');
  const [permission = '', ...exempt] = needs.split(', ');
  const found = new RegExp(`${world.people[caller].role} (\\w+)`).exec(roles)?.[1];
  const isLacking =
    lacking[permission]?.includes(caller) && !exempt.includes(`not ${world.people[caller].role}`);
  if (found === undefined || isLacking) return 403;
  return { actor: caller, scope: found as Scope };
}

function isPerson(caller: Caller): caller is PersonName {
  return (peopleNames as readonly string[]).includes(caller);
}

function addressOf(path: string, target: Target | null): string {
  if (target === null) return path;
  const resource = resourcesOf(world).find(({ prefix }) => path.startsWith(prefix));
  const value =
    target === 'missing' ? resource?.missing : target === 'malformed' ? "1'--" : resource?.idOf(target);
  return path.replace(/\{\w+\}/, encodeURIComponent(value ?? ''));
}

function isThere(path: string, target: Target | null, grant: Exclude<Grant, number>): boolean {
  if (target === null) return true;
  if (target === 'missing' || target === 'malformed') return false;
  const resource = resourcesOf(world).find(({ prefix }) => path.startsWith(prefix));
  if (grant === 'public') return resource?.exists(target, null) === true;
  const { actor, scope } = grant;
  return reach(actor, scope).includes(target) && resource?.exists(target, actor) === true;
}

/** Marks of people and groups that somebody with this reach must never read. */
function hiddenMarks(actor: PersonName, visible: readonly PersonName[]): string[] {
  const people = peopleNames.filter((name) => !visible.includes(name)).map((name) => world.people[name].mark);
  const groups = world.groups
    .filter(({ teacher }) => !visible.includes(teacher) && world.people[actor].teacher !== teacher)
    .map(({ mark }) => mark);
  const tasks = world.tasks
    .filter(
      ({ author, student }) => ![author, student].some((name) => name !== null && visible.includes(name)),
    )
    .map(({ mark }) => mark);
  const materials = world.materials
    .filter(({ owner }) => !visible.includes(owner) && world.people[actor].teacher !== owner)
    .map(({ mark }) => mark);
  const images = [...world.images]
    .filter(([owner]) => !visible.includes(owner) && world.people[actor].teacher !== owner)
    .map(([, { mark }]) => mark);
  return [...people, ...groups, ...tasks, ...materials, ...images];
}

const allMarks = () =>
  [
    ...Object.values(world.people),
    ...world.groups,
    ...world.tasks,
    ...world.materials,
    ...world.images.values(),
  ].map(({ mark }) => mark);
const problemFields = new Set(Object.keys(problem.shape));

interface Seen {
  readonly method: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** What is wrong with an answer that had to be this refusal. */
function faultsOfRefusal(seen: Seen, status: number): string[] {
  if (seen.status !== status) return [`status is not ${status}`];
  const told = Object.keys(JSON.parse(seen.body) as object).filter((field) => !problemFields.has(field));
  return [
    ...(seen.type.startsWith('application/problem+json') ? [] : ['is no problem document']),
    ...told.map((field) => `tells ${field}`),
    ...allMarks().filter((mark) => seen.body.includes(mark)),
  ];
}

/** Of whom one learns beyond one's reach: to whom plans may be given, and who has given some. */
function toldOf(name: EndpointName, actor: PersonName): readonly PersonName[] {
  const { school } = world.people[actor];
  if (name === 'listPlanRecipients')
    return peopleNames.filter(
      (one) => world.people[one].school === school && world.people[one].role !== 'STUDENT',
    );
  return name === 'listStatement' || name === 'exportStatement' ? ['admin'] : [];
}

/** What is wrong with an answer that had to be given: whom it shows. */
function faultsOfShown(name: EndpointName, seen: Seen, grant: Grant): string[] {
  const fine = seen.method === 'GET' ? [200] : [200, 201, 204, 409, 422];
  const hidden =
    typeof grant === 'object'
      ? hiddenMarks(grant.actor, [...reach(grant.actor, grant.scope), ...toldOf(name, grant.actor)])
      : [];
  return [
    ...(fine.includes(seen.status) ? [] : ['is refused']),
    ...hidden.filter((mark) => seen.body.includes(mark)),
  ];
}

function expectedRefusal(endpoint: Endpoint, grant: Grant, target: Target | null): number | null {
  if (typeof grant === 'number') return grant;
  return isThere(endpoint.path, target, grant) ? null : 404;
}

/** The address, and with every group as a filter where the endpoint takes one. */
function pathsOf(endpoint: Endpoint, target: Target | null): string[] {
  const path = addressOf(endpoint.path, target);
  const takesGroup = endpoint.query instanceof z.ZodMiniObject && 'group' in endpoint.query.shape;
  return takesGroup ? [path, ...world.groups.map(({ id }) => `${path}?group=${id}`)] : [path];
}

interface Asked {
  readonly caller: Caller;
  readonly target: Target | null;
  readonly token: string | undefined;
  readonly sent: Awaited<ReturnType<typeof sentTo>>;
}

/** Asks for each address, and lists what is wrong with the answers. */
async function faultsOf(name: EndpointName, { caller, target, token, sent }: Asked): Promise<string[]> {
  const endpoint: Endpoint = endpoints[name];
  const grant = granted(name, caller);
  const refusal = expectedRefusal(endpoint, grant, target);
  const { body, headers } = sent;
  const faults: string[] = [];
  for (const path of pathsOf(endpoint, target)) {
    const answer = await server.call(endpoint.method, path, {
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
      headers,
    });
    const seen = {
      method: endpoint.method,
      status: answer.statusCode,
      type: String(answer.headers['content-type']),
      body: answer.body,
    };
    const found =
      refusal === null
        ? [...faultsOfShown(name, seen, grant), ...faultsOfAnswer(endpoint, answer)]
        : faultsOfRefusal(seen, refusal);
    faults.push(...found.map((fault) => `${caller}: ${path}: ${fault}: ${seen.status} ${seen.body}`));
  }
  return faults;
}

/** Everything that is stored, but for the record of who looked at what. */
const storedBeside = async () =>
  (await server.database.fingerprint()).split('\n').filter((line) => !line.startsWith('audit_events '));

const writtenSince = (before: readonly string[], after: readonly string[]) =>
  after.filter((line) => !before.includes(line)).map((line) => `wrote ${line}`);

/** Before anything is asked for: as long as nobody writes, what was read of all that is stored still holds. */
async function signEverybodyIn(): Promise<ReadonlyMap<Caller, string | undefined>> {
  const tokens = new Map<Caller, string | undefined>();
  for (const caller of callers) tokens.set(caller, await tokenOf(server, world, caller));
  return tokens;
}

async function undo(endpoint: Endpoint): Promise<void> {
  if (changes(endpoint, 'groups', 'teachers')) await remakeGroups(server, world);
  if (changes(endpoint, 'students', 'teachers', 'people')) await restorePeople(server, world);
  if (changes(endpoint, 'tasks', 'task-templates', 'homework', 'teachers'))
    await remakeHomework(server, world);
  if (changes(endpoint, 'texts', 'word-lists', 'card-sets', 'images')) await remakeMaterials(server, world);
  if (endpoint === endpoints.removePicture) await restorePictures(server, world.people);
}

describe.each(Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][])('%s', (name, endpoint) => {
  const asked = endpoint.path.includes('{') ? targets : [null];

  /** Who asks for what, of whom a refusal is expected or an answer. */
  const pairs = (isRefused: boolean) =>
    callers.flatMap((caller) =>
      asked
        .filter((target) => (expectedRefusal(endpoint, granted(name, caller), target) !== null) === isRefused)
        .map((target) => ({ caller, target })),
    );

  test('refuses whoever may not, and changes nothing', async () => {
    const tokens = await signEverybodyIn();
    const sent = await sentTo(name, endpoint);
    const before = await server.database.fingerprint();
    const faults: string[] = [];
    for (const { caller, target } of pairs(true)) {
      faults.push(...(await faultsOf(name, { caller, target, token: tokens.get(caller), sent })));
      if ((await server.database.fingerprint()) !== before) {
        faults.push(`${caller}: a refusal for ${target} changed the database`);
        break;
      }
    }
    expect(faults).toEqual([]);
  });

  test('answers whoever may, shows nobody else, and writes nothing for who only looks', async () => {
    const isLooking = endpoint.method === 'GET';
    const tokens = isLooking ? await signEverybodyIn() : null;
    const before = isLooking ? await storedBeside() : [];
    const faults: string[] = [];
    for (const { caller, target } of pairs(false)) {
      // What was allowed has been done, and may have ended the caller's session.
      const token = tokens === null ? await tokenOf(server, world, caller) : tokens.get(caller);
      const sent = await sentTo(name, endpoint);
      faults.push(...(await faultsOf(name, { caller, target, token, sent })));
      if (isLooking) faults.push(...writtenSince(before, await storedBeside()));
      else await undo(endpoint);
    }
    expect(faults).toEqual([]);
  });
});

test.each(['openPlay', 'finishedPlay'] as const)(
  'a play cannot be started under the id of another’s %s',
  async (which) => {
    const { people } = world;
    const { access: token } = await server.signedIn(people.student.id);
    const before = await server.database.fingerprint();
    const body = { ...(await bodyOf(server, world, 'startPlay')), id: people.stranger[which] };
    const answer = await server.call('POST', endpoints.startPlay.path, { token, body });
    expect(answer.statusCode).toBe(409);
    expect(Object.keys(answer.json<object>()).filter((field) => !problemFields.has(field))).toEqual([]);
    expect(await server.database.fingerprint()).toBe(before);
  },
);
