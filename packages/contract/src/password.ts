/** What a new password must be, as far as it can be seen from the password alone. */

export const MIN_PASSWORD_LENGTH = 8;

export type PasswordFault =
  | 'too_short'
  | 'password_no_uppercase'
  | 'password_no_lowercase'
  | 'password_no_digit';

/** Everything that is wrong, the gravest first. Letters of every script count. */
export function faultsOfPassword(password: string): PasswordFault[] {
  const rules: readonly (readonly [PasswordFault, boolean])[] = [
    ['too_short', password.length >= MIN_PASSWORD_LENGTH],
    ['password_no_uppercase', /\p{Lu}/u.test(password)],
    ['password_no_lowercase', /\p{Ll}/u.test(password)],
    ['password_no_digit', /\d/.test(password)],
  ];
  return rules.filter(([, isKept]) => !isKept).map(([fault]) => fault);
}
