/** Whether an answer is one that the published document promises. The checking is ajv's: none of ours judges itself. */
import type { OpenApi } from '@mindhero/server/platform/docs/openapi';
import formats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export interface Given {
  readonly status: number;
  /** Without it nothing is said. */
  readonly type: string | undefined;
  readonly body: Buffer;
}

/** Where in the document a question stands; null for one that it does not know. */
export interface Asked {
  readonly path: string;
  readonly method: string;
}

/** What is wrong with an answer; null if it is as promised. */
export type Judge = (asked: Asked | null, given: Given) => string | null;

const DOCUMENT = 'api';

export function createJudge(document: OpenApi): Judge {
  // The document is more than schemas, and its formats are those of the package, not of ours.
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default(ajv);
  ajv.addSchema(document, DOCUMENT);
  const validators = new Map<string, ValidateFunction>();

  function violation(pointer: readonly string[], body: Buffer): string | null {
    const text = body.toString('utf8');
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return `it is no JSON: ${text.slice(0, 200)}`;
    }
    const $ref = `${DOCUMENT}#/${pointer.map(escaped).join('/')}`;
    const validator = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, validator);
    if (validator(value)) return null;
    const [error] = validator.errors ?? [];
    return `${error?.instancePath} ${error?.message} (${JSON.stringify(error?.params)})`;
  }

  const problemOf = ({ status, type, body }: Given): string | null => {
    if (mediaOf(type) !== 'application/problem+json') return `${status} is no problem but ${type}`;
    const wrong = violation(['components', 'schemas', 'Problem'], body);
    if (wrong !== null) return wrong;
    const told = (JSON.parse(body.toString('utf8')) as { status: number }).status;
    return told === status ? null : `it tells of ${told} and is ${status}`;
  };

  return (asked, given) => {
    const { status, type, body } = given;
    const operation = asked && document.paths[asked.path]?.[asked.method.toLowerCase()];
    const promised = operation?.responses[String(status)];
    if (asked === null || promised === undefined)
      return status < 400 ? `${status} is nowhere promised` : problemOf(given);
    if (promised.content === undefined)
      return body.length === 0 ? null : `${body.length} bytes where none are promised`;
    const media = Object.keys(promised.content).find((one) => mediaOf(one) === mediaOf(type));
    if (media === undefined) return `${type} is not promised`;
    if (media !== 'application/json' || promised.content[media]?.schema['format'] === 'binary') return null;
    const { path, method } = asked;
    const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', media];
    return violation([...pointer, 'schema'], body);
  };
}

const mediaOf = (type: string | undefined) => type?.split(';')[0]?.trim().toLowerCase();

/** A part of a JSON pointer that stands in an address. */
const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
