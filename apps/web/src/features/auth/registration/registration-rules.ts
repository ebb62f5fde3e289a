/** What the form of the registration is checked for before it is sent; the server checks the same and more. */
import { agreements, type Agreement } from '@mindhero/contract/agreement';
import type { FieldCode, FieldError } from '@mindhero/contract/errors';
import { email, MIN_USERNAME_LENGTH, username } from '@mindhero/contract/fields';
import { wordsAbout } from '@mindhero/contract/guessable';
import { faultsOfPassword } from '@mindhero/contract/password';

/** In the order of the form. */
export const fieldNames = [
  'role',
  'first_name',
  'last_name',
  'email',
  'username',
  'password',
  'confirmation',
  ...agreements,
] as const;
export type FieldName = (typeof fieldNames)[number];

export type Fault = FieldCode | 'mismatch';
export type Faults = Readonly<Partial<Record<FieldName, Fault>>>;

/** As it was filled in; the agreements whose boxes are ticked are true. */
export type Filled = Readonly<Record<Exclude<FieldName, Agreement>, string>> &
  Readonly<Record<Agreement, boolean>>;

/** The first fault of each field. */
export function faultsIn(form: Filled): Faults {
  const found: Readonly<Record<FieldName, Fault | null>> = {
    role: form.role === '' ? 'required' : null,
    first_name: missing(form.first_name),
    last_name: missing(form.last_name),
    email: form.email.trim() === '' || email.safeParse(form.email).success ? null : 'invalid_format',
    username: missing(form.username) ?? faultOfUsername(form.username),
    password:
      form.password === ''
        ? 'required'
        : (faultsOfPassword(form.password, { own: wordsAbout(form) })[0] ?? null),
    confirmation: faultOfConfirmation(form),
    user_agreement: form.user_agreement ? null : 'required',
    privacy_policy: form.privacy_policy ? null : 'required',
    data_processing: form.data_processing ? null : 'required',
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
}

function missing(text: string): Fault | null {
  if (text === '') return 'required';
  return text.trim() === '' ? 'blank' : null;
}

function faultOfUsername(text: string): Fault | null {
  if (text.trim().length < MIN_USERNAME_LENGTH) return 'too_short';
  return username.safeParse(text).success ? null : 'invalid_format';
}

function faultOfConfirmation({ password, confirmation }: Filled): Fault | null {
  if (confirmation === '') return 'required';
  return confirmation === password ? null : 'mismatch';
}

/** What the server refused, by the form's fields. */
export function faultsFromServer(errors: readonly FieldError[]): Faults {
  const byName = errors.map(({ path, code }) => [path.slice(path.lastIndexOf('.') + 1), code] as const);
  return Object.fromEntries(fieldNames.flatMap((name) => byName.filter(([at]) => at === name).slice(0, 1)));
}
