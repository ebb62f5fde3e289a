/**
 * People as those who look after them manage their accounts: a teacher the own students', a director those of the
 * school's students and teachers, an administrator everybody's; nobody the own.
 */
import * as z from 'zod/mini';
import { leading, staff } from './access.ts';
import { endpoint } from './endpoint.ts';
import { ids } from './fields.ts';
import { idleKinds, inactiveUserColumns } from './lists.ts';
import { id, idParam, listQuery, page, search } from './page.ts';
import { roles } from './role.ts';
import { avatar } from './user.ts';

const rate = { max: 120, seconds: 60 };
const changed = { 200: z.object({ changed: z.int() }) };

export const deactivatePeople = endpoint({
  method: 'POST',
  path: '/api/v1/people/deactivate/',
  summary: 'Close accounts, all or none; their sessions end at once, their data stay',
  access: staff,
  rate,
  body: z.strictObject({ ids }),
  responses: changed,
});

export const reactivatePeople = endpoint({
  method: 'POST',
  path: '/api/v1/people/reactivate/',
  summary: 'Open closed accounts again, all or none',
  access: staff,
  rate,
  body: z.strictObject({ ids }),
  responses: changed,
});

export const signOutPeople = endpoint({
  method: 'POST',
  path: '/api/v1/people/sign-out/',
  summary: 'End every session of people, all or none; their accounts stay open',
  access: staff,
  rate,
  body: z.strictObject({ ids }),
  responses: changed,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/people/{id}/password/',
  summary: 'Give somebody a new password, which is answered this once; their sessions end at once',
  access: staff,
  rate,
  params: z.object({ id: idParam }),
  responses: { 200: z.object({ password: z.string() }) },
});

/** How many passwords one request makes: as many as are made in about half a second. */
export const MOST_NEW_PASSWORDS = 50;

export const resetPasswords = endpoint({
  method: 'POST',
  path: '/api/v1/people/passwords/',
  summary: 'Give students new passwords, all or none, in the order asked; their sessions end at once',
  access: staff,
  rate,
  body: z.strictObject({ ids: ids.check(z.maxLength(MOST_NEW_PASSWORDS)) }),
  responses: { 200: z.array(z.object({ id, password: z.string() })) },
});

export const exportPerson = endpoint({
  method: 'POST',
  path: '/api/v1/people/{id}/export/',
  summary: 'Everything that is held about somebody, as a file',
  access: leading,
  rate,
  unkeyed: 'changes_nothing',
  params: z.object({ id: idParam }),
  responses: { 200: { file: ['application/json'] } },
});

/** How many one request erases. */
export const MOST_ERASED = 100;

export const erasePeople = endpoint({
  method: 'POST',
  path: '/api/v1/people/erase/',
  summary: 'Remove what names people, all or none, for good; their results stay without a name',
  access: leading,
  rate: { max: 30, seconds: 60 },
  body: z.strictObject({
    /** Each by the name that a person who erases has in mind, so that nobody is mixed up with somebody else. */
    people: z
      .array(z.strictObject({ id, name: z.string().check(z.minLength(1), z.maxLength(300)) }))
      .check(z.minLength(1), z.maxLength(MOST_ERASED)),
    /** Groups of a school stay without a teacher; otherwise whoever still teaches one is not erased. */
    leave_groups: z._default(z.boolean(), false),
  }),
  responses: { 200: z.object({ erased: z.int() }) },
});

/** Accounts that lie idle for longer than this installation keeps such. */
export const retention = z.object({
  months: z.int(),
  /** Closed for so long. */
  closed: z.int(),
  /** Open, but not used for so long. */
  unused: z.int(),
});
export type Retention = z.infer<typeof retention>;

export const getRetention = endpoint({
  method: 'GET',
  path: '/api/v1/retention/',
  summary: 'How many accounts lie idle for longer than they should be kept',
  access: leading,
  rate: { max: 120, seconds: 60 },
  responses: { 200: retention },
});

/** A line of the list of closed accounts. */
export const inactiveUser = z.object({
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar,
  role: z.enum(roles),
  school: z.nullable(z.object({ id, name: z.string() })),
  /** Null for accounts that were closed before this was kept. */
  deactivated_at: z.nullable(z.string()),
  last_played_at: z.nullable(z.string()),
  /** The last sign-in or play, the registration if there was neither. */
  last_used_at: z.string(),
});
export type InactiveUser = z.infer<typeof inactiveUser>;

export const listInactiveUsers = endpoint({
  method: 'GET',
  path: '/api/v1/inactive-users/',
  summary: 'People whose accounts are closed or lie idle, with search by name and username',
  access: staff,
  rate: { max: 300, seconds: 60 },
  query: z.object({
    ...listQuery(inactiveUserColumns, 'last_name'),
    search,
    kind: z._default(z.enum(idleKinds), 'closed'),
  }),
  responses: { 200: page(inactiveUser) },
});
