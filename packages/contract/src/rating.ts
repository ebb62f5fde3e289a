/** The rating: one's own place, those around it, and the first hundred. */
import * as z from 'zod/mini';
import { staff, viewers } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id, idParam } from './page.ts';
import { fileAnswer, fileQuery } from './table-file.ts';
import { avatar } from './user.ts';

export const ratingScopes = ['group', 'school', 'global'] as const;
export type RatingScope = (typeof ratingScopes)[number];

export const ratingWindows = ['week', 'month', 'all'] as const;
export type RatingWindow = (typeof ratingWindows)[number];

/** By points, or by this week's points against one's own weeks before. */
export const ratingMeasures = ['points', 'own'] as const;
export type RatingMeasure = (typeof ratingMeasures)[number];

/** How many names there are for pupils who are not known to each other. */
export const ALIASES = 1024;

/** How many of the first are told. */
export const TOP = 100;

/** How many are told on each side of oneself. */
export const AROUND = 5;

/** Somebody in the rating. */
export const place = z.object({
  /** One more than there are with more points: equal points share a place. */
  rank: z.int(),
  /** Of each day at most so many as the engine's `DAY_CAP` says. */
  points: z.int(),
  /** This week in percent of the own usual one; null unless that was asked for. */
  share: z.nullable(z.int()),
  is_me: z.boolean(),
  avatar,
  /** Told to staff only. */
  id: z.nullable(id),
  /** Empty where nobody knows each other. */
  first_name: z.string(),
  /** Pupils are told its first letter. */
  last_name: z.string(),
  /** Which made-up name stands for the person; null where names are told. */
  alias: z.nullable(z.int().check(z.minimum(0), z.maximum(ALIASES - 1))),
});
export type Place = z.infer<typeof place>;

/** Why there is nothing to be seen. */
export const ratingClosed = ['off', 'group_only', 'no_group', 'no_school'] as const;

/** Why others do not see one. */
export const hiddenBy = ['oneself', 'age', 'school'] as const;

const named = z.object({ id, name: z.string() });

export const rating = z.object({
  closed: z.nullable(z.enum(ratingClosed)),
  /** Which one it is about; null if about none. */
  group: z.nullable(named),
  school: z.nullable(named),
  /** A pupil's own groups, among which to choose. */
  groups: z.array(named),
  /** Null for staff, who have no place. */
  me: z.nullable(
    z.object({
      points: z.int(),
      share: z.nullable(z.int()),
      /** Null without points, or where there is nothing to compare with. */
      rank: z.nullable(z.int()),
      /** Null if others see it. */
      hidden_by: z.nullable(z.enum(hiddenBy)),
    }),
  ),
  /** The nearest before and behind, oneself between them; nobody without a rank of one's own. */
  around: z.array(place),
  /** The first hundred; of fewer pupils see the upper third, and staff all. */
  top: z.array(place),
});
export type Rating = z.infer<typeof rating>;

/** What is asked for. */
const asked = {
  scope: z._default(z.enum(ratingScopes), 'group'),
  window: z._default(z.enum(ratingWindows), 'week'),
  /** `own`: of a group and the week only. */
  by: z._default(z.enum(ratingMeasures), 'points'),
  /** One of those that the caller may see; the first of them where nothing is said. */
  group: z.optional(idParam),
  /** The caller's own; administrators name one, or get the first. */
  school: z.optional(idParam),
};

export const getRating = endpoint({
  method: 'GET',
  path: '/api/v1/rating/',
  summary:
    'The rating of a group, of a school or of everybody: one’s own place, ten around it, the first hundred',
  access: viewers,
  rate: { max: 300, seconds: 60 },
  query: z.object(asked),
  responses: { 200: rating },
});

export const ratingFileColumns = ['rank', 'last_name', 'first_name', 'points', 'own_share'] as const;

export const exportRating = endpoint({
  ...fileAnswer,
  method: 'GET',
  path: '/api/v1/rating/export/',
  summary: 'The first hundred of a rating as a file',
  access: staff,
  query: z.object({ ...asked, ...fileQuery(ratingFileColumns) }),
});
