import type { FieldCode } from '@mindhero/contract/errors';
import { ApiError } from './client.ts';

/** What the server found wrong with a field of a form; undefined if nothing, or if it was no refusal of a form. */
export function fieldCodeOf(error: unknown, field: string): FieldCode | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields.find(({ path }) => path === `body.${field}`)?.code;
}
