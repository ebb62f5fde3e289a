/** What a new password must be; the server checks the same, and compares it with those that are common. */
import type { FieldCode } from '@mindhero/contract/errors';
import { faultsOfPassword } from '@mindhero/contract/password';

export type PasswordFault =
  | 'required'
  | 'incorrect'
  | 'too_short'
  | 'no_uppercase'
  | 'no_lowercase'
  | 'no_digit'
  | 'unchanged'
  | 'common'
  | 'mismatch';

export interface PasswordForm {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export type PasswordFaults = Partial<Record<keyof PasswordForm, PasswordFault>>;

/**
 * The first fault of each field.
 * @param own what others know of whoever chooses
 */
export function passwordFaults(
  { current, next, confirmation }: PasswordForm,
  own: readonly string[] = [],
): PasswordFaults {
  const nextFault = faultOfNew(next, current, own);
  const confirmationFault = confirmation === '' ? 'required' : confirmation === next ? null : 'mismatch';
  return {
    ...(current === '' ? { current: 'required' } : {}),
    ...(nextFault === null ? {} : { next: nextFault }),
    ...(confirmationFault === null ? {} : { confirmation: confirmationFault }),
  };
}

function faultOfNew(next: string, current: string, own: readonly string[]): PasswordFault | null {
  if (next === '') return 'required';
  if (next === current) return 'unchanged';
  const [first] = faultsOfPassword(next, { own });
  return first === undefined ? null : codes[first];
}

const codes = {
  required: 'required',
  too_short: 'too_short',
  password_no_uppercase: 'no_uppercase',
  password_no_lowercase: 'no_lowercase',
  password_no_digit: 'no_digit',
  password_common: 'common',
  password_unchanged: 'unchanged',
} as const satisfies Partial<Record<FieldCode, PasswordFault>>;

/** The server's verdict on the new password, as a fault of the form. */
export function fromServer(code: FieldCode): PasswordFault | undefined {
  const known: Partial<Record<FieldCode, PasswordFault>> = codes;
  return known[code];
}
