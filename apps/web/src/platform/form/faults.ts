/** What is wrong with the fields of a form: found here before it is sent, or by the server. Pure. */
import type { ErrorCode, FieldCode } from '@mindhero/contract/errors';
import { ApiError } from '../request.ts';

/** What a form finds itself, beside the contract's own: the second password is another one. */
export type FaultCode = FieldCode | ErrorCode | 'mismatch';

export interface Fault {
  readonly code: FaultCode;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/** By the path of the field in what is sent, without `body.`. */
export type Faults = Readonly<Record<string, Fault>>;

/** What is needed and is not there: a text, a choice, a tick. */
export function missing(value: unknown): Fault | null {
  if (value === null || value === undefined || value === '' || value === false) return { code: 'required' };
  return typeof value === 'string' && value.trim() === '' ? { code: 'blank' } : null;
}

/** The fields that are needed and empty. */
export function missingIn<Values extends object>(
  values: Values,
  required: readonly (keyof Values & string)[],
): Faults {
  return Object.fromEntries(
    required.flatMap((name) => {
      const fault = missing(values[name]);
      return fault === null ? [] : [[name, fault]];
    }),
  );
}

/** The server's findings, the first of each field, which is the gravest; none if it refused for another reason, or did not refuse. */
export function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError)) return {};
  // It is of a field, and has a code of its own all the same: who guesses passwords is slowed down by it.
  if (error.code === 'password_incorrect') return { current_password: { code: error.code } };
  if (error.code === 'code_incorrect') return { code: { code: error.code } };
  const found = error.fields.map(({ path, code, params }) => [
    path.replace(/^body\.?/, ''),
    { code, params },
  ]);
  return Object.fromEntries(found.toReversed());
}

/** Without those of one field and of what is in it: who mends it is not blamed meanwhile. */
export function without(faults: Faults, path: string): Faults {
  return Object.fromEntries(
    Object.entries(faults).filter(([at]) => at !== path && !at.startsWith(`${path}.`)),
  );
}

/** Whether somebody else was faster: what was sent belongs to a version that is no longer the newest. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile';
