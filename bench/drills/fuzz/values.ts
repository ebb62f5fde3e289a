/** Values that a JSON Schema allows, and such as nobody should send. */
import type { Random } from '@mindhero/engine/random';
import { sample, stringMatching } from 'fast-check';

/** What is read of a JSON Schema. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

export interface Taste {
  readonly random: Random;
  /** Of so many values one is not as the schema has it, 0 to 1. */
  readonly wrong: number;
  /** A number that names something, by the name of its field; null where the field names nothing. */
  readonly idOf: (field: string) => number | string | null;
  readonly uuid: () => string;
}

/** A text of JSON that no value of JavaScript is written as: it stands in for itself until all is written. */
const LITERAL = '\u{f8ff}literal:';

const strings: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  '\ufeff',
  'e\u0301'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(40),
  'ﷺ'.repeat(200),
  'İıſK',
  'a'.repeat(5000),
  "' or 1=1 --",
  "'; drop table users; --",
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '%ff%fe',
  'a\r\nX-Injected: yes',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '99999-01-01',
  '2026-12-31T23:59:60Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '0001-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

const numbers: readonly number[] = [
  0,
  -1,
  0.5,
  1e-7,
  127,
  32_768,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

/** Which JSON has and no number of JavaScript is. */
const literals = ['1e999', '-1e999', '-0', '1E400', '12345678901234567890123', '0.1e-400'];

const prototypes = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'then', 'hasOwnProperty'];

/** Anything that is not what was asked for. */
export function wrongValue(random: Random): unknown {
  switch (random.integer(0, 8)) {
    case 0:
      return random.pick([null, true, false]);
    case 1:
      return random.pick(numbers);
    case 2:
      return `${LITERAL}${random.pick(literals)}`;
    case 3:
      return random.pick([[], [[]], [null], Array.from({ length: 200 }, (_, n) => n)]);
    case 4:
      return random.pick<object>([
        {},
        { length: 1 },
        { toString: 1 },
        { toJSON: 'x' },
        JSON.parse('{"then":{}}') as object,
      ]);
    case 5:
      return nested(random.integer(2, 400));
    case 6:
      return polluted(random);
    default:
      return wrongText(random);
  }
}

export const wrongText = (random: Random) => random.pick(strings);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let n = 0; n < depth; n++) value = n % 2 === 0 ? [value] : { a: value };
  return value;
}

/** An object that has a name of every object for its own. */
export function polluted(random: Random): object {
  return JSON.parse(
    `{${JSON.stringify(random.pick(prototypes))}:{"role":"ADMIN","is_active":true}}`,
  ) as object;
}

/** The body as text, with what JavaScript has no values for. */
export function written(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.replaceAll(new RegExp(`"${LITERAL}([^"]*)"`, 'g'), '$1');
}

export function valueOf(schema: Schema, taste: Taste, field = ''): unknown {
  const { random, wrong } = taste;
  if (random.chance(wrong)) return random.chance(0.5) ? onTheEdge(schema, taste) : wrongValue(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined && choices.length > 0) return valueOf(random.pick(choices), taste, field);
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'object':
      return objectOf(schema, taste);
    case 'array':
      return listOf(schema, taste, field);
    case 'string':
      return textOf(schema, taste, field);
    case 'integer':
    case 'number':
      return numberOf(schema, taste, field);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.pick([null, 1, 'text', {}, []]);
  }
}

function objectOf(schema: Schema, taste: Taste): object {
  const { random, wrong } = taste;
  const made: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isAsked = schema.required?.includes(name) ?? false;
    if (isAsked ? !random.chance(wrong / 2) : random.chance(0.4)) made[name] = valueOf(property, taste, name);
  }
  if (typeof schema.additionalProperties === 'object')
    for (let n = random.integer(0, 3); n > 0; n--) {
      const name = schema.propertyNames ? textIn(valueOf(schema.propertyNames, taste)) : `key${n}`;
      made[name] = valueOf(schema.additionalProperties, taste, name);
    }
  return made;
}

/** Whatever was drawn in the place of a text. */
const textIn = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function listOf(schema: Schema, taste: Taste, field: string): unknown[] {
  const { minItems = 0, maxItems = minItems + 3, prefixItems = [], items } = schema;
  const count = taste.random.integer(minItems, Math.min(maxItems, minItems + 3));
  return Array.from({ length: Math.max(count, prefixItems.length) }, (_, n) =>
    valueOf(prefixItems[n] ?? items ?? {}, taste, field),
  );
}

const letters = "abcdefghij KLMNÄöüßіїєЖшыΩ漢字😀0123456789-_.'’";

function textOf(schema: Schema, taste: Taste, field: string): string {
  const { random } = taste;
  switch (schema.format) {
    case 'uuid':
      return taste.uuid();
    case 'date':
      return `20${random.integer(20, 30)}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`;
    case 'date-time':
      return new Date(Date.now() + random.integer(-30, 30) * 86_400_000).toISOString();
    case 'email':
      return `somebody${random.integer(1, 999)}@school.example`;
    case 'uri':
      return 'https://school.example/';
    default: {
      const named = taste.idOf(field);
      if (named !== null && random.chance(0.3)) return String(named);
      return plainText(schema, random);
    }
  }
}

const two = (number: number) => String(number).padStart(2, '0');

/** Texts that match a pattern, some of each: making them takes longer than a request. */
const matching = new Map<string, readonly string[]>();

function plainText({ pattern, minLength = 0, maxLength = minLength + 20 }: Schema, random: Random): string {
  const length = random.integer(minLength, Math.min(maxLength, minLength + 20));
  if (pattern === undefined || /\\P\{Cc\}|\[\^\\0\]/.test(pattern))
    return Array.from({ length }, () => random.pick([...letters]))
      .join('')
      .slice(0, maxLength);
  const known =
    matching.get(pattern) ?? sample(stringMatching(new RegExp(pattern, 'u')), { numRuns: 30, seed: 1 });
  matching.set(pattern, known);
  return random.pick(known).slice(0, maxLength);
}

function numberOf(schema: Schema, { random, idOf }: Taste, field: string): number | string {
  const named = idOf(field);
  if (named !== null && random.chance(0.8)) return named;
  const lowest = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1);
  const highest = Math.max(lowest, schema.maximum ?? lowest + 100);
  const [from, to] = [Math.ceil(lowest), Math.floor(Math.min(highest, lowest + 1000))];
  return from <= to ? random.integer(from, to) : lowest;
}

/** The last value that is allowed, or the first that is not. */
function onTheEdge(schema: Schema, { random }: Taste): unknown {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const around = (limit: number) => limit + random.integer(-1, 1);
  if (maximum !== undefined || minimum !== undefined)
    return around(random.chance(0.5) ? (maximum ?? 0) : (minimum ?? 0));
  if (maxLength !== undefined || minLength !== undefined)
    return random
      .pick(['a', 'ж', '😀', ' ', 'ß'])
      .repeat(
        Math.min(20_000, Math.max(0, around(random.chance(0.7) ? (maxLength ?? 1) : (minLength ?? 0)))),
      );
  if (maxItems !== undefined || minItems !== undefined)
    return Array.from(
      { length: Math.min(2000, Math.max(0, around(maxItems ?? minItems ?? 0))) },
      (_, n) => n + 1,
    );
  return wrongValue(random);
}
