/** The OpenAPI 3.1 document, derived from the contract. Who may call and how often stand as `x-access` and `x-rate`. */
import { type Endpoint, type FileAnswer, takesKey } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import { problem } from '@mindhero/contract/errors';
import * as z from 'zod/mini';
import { keyPattern } from '../idempotency/idempotency.ts';

type Schema = Record<string, unknown>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
  readonly 'x-access': Endpoint['access'];
  readonly 'x-rate': Endpoint['rate'];
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface RequestBody {
  readonly description?: string;
  readonly required: true;
  readonly content: Content;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Schema;
}

const descriptions: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Created',
  204: 'Done, nothing to say',
};

/** The contract as an OpenAPI document, every endpoint of it. */
export function openApi(): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mindhero',
      version: '1',
      description:
        'Errors are problem documents (RFC 9457) with a code. Another person’s object answers like one that does not exist.',
    },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(name: string, endpoint: Endpoint): Operation {
  const responses = Object.entries(endpoint.responses).map(([status, schema]) => [
    status,
    {
      description: descriptions[status] ?? 'Answer',
      ...(status === '204' ? {} : { content: contentOf(schema) }),
    },
  ]);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[endpoint.path.startsWith('/api/v1/') ? 3 : 2] ?? 'api'],
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(takesKey(endpoint) ? [idempotencyKey] : []),
    ],
    ...requestBodyOf(endpoint),
    responses: {
      ...Object.fromEntries(responses),
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
    'x-access': endpoint.access,
    'x-rate': endpoint.rate,
  };
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Drawn anew for each change, a UUID for example. The same request with the same key, within 24 hours, changes nothing more and gets the same answer, with the header Idempotency-Replayed; another request with it is refused as key_reused.',
  schema: { type: 'string', pattern: keyPattern.source },
};

function requestBodyOf({ body, upload }: Endpoint): { requestBody?: RequestBody } {
  if (body) return { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } };
  if (!upload) return {};
  const description = `A file of at most ${upload.maxBytes} bytes`;
  return { requestBody: { description, required: true, content: files(upload.types) } };
}

function contentOf(answer: z.ZodMiniType | FileAnswer): Content {
  return 'file' in answer ? files(answer.file) : json(jsonSchema(answer, 'output'));
}

function parametersOf(schema: z.ZodMiniType | undefined, place: Parameter['in']): Parameter[] {
  if (!schema) return [];
  // What a text of the address means is told by the output; what may be left out, by the input.
  const { properties } = jsonSchema(schema, 'output') as { properties: Record<string, Schema> };
  const { required = [] } = jsonSchema(schema, 'input') as { required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest;
}

function files(types: readonly string[]): Content {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function json(schema: Schema): Content {
  return { 'application/json': { schema } };
}
