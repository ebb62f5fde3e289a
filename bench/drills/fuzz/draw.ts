/** Draws requests from the published document: what it allows, and what nobody should send. */
import type { EndpointName } from '@mindhero/contract/endpoints';
import type { Role } from '@mindhero/contract/user';
import type { Random } from '@mindhero/engine/random';
import type { OpenApi, Operation } from '@mindhero/server/platform/docs/openapi';
import type { PersonName } from '@mindhero/server/test/world';
import { fileOf } from './files.ts';
import type { Asked } from './judge.ts';
import type { Place } from './place.ts';
import type { Sent } from './send.ts';
import { polluted, type Schema, type Taste, valueOf, wrongText, wrongValue, written } from './values.ts';

/** One operation of the document. */
export interface Target {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

export interface Drawn extends Sent {
  /** Null: nobody. */
  readonly caller: PersonName | null;
  /** What it is in the document; null for what stands nowhere there. */
  readonly asked: Asked | null;
}

export const targetsOf = ({ paths }: OpenApi): Target[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );

export interface Source {
  readonly place: Place;
  /** Acceptable bodies by operation. */
  readonly bodies: ReadonlyMap<string, unknown>;
  /** Ids that answers have told, by the address of their list. */
  readonly told: Map<string, string[]>;
  readonly callers: readonly (PersonName | null)[];
}

/** Whom the operation is for comes more often: others do not get far. */
export function drawRequest(source: Source, target: Target, random: Random): Drawn {
  const { operation } = target;
  const caller = callerOf(source, operation, random);
  const { path, isKnown } = pathOf(source, target, random);
  const query = queryOf(source, operation, random);
  const method = random.chance(0.03)
    ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    : target.method;
  const { body, type } = contentOf(source, operation, random);
  const token = caller === null ? null : random.chance(0.03) ? wrongText(random) : source.place.token(caller);
  return {
    caller,
    method,
    path: `${path}${query}`,
    asked: isKnown ? { path: target.path, method } : null,
    headers: {
      // Behind a proxy that is believed everybody has an address of their own.
      'x-forwarded-for': random.chance(0.05)
        ? headerText(wrongText(random))
        : `10.${random.integer(0, 255)}.${random.integer(0, 255)}.${random.integer(1, 254)}`,
      ...(token === null ? {} : { authorization: headerText(`Bearer ${token}`) }),
      ...(type === null ? {} : { 'content-type': type }),
      ...keyOf(random),
      ...(random.chance(0.1)
        ? { 'accept-encoding': random.pick(['gzip;q=0', 'br, gzip', '*', 'x', '']) }
        : {}),
    },
    body,
  };
}

function callerOf({ callers, place }: Source, operation: Operation, random: Random): PersonName | null {
  const access = operation['x-access'];
  if (access === 'public' || random.chance(0.2)) return random.pick(callers);
  const allowed = callers.filter(
    (name) => name !== null && access[place.world.people[name].role satisfies Role] !== undefined,
  );
  return allowed.length === 0 ? random.pick(callers) : random.pick(allowed);
}

/** No header of ours can hold more: what it can hold, the raw requests try. */
const headerText = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 2000);

function keyOf(random: Random): Record<string, string> {
  if (random.chance(0.6)) return {};
  const keys = [
    'a'.repeat(32),
    'b'.repeat(128),
    'short',
    '',
    '-'.repeat(129),
    `k${random.integer(1, 50)}`.padEnd(40, 'x'),
  ];
  return { 'idempotency-key': random.pick(keys) };
}

function tasteOf({ place, told }: Source, random: Random, wrong: number): Taste {
  const { people } = place.world;
  const idsOf = (prefix: string) => [
    ...(place.known.get(`/api/v1/${prefix}/{id}/`) ?? []),
    ...(told.get(`/api/v1/${prefix}/`) ?? []),
  ];
  const anybody = () => Object.values(people).map(({ id }) => String(id));
  const places: Readonly<Record<string, () => readonly string[]>> = {
    groups: () => idsOf('groups'),
    group: () => idsOf('groups'),
    school: () => idsOf('schools'),
    school_id: () => idsOf('schools'),
    images: () => idsOf('images'),
    picture: () => idsOf('images'),
    order: () => idsOf('orders'),
    ids: () =>
      random.pick([anybody(), idsOf('tasks'), idsOf('texts'), idsOf('word-lists'), idsOf('card-sets')]),
    to: () => random.pick([anybody(), idsOf('groups')]),
  };
  const ofPeople = /^(students?|teacher|people|person|user_id|director|recipient_user|id)$/;
  return {
    random,
    wrong,
    uuid: () =>
      random.chance(0.3)
        ? random.pick(Object.values(people).flatMap((one) => [one.openPlay, one.finishedPlay, one.sessionId]))
        : drawnUuid(random),
    idOf(field) {
      const found = places[field]?.() ?? (ofPeople.test(field) ? anybody() : []);
      return found.length === 0 ? null : Number(random.pick(found));
    },
  };
}

function drawnUuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16)).join('');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
}

function pathOf(source: Source, { path }: Target, random: Random): { path: string; isKnown: boolean } {
  let isKnown = true;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = idFor(source, path, name, random);
    // Such a part makes it the address of something else.
    if (id === '' || id === '.' || id === '..') isKnown = false;
    return encodeURIComponent(id.toWellFormed());
  });
  if (random.chance(0.02)) return { path: filled.replace(/\/$/, ''), isKnown };
  if (random.chance(0.02))
    return {
      path: random.pick([
        `/${filled}`,
        `${filled}/`,
        filled.toUpperCase(),
        `${filled}%`,
        `${filled}..%2f`,
        `${filled}\u{20}x`.replaceAll(' ', '%20'),
      ]),
      isKnown: false,
    };
  // Another endpoint may lie where a word stands in the place of an id.
  return { path: filled, isKnown };
}

function idFor({ place, told }: Source, path: string, name: string, random: Random): string {
  const list = path.slice(0, path.indexOf('{'));
  const prefixes = [...place.known.keys()].filter((prefix) => path.startsWith(prefix));
  const prefix = prefixes.toSorted((a, b) => b.length - a.length)[0];
  const known = (prefix === undefined ? undefined : place.known.get(prefix)) ?? [];
  const heard = told.get(list) ?? [];
  if (heard.length > 0 && random.chance(0.3)) return random.pick(heard);
  if (known.length > 0 && random.chance(0.8)) return random.pick(known);
  if (random.chance(0.3))
    return random.pick(['0', '-1', '1.5', '1e3', '2147483648', '9'.repeat(90), '٣', '1;2']);
  return random.chance(0.5) ? wrongText(random).slice(0, 200) : name === 'id' ? drawnUuid(random) : 'x';
}

function queryOf(source: Source, { parameters }: Operation, random: Random): string {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const taste = tasteOf(source, random, 0.15);
  const pairs = asked
    .filter(({ required }) => required || random.chance(0.4))
    .map(({ name, schema }): [string, string] => [name, asText(valueOf(schema, taste, name))]);
  if (random.chance(0.05) && pairs[0]) pairs.push(pairs[0]);
  if (random.chance(0.05))
    pairs.push([random.pick(['__proto__', 'constructor[prototype]', 'x', '', 'page[]']), wrongText(random)]);
  if (pairs.length === 0) return '';
  const text = pairs.map(([name, value]) => `${coded(name)}=${coded(value)}`).join('&');
  return `?${random.chance(0.02) ? `${text}&%zz=%00` : text}`.slice(0, 7000);
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const coded = (text: string) => encodeURIComponent(text.toWellFormed());

interface Content {
  readonly body: Buffer | null;
  readonly type: string | null;
}

const wrongTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/xml',
  'text/html',
  'x',
  'application/json, application/json',
];

function contentOf(source: Source, operation: Operation, random: Random): Content {
  const { requestBody } = operation;
  if (requestBody === undefined)
    return random.chance(0.05) ? json(written(wrongValue(random))) : { body: null, type: null };
  const media = Object.keys(requestBody.content);
  const schema = requestBody.content['application/json']?.schema;
  const type = random.chance(0.04) ? random.pick(wrongTypes) : random.pick(media);
  if (schema === undefined || 'format' in schema)
    return { body: fileOf(random), type: type === '*/*' ? 'x/y' : type };
  const text = textOf(source, operation, schema, random);
  return { body: text === null ? null : Buffer.from(text), type };
}

const json = (text: string): Content => ({ body: Buffer.from(text), type: 'application/json' });

function textOf(source: Source, operation: Operation, schema: Schema, random: Random): string | null {
  const made = bodyFor(source, operation, schema, random);
  const text = written(made);
  switch (random.integer(0, 30)) {
    case 0:
      return null;
    case 1:
      return text.slice(0, random.integer(0, Math.max(0, text.length - 1)));
    case 2:
      return '['.repeat(random.integer(1, 15_000));
    case 3:
      return `{"a":"${'x'.repeat(random.pick([16_000, 16_400, 70_000, 300_000]))}"}`;
    case 4:
      return text.replace('{', `{${JSON.stringify(polluted(random)).slice(1, -1)},`);
    case 5:
      // The same names twice: parsers differ in which one counts.
      return text.length > 2 ? `${text.slice(0, -1)},${text.slice(1)}` : text;
    case 6:
      return `\u{feff}${text}`;
    case 7:
      return written(wrongValue(random));
    default:
      return text;
  }
}

function bodyFor({ bodies, ...rest }: Source, operation: Operation, schema: Schema, random: Random): unknown {
  const source = { bodies, ...rest };
  const known = bodies.get(operation.operationId);
  if (known === undefined || random.chance(0.4))
    return valueOf(schema, tasteOf(source, random, random.pick([0, 0, 0.05, 0.2])));
  const copy: unknown = structuredClone(known);
  const changes = random.integer(0, 2);
  for (let n = 0; n < changes; n++) change(copy, schema, tasteOf(source, random, 0.3));
  if (random.chance(0.1) && typeof copy === 'object' && copy !== null) Object.assign(copy, privileges);
  return copy;
}

/** What would be worth having. */
const privileges = {
  role: 'ADMIN',
  points: 1_000_000,
  school_id: 1,
  user_id: 1,
  can_manage_subscriptions: true,
};

/** Puts something else somewhere into a body. */
function change(body: unknown, schema: Schema, taste: Taste): void {
  const { random } = taste;
  if (typeof body !== 'object' || body === null) return;
  const names = Object.keys(body);
  if (names.length === 0) return;
  const name = random.pick(names);
  const within = body as Record<string, unknown>;
  const inner = within[name];
  if (typeof inner === 'object' && inner !== null && random.chance(0.6))
    return change(inner, schema.properties?.[name] ?? schema.items ?? {}, taste);
  const own = schema.properties?.[name] ?? schema.items;
  if (random.chance(0.1)) delete within[name];
  else within[name] = own === undefined ? wrongValue(random) : valueOf(own, taste, name);
}

/** Keeps what an answer tells of ids, so that later requests name what is really there. */
export function hear({ told }: Source, { path }: Target, body: Buffer): void {
  const list = path.includes('{') ? path.slice(0, path.indexOf('{')) : path;
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return;
  }
  const { results, id } = (value ?? {}) as { results?: unknown; id?: unknown };
  const rows: unknown[] = Array.isArray(results) ? results : [{ id }];
  const ids = rows
    .map((row) => (row as { id?: unknown } | null)?.id)
    .filter((one) => typeof one === 'number' || typeof one === 'string')
    .map(String);
  const known = told.get(list) ?? [];
  // The newest: those of before may be gone.
  told.set(list, [...known, ...ids].slice(-40));
}

/** The bodies that the tests of permissions send. */
export async function bodiesOf(place: Place, targets: readonly Target[]): Promise<Map<string, unknown>> {
  const bodies = new Map<string, unknown>();
  for (const { operation } of targets) {
    const body = await place.bodyOf(operation.operationId as EndpointName);
    if (body !== undefined && !Buffer.isBuffer(body)) bodies.set(operation.operationId, body);
  }
  return bodies;
}
