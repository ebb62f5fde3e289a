/** What holds for every answer that is given, whoever asked and for what. */
import type { Endpoint } from '@mindhero/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { dataHeaders } from '../src/platform/http/security-headers.ts';

/** Files that are looked at where they lie: pictures that we have drawn anew, and what is told as it happens. */
const isShown = (type: string) => type === 'image/webp' || type === 'text/event-stream';

/** A media type without what is said beside it. */
const bare = (type: string) => type.split(';')[0] ?? '';

function faultsOfFile(types: readonly string[], { headers }: LightMyRequestResponse): string[] {
  const type = bare(String(headers['content-type']));
  const disposition = String(headers['content-disposition']);
  return [
    ...(types.map(bare).includes(type) ? [] : [`is of the type ${type}`]),
    // What a provider is answered is read by a machine.
    ...(isShown(type) || disposition.startsWith('attachment;') || type === 'text/plain'
      ? []
      : [`is shown and not stored: ${disposition}`]),
  ];
}

/** Each field that was answered, with its place; of lists whatever any of their items has. */
function fieldsOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${place}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${place}.${name}`,
    ...fieldsOf(inner, `${place}.${name}`),
  ]);
}

/** What the contract does not promise, and so nobody has thought about who may read it. */
function faultsOfFields(
  schema: { parse(value: unknown): unknown },
  { body, headers }: LightMyRequestResponse,
): string[] {
  const type = headers['content-type'];
  if (type !== 'application/json; charset=utf-8') return [`is of the type ${type}`];
  const answered: unknown = JSON.parse(body);
  // What a schema does not name it leaves out.
  const promised = new Set(fieldsOf(schema.parse(answered)));
  return [...new Set(fieldsOf(answered).filter((field) => !promised.has(field)))].map(
    (field) => `has ${field}, which the contract does not`,
  );
}

/** What is wrong with what this endpoint has answered, its headers, its type or its fields. */
export function faultsOfAnswer(endpoint: Endpoint, answer: LightMyRequestResponse): string[] {
  const unguarded = Object.entries(dataHeaders).filter(([name, value]) => answer.headers[name] !== value);
  const guards = unguarded.map(([name]) => `lacks ${name}`);
  const schema = endpoint.responses[answer.statusCode];
  if (schema === undefined || answer.body === '') return guards;
  if ('file' in schema) return [...guards, ...faultsOfFile(schema.file, answer)];
  return [...guards, ...faultsOfFields(schema, answer)];
}
