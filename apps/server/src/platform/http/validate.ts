/** Checks what arrives against the contract, and says in the contract's codes what is wrong. */
import { type FieldCode, fieldCodes, type FieldError } from '@mindhero/contract/errors';
import { settingsIssues } from '@mindhero/engine/settings';
import type * as z from 'zod/mini';
import { ApiError } from './problem.ts';

/** More would tell nobody anything and make the answer as large as the request. */
const MOST_ERRORS = 50;

const lengthCodes: readonly FieldCode[] = ['blank', 'too_short', 'too_long', 'too_few_chosen'];

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
  const checked = check(schema, value, at);
  if ('errors' in checked) throw new ApiError('invalid_request', checked);
  return checked.data;
}

/** The parsed value, or an entry for each field at fault. */
export function check<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  at: string,
): { readonly data: z.output<Schema> } | { readonly errors: readonly FieldError[] } {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data };
  const errors = parsed.error.issues.slice(0, MOST_ERRORS).flatMap((issue) => fieldErrors(issue, value, at));
  // The last of a path, as with settings; but what is of another type has no length that could be at fault.
  const ofPaths = new Map<string, FieldError>();
  for (const error of errors) {
    const isOther = ofPaths.get(error.path)?.code === 'wrong_type';
    if (!isOther || !lengthCodes.includes(error.code)) ofPaths.set(error.path, error);
  }
  return { errors: [...ofPaths.values()].slice(0, MOST_ERRORS) };
}

function fieldErrors(issue: z.core.$ZodIssue, value: unknown, at: string): FieldError[] {
  const path = [at, ...issue.path.map(String)].join('.');
  const found = issue.code === 'unrecognized_keys' ? null : valueAt(value, issue.path);
  if (found === undefined || (found === '' && fewestLetters(issue) === 1))
    return [{ path, code: 'required' }];
  const ofText = textError(issue);
  if (ofText !== null) return [{ path, ...ofText }];
  return settingsIssues([issue]).map((fault) => ({
    ...fault,
    path: fault.path === '' ? at : `${at}.${fault.path}`,
  }));
}

/** What settings know no code for: texts, and lists that are too long. */
function textError(issue: z.core.$ZodIssue): Omit<FieldError, 'path'> | null {
  if (issue.code === 'custom') return ruleError(issue.params ?? {});
  if (issue.code === 'invalid_format') return { code: 'invalid_format' };
  const min = fewestLetters(issue);
  // Spaces only: what is empty to begin with is not given at all.
  if (min === 1) return { code: 'blank' };
  if (min !== null) return { code: 'too_short', params: { min } };
  if (issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array')) {
    return { code: 'too_long', params: { max: Number(issue.maximum) } };
  }
  return null;
}

/** What a rule of the contract says itself: its code, and what the message needs to know. */
function ruleError({ code, ...said }: Readonly<Record<string, unknown>>): Omit<FieldError, 'path'> | null {
  const own = fieldCodes.find((one) => one === code);
  if (own === undefined) return null;
  const params = Object.entries(said).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return { code: own, ...(params.length > 0 && { params: Object.fromEntries(params) }) };
}

/** How many letters a text needs that has too few; null where something else is wrong. */
function fewestLetters(issue: z.core.$ZodIssue): number | null {
  return issue.code === 'too_small' && issue.origin === 'string' ? Number(issue.minimum) : null;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return found;
}
