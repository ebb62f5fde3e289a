/**
 * Login cards: a code on paper with which a student signs in. Only students have one, and each has one at most: a new
 * one voids the one before.
 */
import * as z from 'zod/mini';
import { ownOnly, staff } from './access.ts';
import { endpoint } from './endpoint.ts';
import { ids } from './fields.ts';
import { id } from './page.ts';
import { tokens } from './session.ts';

/** What the code of a card holds: 128 random bits. */
export const CARD_TOKEN = /^[\w-]{22}$/;

export const cardToken = z.string().check(z.regex(CARD_TOKEN));

/** How many cards one request makes. */
export const MOST_NEW_CARDS = 200;

/** A card as it is printed; its token is answered this once and kept nowhere. */
export const newCard = z.object({
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  token: cardToken,
});
export type NewCard = z.infer<typeof newCard>;

export const makeCards = endpoint({
  method: 'POST',
  path: '/api/v1/cards/',
  summary: 'Make login cards of active students, all or none; the cards before are void at once',
  access: staff,
  permission: 'can_register_students',
  rate: { max: 30, seconds: 60 },
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(MOST_NEW_CARDS)) }),
  responses: { 201: z.array(newCard) },
});

export const voidCards = endpoint({
  method: 'POST',
  path: '/api/v1/cards/void/',
  summary: 'Void login cards, all or none; their students are signed out at once',
  access: staff,
  rate: { max: 120, seconds: 60 },
  body: z.strictObject({ ids }),
  responses: { 200: z.object({ changed: z.int() }) },
});

export const checkCard = endpoint({
  method: 'POST',
  path: '/api/v1/cards/check/',
  summary: 'Whether a login card is that of whoever is signed in',
  access: ownOnly,
  rate: { max: 60, seconds: 60 },
  unkeyed: 'changes_nothing',
  body: z.strictObject({ token: cardToken }),
  responses: { 200: z.object({ is_own: z.boolean() }) },
});

export const signInByCard = endpoint({
  method: 'POST',
  path: '/api/token/card/',
  summary: 'Sign in with a login card',
  access: 'public',
  rate: { max: 600, seconds: 60, counts: 'failures' },
  unkeyed: 'session',
  body: z.strictObject({
    token: cardToken,
    /** "This is a shared computer": the session ends after 12 hours. */
    shared: z._default(z.boolean(), false),
  }),
  responses: { 200: tokens },
});
