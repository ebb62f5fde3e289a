import type { FieldError } from '@mindhero/contract/errors';
import { ApiError } from '../../platform/client.ts';

/** The fields that the server found at fault; none if it was something else. */
export function fieldsOf(error: unknown): readonly FieldError[] {
  return error instanceof ApiError ? error.fields : [];
}
