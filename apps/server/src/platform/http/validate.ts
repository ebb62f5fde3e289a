/** Checks what arrives against the contract, and says in the contract's codes what is wrong. */
import type { FieldError } from '@mindhero/contract/errors';
import type * as z from 'zod/mini';
import { ApiError } from './problem.ts';

/** More would tell nobody anything and make the answer as large as the request. */
const MOST_ERRORS = 50;

/**
 * The parsed value.
 * @param at where in the request it stands, for the paths of errors
 * @throws ApiError 422 with an entry for each field at fault
 */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  at: 'query' | 'body',
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.slice(0, MOST_ERRORS).flatMap((issue) => fieldErrors(issue, value, at));
  throw new ApiError('invalid_request', { errors: errors.slice(0, MOST_ERRORS) });
}

function fieldErrors(issue: z.core.$ZodIssue, value: unknown, at: string): FieldError[] {
  const path = [at, ...issue.path.map(String)].join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: `${path}.${key.slice(0, 100)}`, code: 'unknown_field' }));
  }
  if (valueAt(value, issue.path) === undefined) return [{ path, code: 'required' }];
  return [{ path, ...describe(issue) }];
}

function describe(issue: z.core.$ZodIssue): Omit<FieldError, 'path'> {
  switch (issue.code) {
    case 'too_small': {
      const min = Number(issue.minimum);
      if (issue.origin !== 'string') return { code: 'too_small', params: { min } };
      return min === 1 ? { code: 'blank' } : { code: 'too_short', params: { min } };
    }
    case 'too_big': {
      const max = Number(issue.maximum);
      const counted = issue.origin === 'string' || issue.origin === 'array';
      return { code: counted ? 'too_long' : 'too_big', params: { max } };
    }
    case 'invalid_value':
      return { code: 'not_an_option' };
    case 'invalid_format':
      return { code: 'invalid_format' };
    default:
      return { code: 'wrong_type' };
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return found;
}
