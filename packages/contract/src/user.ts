/** People and the calls about one's own account. */
import { type LanguageTag, languages as tags } from '@mindhero/content/languages';
import { LEAST_GOAL, MOST_GOAL } from '@mindhero/engine/goal';
import { LAST_LEVEL } from '@mindhero/engine/levels';
import type { Subject } from '@mindhero/engine/play';
import * as z from 'zod/mini';
import { ownOnly, ownOfStaff } from './access.ts';
import { endpoint } from './endpoint.ts';
import { email, givenName, personName, phoneNumber, version } from './fields.ts';
import { id } from './page.ts';
import { MIN_PASSWORD_LENGTH } from './password.ts';
import { management, type Permission } from './permission.ts';
import { roles } from './role.ts';

export { roles, type Role } from './role.ts';

export type Language = Uppercase<LanguageTag>;
/** Written in capitals in accounts, and in calls. */
export const languages = tags.map((tag) => tag.toUpperCase()) as InCapitals<typeof tags>;

type InCapitals<Tags extends readonly string[]> = { -readonly [Index in keyof Tags]: Uppercase<Tags[Index]> };

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Names of the drawn avatars: the hero bead in twelve guises. */
export const avatars = [
  'hero-1',
  'hero-2',
  'hero-3',
  'hero-4',
  'hero-5',
  'hero-6',
  'hero-7',
  'hero-8',
  'hero-9',
  'hero-10',
  'hero-11',
  'hero-12',
] as const;

export const PICTURES = '/api/v1/pictures/';

/** How a person is shown: a guise of the hero, or the address of the own picture. */
export const avatar = z.union([
  z.enum(avatars),
  z.string().check(z.regex(new RegExp(`^${PICTURES}[0-9a-f-]{36}/$`))),
]);

/** The permission that opens the games of a subject. */
export const subjectFlags = {
  math: 'can_use_math',
  reading: 'can_use_reading',
  memory: 'can_use_logic',
} as const satisfies Readonly<Record<Subject, Permission>>;

/** The whole account of the person who is signed in. Times are ISO 8601 in UTC. */
export const user = z.object({
  id,
  username: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  theme: z.enum(themes),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.nullable(z.string()),
  email: z.nullable(z.string()),
  avatar,
  is_active: z.boolean(),
  registered_at: z.string(),
  last_homework_at: z.nullable(z.string()),
  school: z.nullable(z.object({ id, name: z.string() })),
  /** IANA name of the zone of one's days and due times: the school's. */
  time_zone: z.string(),
  points: z.int(),
  level: z.int(),
  stars: z.int(),
  version,
  /** False for a pupil whose school or teacher says what the pupil is called. */
  may_rename: z.boolean(),
  /** Of a pupil: whether others see them in the rating, as far as they decide it. */
  is_rated: z.boolean(),
  /** Minutes a week that the person has chosen to train; null: what is usual. */
  goal_minutes: z.nullable(z.int()),
  /** The highest level that was celebrated; a higher `level` is still to be. */
  celebrated_level: z.int(),
  /** Signed in with a password that somebody else has given: nothing else is open before it is replaced. */
  must_change_password: z.boolean(),
  /** This installation asks a second factor of the role, and there is none: nothing else is open before. */
  must_add_second_factor: z.boolean(),
  management,
});
export type User = z.infer<typeof user>;

export const getMe = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/',
  summary: 'The account of whoever is signed in',
  access: ownOnly,
  withFirstPassword: true,
  withoutSecondFactor: true,
  rate: { max: 600, seconds: 60 },
  responses: { 200: user },
});

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/api/v1/users/me/',
  summary:
    'Change language, theme, avatar or goal of one’s own account, or whether others see one in the rating',
  access: ownOnly,
  withFirstPassword: true,
  withoutSecondFactor: true,
  rate: { max: 60, seconds: 60 },
  body: z.strictObject({
    language: z.optional(z.enum(languages)),
    theme: z.optional(z.enum(themes)),
    avatar: z.optional(z.enum(avatars)),
    is_rated: z.optional(z.boolean()),
    goal_minutes: z.optional(z.nullable(z.int().check(z.minimum(LEAST_GOAL), z.maximum(MOST_GOAL)))),
  }),
  responses: { 200: user },
});

export const celebrateLevel = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/celebrated-level/',
  summary: 'Claim the celebration of a level that one has reached: of all devices the first one has it',
  access: ownOnly,
  rate: { max: 60, seconds: 60 },
  body: z.strictObject({ level: z.int().check(z.minimum(2), z.maximum(LAST_LEVEL)) }),
  responses: { 200: z.object({ is_first: z.boolean() }) },
});

export const currentPassword = z.string().check(z.minLength(1), z.maxLength(200));

export const changeDetails = endpoint({
  method: 'PATCH',
  path: '/api/v1/users/me/details/',
  summary: 'Change one’s own names and ways to be reached',
  access: ownOnly,
  rate: { max: 60, seconds: 60 },
  body: z.strictObject({
    version,
    first_name: z.optional(givenName),
    last_name: z.optional(personName),
    email: z.optional(email),
    phone_number: z.optional(phoneNumber),
    /** Needed where the e-mail address changes. */
    current_password: z.optional(currentPassword),
  }),
  responses: { 200: user },
});

/** What an own picture may be when it comes; it is kept as a small square WebP. */
export const picture = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
} as const;

export const changePicture = endpoint({
  method: 'PUT',
  path: '/api/v1/users/me/picture/',
  summary: 'Show oneself by a picture of one’s own; pupils are shown by their heroes only',
  access: ownOfStaff,
  rate: { max: 20, seconds: 600 },
  upload: picture,
  responses: { 200: z.object({ avatar }) },
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/me/picture/',
  summary: 'Show oneself by the hero again; the picture is deleted',
  access: ownOfStaff,
  rate: { max: 60, seconds: 60 },
  responses: { 200: z.object({ avatar }) },
});

export const getPicture = endpoint({
  method: 'GET',
  path: `${PICTURES}{id}/`,
  summary: 'An own picture; its address cannot be guessed and is told to those who see the person',
  access: 'public',
  rate: { max: 3000, seconds: 60 },
  params: z.object({ id: z.uuid() }),
  responses: { 200: { file: ['image/webp'] } },
});

/** At least 8 characters; the other rules answer with field codes of their own. */
export const newPassword = z.string().check(z.minLength(MIN_PASSWORD_LENGTH), z.maxLength(200));

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/password/',
  summary: 'Change one’s own password; every other session ends',
  access: ownOnly,
  rate: { max: 10, seconds: 60 },
  body: z.strictObject({
    current_password: currentPassword,
    new_password: newPassword,
  }),
  responses: { 204: z.null() },
});

export const replaceFirstPassword = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/first-password/',
  summary: 'Replace the password that somebody else has given, and with which this session began',
  access: ownOnly,
  withFirstPassword: true,
  withoutSecondFactor: true,
  rate: { max: 10, seconds: 60 },
  body: z.strictObject({ new_password: newPassword }),
  responses: { 204: z.null() },
});

export const exportMe = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/export/',
  summary: 'Everything that is held about whoever is signed in, as a file',
  access: ownOnly,
  rate: { max: 5, seconds: 600 },
  unkeyed: 'changes_nothing',
  responses: { 200: { file: ['application/json'] } },
});
