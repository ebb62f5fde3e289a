/** Sign-in, refresh, sign-out. The first two calls and their payloads are fixed by the product's specification. */
import * as z from 'zod/mini';
import { ownOnly } from './access.ts';
import { endpoint } from './endpoint.ts';

export const tokens = z.object({ access: z.string(), refresh: z.string() });
export type Tokens = z.infer<typeof tokens>;

/** By which a device is known: 128 random bits that it draws and keeps. */
export const deviceSecret = z.string().check(z.regex(/^[\w-]{22}$/));

/** A code of the second factor, or one to recover by, however it was typed. */
export const typedCode = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^\0]*$/));

export const signIn = endpoint({
  method: 'POST',
  path: '/api/token/',
  summary: 'Sign in',
  access: 'public',
  rate: { max: 600, seconds: 60, counts: 'failures' },
  unkeyed: 'session',
  body: z.object({
    // The database takes no NUL.
    username: z.string().check(z.minLength(1), z.maxLength(150), z.regex(/^[^\0]*$/)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    /** "This is a shared computer": the session ends after 12 hours. */
    shared: z._default(z.boolean(), false),
    /** Where it is known, others' wrong guesses keep nobody waiting; a shared computer has none. */
    device: z.optional(deviceSecret),
    /** Of the second factor, or a recovery code: asked for by `second_factor_required`, once the password was right. */
    code: z.optional(typedCode),
  }),
  responses: { 200: tokens },
});

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/api/token/refresh/',
  summary: 'A new access token for a refresh token; the refresh token rotates',
  access: 'public',
  rate: { max: 600, seconds: 60, counts: 'failures' },
  unkeyed: 'session',
  body: z.object({ refresh: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  responses: { 200: tokens },
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/v1/sessions/current/',
  summary: 'End this session',
  access: ownOnly,
  withFirstPassword: true,
  withoutSecondFactor: true,
  rate: { max: 60, seconds: 60 },
  unkeyed: 'session',
  responses: { 204: z.null() },
});

/** A place where somebody is signed in. */
export const sessionRow = z.object({
  id: z.uuid(),
  /** As `Firefox`; null where it is none of the usual ones. */
  browser: z.nullable(z.string()),
  /** As `Windows`. */
  system: z.nullable(z.string()),
  shared: z.boolean(),
  started_at: z.string(),
  /** To about ten minutes. */
  used_at: z.string(),
  /** The session of this very call. */
  is_current: z.boolean(),
});
export type SessionRow = z.infer<typeof sessionRow>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v1/sessions/',
  summary: 'Where one is signed in, this session first, then the one used last; a hundred at most',
  access: ownOnly,
  rate: { max: 300, seconds: 60 },
  responses: { 200: z.object({ results: z.array(sessionRow) }) },
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/sessions/{id}/',
  summary: 'End one of one’s own sessions',
  access: ownOnly,
  rate: { max: 60, seconds: 60 },
  params: z.object({ id: z.uuid() }),
  responses: { 204: z.null() },
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/v1/sessions/',
  summary: 'Sign out everywhere, here as well',
  access: ownOnly,
  rate: { max: 60, seconds: 60 },
  unkeyed: 'session',
  responses: { 204: z.null() },
});
