/**
 * How staff get back into an account whose password is forgotten: by a link that works once, and that those who look after
 * the account hand over. The password stays the owner's alone.
 */
import * as z from 'zod/mini';
import { leading } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idParam } from './page.ts';
import { newPassword } from './user.ts';

/** What stands in the fragment of the link: 128 random bits. */
export const RECOVERY_TOKEN = /^[\w-]{22}$/;

const recoveryToken = z.string().check(z.regex(RECOVERY_TOKEN));

/** How long a link works. */
export const RECOVERY_HOURS = 24;

export const makeRecoveryLink = endpoint({
  method: 'POST',
  path: '/api/v1/people/{id}/recovery-link/',
  summary: 'A link by which somebody of the staff chooses a new password, once; the link before is void',
  access: leading,
  rate: { max: 30, seconds: 60 },
  params: z.object({ id: idParam }),
  /** The token is answered this once and kept nowhere. */
  responses: { 201: z.object({ token: recoveryToken, expires_at: z.string() }) },
});

export const recover = endpoint({
  method: 'POST',
  path: '/api/v1/recovery/',
  summary: 'Choose a new password by a link; the account’s sessions end at once',
  access: 'public',
  rate: { max: 120, seconds: 600 },
  body: z.strictObject({ token: recoveryToken, new_password: newPassword }),
  responses: { 200: z.object({ username: z.string() }) },
});
