/** How people who belong to no school yet make themselves an account. */
import * as z from 'zod/mini';
import { presentVersion } from './agreement.ts';
import { endpoint } from './endpoint.ts';
import { email, givenName, username } from './fields.ts';
import { MIN_PASSWORD_LENGTH } from './password.ts';
import { tokens } from './session.ts';
import { languages } from './user.ts';

/** Administrators are made from the console only. */
export const registrationRoles = ['STUDENT', 'TEACHER', 'DIRECTOR'] as const;
export type RegistrationRole = (typeof registrationRoles)[number];

export const register = endpoint({
  method: 'POST',
  path: '/api/v1/registration/',
  summary: 'Make an account for oneself and sign in; needs all three consents',
  access: 'public',
  // A whole class with its slips of the pen sits behind one address.
  rate: { max: 120, seconds: 600 },
  body: z.strictObject({
    role: z.enum(registrationRoles),
    first_name: givenName,
    last_name: givenName,
    username,
    /** At least 8 characters; the other rules answer with field codes of their own. */
    password: z.string().check(z.minLength(MIN_PASSWORD_LENGTH), z.maxLength(200)),
    email: z._default(email, null),
    /** In which the agreements were read; the account speaks it from now on. */
    language: z.enum(languages),
    /** The versions that the person agrees to: only the present ones do. */
    consents: z.strictObject({
      user_agreement: z.literal(presentVersion('user_agreement')),
      privacy_policy: z.literal(presentVersion('privacy_policy')),
      data_processing: z.literal(presentVersion('data_processing')),
    }),
  }),
  responses: { 201: tokens },
});
