/** Every way to read, derived from the contract: each detail, and each list in each order, by each filter, far and near. */
import type { Endpoint } from '@mindhero/contract/endpoint';
import { type EndpointName, endpoints } from '@mindhero/contract/endpoints';
import { LONGEST_LIST } from '@mindhero/contract/page';
import type { Role } from '@mindhero/contract/role';
import { fileTypes } from '@mindhero/contract/table-file';
import { textBounds } from '@mindhero/engine/reading/choice';
import * as z from 'zod/mini';

/** What the reader may see, by the words that addresses and filters have for it. */
export interface Sample {
  /** Who reads. */
  readonly reader: number;
  readonly student: number;
  readonly teacher: number;
  readonly group: number;
  readonly school: number;
  readonly play: string;
  /** Homework of the student. */
  readonly task: number;
  /** Of the caller. */
  readonly template: number;
  /** That the caller may read. */
  readonly text: number;
  readonly word_list: number;
  /** With an invoice. */
  readonly order: number;
}

export interface Reading {
  readonly endpoint: EndpointName;
  readonly path: string;
}

/** Whom the parameter of an address stands for, by what the address begins with. */
const addressed: Readonly<Record<string, keyof Sample>> = {
  '/api/v1/students/{id}/': 'student',
  '/api/v1/people/{id}/': 'student',
  '/api/v1/subscriptions/{user_id}/': 'student',
  '/api/v1/teachers/{id}/': 'teacher',
  '/api/v1/groups/{id}/': 'group',
  '/api/v1/schools/{id}/': 'school',
  '/api/v1/plays/{id}/': 'play',
  '/api/v1/tasks/{id}/': 'task',
  '/api/v1/task-templates/{id}/': 'template',
  '/api/v1/homework/{id}/': 'task',
  '/api/v1/texts/{id}/': 'text',
  '/api/v1/word-lists/{id}/': 'word_list',
  '/api/v1/orders/{id}/': 'order',
  '/api/v1/statistics/schools/{id}/': 'school',
};

/** Common and rare parts of names, of one letter and of many. */
const searches = ['k', 'ba', 'xq', 'бадек', 'badeko', 'nobody at all', 'badeko kori'];

/** What is asked of a filter, by its name. Those that are lists of values need none. */
const asked: Readonly<Record<string, (sample: Sample) => readonly unknown[]>> = {
  page: () => [2, LONGEST_LIST / 25],
  page_size: () => [100],
  search: () => searches,
  days: () => [7, 365],
  group: ({ group }) => [group],
  joining: ({ group }) => [group],
  school: ({ school }) => [school],
  teacher: ({ teacher }) => [teacher],
  person: ({ student }) => [student],
  from: () => [new Date(Date.now() - 3_600_000).toISOString()],
  due_before: () => [new Date(Date.now() + 3_600_000).toISOString()],
  student: ({ student }) => [student],
  archived: () => [true],
  max_words: () => textBounds,
  owner: ({ reader }) => [reader],
  since: () => ['2026-03-01'],
  until: () => ['2026-03-31'],
  year: () => [2020],
  before: () => [new Date(Date.now() - 3_600_000).toISOString()],
};

/** @throws Error for an address or a filter that is not described above */
export function readingsOf(role: Role, sample: Sample): Reading[] {
  return (Object.entries(endpoints) as [EndpointName, Endpoint][])
    .filter(([, endpoint]) => isReading(endpoint, role))
    .flatMap(([endpoint, { path, query }]) => {
      const address = addressOf(path, sample);
      const queries = query === undefined ? [''] : ['', ...queriesOf(endpoint, query, sample)];
      return queries.map((text) => ({ endpoint, path: `${address}${text}` }));
    });
}

/** Whom a list as a file can be narrowed to. */
const owners = ['group', 'teacher', 'school', 'person', 'owner'] as const;

/** Lists as files, of one group, teacher, school or person: all there is is read from end to end on purpose. */
export function exportsOf(role: Role, sample: Sample): Reading[] {
  return (Object.entries(endpoints) as [EndpointName, Endpoint][])
    .filter(([, endpoint]) => mayRead(endpoint, role) && filesOf(endpoint).includes(fileTypes.csv))
    .flatMap(([endpoint, { path, query }]) => {
      const fields = query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
      const narrowed = owners
        .filter((owner) => fields.includes(owner))
        .flatMap((owner) => (asked[owner]?.(sample) ?? []).map((id) => `?${owner}=${String(id)}`));
      const address = addressOf(path, sample);
      return (address === path ? narrowed : ['']).map((text) => ({ endpoint, path: `${address}${text}` }));
    });
}

/** Files are told apart: they hold what lists do, and are made page by page. */
function isReading(endpoint: Endpoint, role: Role): boolean {
  return mayRead(endpoint, role) && filesOf(endpoint).length === 0;
}

function mayRead({ method, access }: Endpoint, role: Role): boolean {
  return method === 'GET' && access !== 'public' && access[role] !== undefined;
}

const filesOf = ({ responses }: Endpoint): readonly string[] =>
  Object.values(responses).flatMap((answer) => ('file' in answer ? answer.file : []));

function addressOf(path: string, sample: Sample): string {
  const [parameter] = /\{\w+\}/.exec(path) ?? [];
  if (parameter === undefined) return path;
  const [, name] = Object.entries(addressed).find(([start]) => path.startsWith(start)) ?? [];
  if (name === undefined) throw new Error(`Whom does ${path} name?`);
  return path.replace(parameter, String(sample[name]));
}

/** Each value of each field alone, and each order of those who are found, or who are in one school, too. */
function queriesOf(endpoint: EndpointName, query: z.ZodMiniType, sample: Sample): string[] {
  if (!(query instanceof z.ZodMiniObject)) throw new Error(`${endpoint} takes no object`);
  const fields = Object.entries(query.shape as Readonly<Record<string, z.ZodMiniType>>);
  const alone = fields.flatMap(([name, field]) =>
    valuesOf(endpoint, name, field, sample).map((value) => ({ [name]: String(value) })),
  );
  const orders = alone.flatMap(({ ordering }) => ordering ?? []);
  const few = { search: 'badek', school: String(sample.school) };
  const among = Object.entries(few).filter(([name]) => name in query.shape);
  const ordered = among.flatMap(([name, value]) => orders.map((ordering) => ({ ordering, [name]: value })));
  return [...alone, ...ordered].map((values) => `?${new URLSearchParams(values).toString()}`);
}

function valuesOf(
  endpoint: EndpointName,
  name: string,
  field: z.ZodMiniType,
  sample: Sample,
): readonly unknown[] {
  const inner = unwrapped(field);
  if (inner instanceof z.ZodMiniEnum) return inner.options;
  const values = asked[name]?.(sample);
  if (values === undefined) throw new Error(`What is ${endpoint} asked for by ${name}?`);
  return values;
}

/** What a field is of that has a value of its own, or may be left out. */
export function unwrapped(field: z.ZodMiniType): z.core.$ZodType {
  return field instanceof z.ZodMiniDefault || field instanceof z.ZodMiniOptional
    ? field.def.innerType
    : field;
}
