/** What a new password must be, as far as it can be seen without a list of those that are common. */
import { isGuessable, type Known } from './guessable.ts';

export const MIN_PASSWORD_LENGTH = 8;

export type PasswordFault =
  | 'too_short'
  | 'password_no_uppercase'
  | 'password_no_lowercase'
  | 'password_no_digit'
  | 'password_common';

/** Everything that is wrong, the gravest first. Letters of every script count. */
export function faultsOfPassword(password: string, known: Known = {}): PasswordFault[] {
  const rules: readonly (readonly [PasswordFault, boolean])[] = [
    ['too_short', password.length >= MIN_PASSWORD_LENGTH],
    ['password_no_uppercase', /\p{Lu}/u.test(password)],
    ['password_no_lowercase', /\p{Ll}/u.test(password)],
    ['password_no_digit', /\d/.test(password)],
  ];
  const faults = rules.filter(([, isKept]) => !isKept).map(([fault]) => fault);
  // What is no password yet need not be called a bad one as well.
  return faults.length === 0 && isGuessable(password, known) ? ['password_common'] : faults;
}
