/**
 * The second factor of staff: beside the password a code that an authenticator shows for half a minute (RFC 6238). Pupils
 * have none.
 */
import * as z from 'zod/mini';
import { ownOfStaff } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idParam } from './page.ts';
import { typedCode } from './session.ts';
import { currentPassword } from './user.ts';

const path = '/api/v1/users/me/second-factor/';
const rate = { max: 30, seconds: 60 };

/** How many codes to recover by are made at once; each opens the account once. */
export const RECOVERY_CODES = 10;

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const secondFactor = z.object({
  /** Since when a code is asked for at the sign-in; null where none is. */
  since: z.nullable(z.string()),
  recovery_codes_left: z.int(),
  /** This installation asks it of the role, so that it is not turned off. */
  is_required: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path,
  summary: 'Whether a code is asked for at the sign-in, and how many recovery codes are left',
  access: ownOfStaff,
  withoutSecondFactor: true,
  rate: { max: 300, seconds: 60 },
  responses: { 200: secondFactor },
});

/** What the authenticator is told: as a code to scan, and to be typed. */
export const newSecondFactor = z.object({
  /** Base32. */
  secret: z.string(),
  /** As `otpauth://totp/…`. */
  uri: z.string(),
});
export type NewSecondFactor = z.infer<typeof newSecondFactor>;

export const beginSecondFactor = endpoint({
  method: 'POST',
  path,
  summary: 'Draw the secret for an authenticator; it counts once a code of it has come',
  access: ownOfStaff,
  withoutSecondFactor: true,
  rate,
  body: z.strictObject({ current_password: currentPassword }),
  responses: { 201: newSecondFactor },
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: `${path}confirmation/`,
  summary: 'Show by a code that the authenticator knows the secret; every other session ends',
  access: ownOfStaff,
  withoutSecondFactor: true,
  rate,
  body: z.strictObject({ code: typedCode }),
  responses: { 200: recoveryCodes },
});

const withBoth = z.strictObject({ current_password: currentPassword, code: typedCode });

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${path}recovery-codes/`,
  summary: 'New recovery codes; those before are void',
  access: ownOfStaff,
  rate,
  body: withBoth,
  responses: { 200: recoveryCodes },
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: `${path}removal/`,
  summary: 'Sign in with the password alone from now on',
  access: ownOfStaff,
  rate,
  body: withBoth,
  responses: { 204: z.null() },
});

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/people/{id}/second-factor/reset/',
  summary: 'Take the second factor from somebody who has lost it; their sessions end at once',
  access: { ADMIN: 'all' },
  rate,
  params: z.object({ id: idParam }),
  responses: { 204: z.null() },
});
