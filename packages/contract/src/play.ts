/** Plays: start, finish, look back. */
import { MAX_SEED } from '@mindhero/engine/random';
import { subjects } from '@mindhero/engine/subject';
import { gameIds } from '@mindhero/games/catalogue';
import * as z from 'zod/mini';
import { ownOnly, staff, viewers } from './access.ts';
import { endpoint } from './endpoint.ts';
import { playColumns } from './lists.ts';
import { id, idParam, listQuery, page } from './page.ts';
import { playedMaterial } from './played-material.ts';

/** The longest log that is read: an hour of five events a second. */
export const MAX_EVENTS = 20_000;

/**
 * What is to be said of a stored play. `overlap`: part of its time was counted with another play already; that is all,
 * the points stay. They and the stars stay with `skimmed` and `interrupted`, too, which the game itself says (`RulesFlag`):
 * such a play is no record. With any other flag it earned no points either. `crowded`: nobody can have played it beside all that was
 * played at the same time. `retry` and `given_seed` are practice: the right answers could be known, but the training
 * counts.
 */
export const playFlags = [
  'overlap',
  'too_fast',
  'crowded',
  'version_outdated',
  'retry',
  'given_seed',
  'skimmed',
  'interrupted',
] as const;
export type PlayFlag = (typeof playFlags)[number];

const earning: readonly PlayFlag[] = ['overlap', 'skimmed', 'interrupted'];

/** Whether a play of these flags earns points. */
export const isCounted = (flags: readonly PlayFlag[]): boolean =>
  flags.every((flag) => earning.includes(flag));

/** Whether a play of these flags may be a record, too. */
export const mayBeRecord = (flags: readonly PlayFlag[]): boolean => flags.every((flag) => flag === 'overlap');

const game = z.enum(gameIds);
/** The server checks settings against the game's own schema and answers 422 with the fields at fault. */
const settings = z.record(z.string(), z.unknown());
/** Likewise for events: here only what every event has. */
const events = z.array(z.looseObject({ type: z.string(), t: z.int() })).check(z.maxLength(MAX_EVENTS));

/** What a play amounted to, as stored. */
export const play = z.object({
  id: z.uuid(),
  game,
  subject: z.enum(subjects),
  version: z.int(),
  settings,
  started_at: z.string(),
  finished_at: z.string(),
  /** As it was counted: time that was counted with another play is not in it. */
  active_ms: z.int(),
  correct: z.int(),
  incorrect: z.int(),
  missed: z.int(),
  level: z.nullable(z.int()),
  ended: z.enum(['completed', 'failed', 'time_limit', 'stopped']),
  metrics: z.record(z.string(), z.number()),
  /** 0 to 100: the mean difficulty of the settings. */
  difficulty: z.number(),
  points: z.int(),
  stars: z.int().check(z.minimum(0), z.maximum(3)),
  flags: z.array(z.enum(playFlags)),
});
export type Play = z.infer<typeof play>;

const seed = z.int().check(z.minimum(0), z.maximum(MAX_SEED));
/** Which of the seed's items a play has, by their indices; null: all of them. */
const only = z.nullable(z.array(z.int()));

export const startedPlay = z.object({
  id: z.uuid(),
  game,
  version: z.int(),
  settings,
  seed,
  only,
  started_at: z.string(),
  /** Left out where settings and seed are all that it needs. */
  material: z.optional(playedMaterial),
});
export type StartedPlay = z.infer<typeof startedPlay>;

/** How many tickets are drawn at once; a device keeps about as many. */
export const MAX_TICKETS = 40;

/** A play is given up when its device has had no network for so long. */
export const LONGEST_WAIT_MS = 90 * 24 * 60 * 60 * 1000;

/** The right to one play without a network, drawn ahead: its id and its seed. */
export const ticket = z.object({
  id: z.uuid(),
  seed,
  /** Proves to the server that it drew them, when, and for whom. */
  token: z.string(),
  /** A play that begins later does not count. */
  expires_at: z.string(),
});
export type Ticket = z.infer<typeof ticket>;

export const drawTickets = endpoint({
  method: 'POST',
  path: '/api/v1/plays/tickets/',
  summary:
    'Draw tickets, ids and seeds for plays that begin without a network, and what these may be played with',
  access: ownOnly,
  rate: { max: 20, seconds: 60 },
  unkeyed: 'changes_nothing',
  body: z.strictObject({ count: z.int().check(z.minimum(1), z.maximum(MAX_TICKETS)) }),
  responses: {
    201: z.object({
      tickets: z.array(ticket),
      /** Some of each kind of the library, in the caller's own language: those that they have not read come first. */
      materials: z.array(playedMaterial),
    }),
  },
});

/** How a play that began without a network is told afterwards. */
const byTicket = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** Of the rules under which it was played. */
  version: z.int().check(z.minimum(1), z.maximum(32_767)),
  /** A span instead of a moment: the device's clock may be wrong, but it runs. */
  started_ms_ago: z.int().check(z.minimum(0), z.maximum(LONGEST_WAIT_MS)),
});

/** Which round of homework a play is. */
export const roundPlace = z.strictObject({
  /** The id of the attempt. */
  attempt: z.uuid(),
  /** Index of the block in the task. */
  block: z.int().check(z.minimum(0), z.maximum(99)),
  /** Counted from 1. */
  round: z.int().check(z.minimum(1), z.maximum(99)),
});

export type RoundPlace = z.infer<typeof roundPlace>;

export const startPlay = endpoint({
  method: 'POST',
  path: '/api/v1/plays/',
  summary:
    'Start a play: the server draws the seed, unless it is that of a worksheet or of a ticket. Sent again with the same id it answers the same.',
  access: ownOnly,
  rate: { max: 120, seconds: 60 },
  unkeyed: 'id_of_client',
  body: z.strictObject({
    id: z.uuid(),
    game,
    settings,
    seed: z.optional(seed),
    /** The round of an attempt at homework that it is: then settings and seed are those of the task. */
    homework: z.optional(roundPlace),
    ticket: z.optional(byTicket),
    /** What it is played with, of a worksheet or of a play that began without a network: then it is not chosen anew. */
    revision: z.optional(id),
  }),
  responses: { 201: startedPlay },
});

export const checkMaterial = endpoint({
  method: 'POST',
  path: '/api/v1/plays/material-check/',
  summary:
    'What a play of these settings would be played with now; refused like its start where there is nothing, with the filter at fault',
  access: viewers,
  rate: { max: 300, seconds: 60 },
  unkeyed: 'changes_nothing',
  body: z.strictObject({
    game,
    settings,
    /** Decides among those that suit equally well. */
    seed: z._default(seed, 0),
    /** Only whether it is this one, and what it is. */
    revision: z.optional(id),
    /** A task of which it is a block already: what that is played with stays, even where it is out of use by now. */
    task: z.optional(id),
  }),
  responses: {
    200: z.object({
      /** Null where nothing is needed. What a pupil is to read is told with the play, not before. */
      material: z.nullable(playedMaterial),
      /** Of what is asked for by its id; null where it is drawn. */
      title: z.nullable(z.string()),
    }),
  },
});
export type CheckedMaterial = z.infer<(typeof checkMaterial)['responses'][200]>;

export const retryPlay = endpoint({
  method: 'POST',
  path: '/api/v1/plays/{id}/retry/',
  summary:
    'Start a play of just the items that went wrong in a finished one. Sent again with the same id it answers the same.',
  access: ownOnly,
  rate: { max: 120, seconds: 60 },
  unkeyed: 'id_of_client',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ id: z.uuid() }),
  responses: { 201: startedPlay },
});

/** What finishing gained; the same answer however often it is sent. */
export const finishedPlay = z.object({
  play,
  /** The pupil's totals after this play. */
  total_points: z.int(),
  level: z.int(),
  /** The level before it, to celebrate a new one. */
  previous_level: z.int(),
  total_stars: z.int(),
});
export type FinishedPlay = z.infer<typeof finishedPlay>;

export const finishPlay = endpoint({
  method: 'POST',
  path: '/api/v1/plays/{id}/finish/',
  summary: 'Finish a play: the server replays the events and awards points',
  access: ownOnly,
  withFirstPassword: true,
  withoutSecondFactor: true,
  rate: { max: 240, seconds: 60 },
  unkeyed: 'id_of_client',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ events }),
  bodyLimit: 2 * 1024 * 1024,
  responses: { 200: finishedPlay },
});

export const getPlay = endpoint({
  method: 'GET',
  path: '/api/v1/plays/{id}/',
  summary: 'A finished play with its seed and events, to replay it',
  access: viewers,
  rate: { max: 300, seconds: 60 },
  params: z.object({ id: z.uuid() }),
  responses: {
    200: z.object({
      play,
      seed,
      only,
      events,
      material: startedPlay.shape.material,
      student: z.object({ id, name: z.string() }),
    }),
  },
});

/** A person's best in one game: the stars and the figures of the best play. */
export const best = z.object({
  game,
  plays: z.int(),
  stars: z.int(),
  correct: z.int(),
  incorrect: z.int(),
  missed: z.int(),
  level: z.nullable(z.int()),
  points: z.int(),
  finished_at: z.string(),
});
export type Best = z.infer<typeof best>;

export const listStudentPlays = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/plays/',
  summary: 'A student’s finished plays',
  access: viewers,
  rate: { max: 300, seconds: 60 },
  params: z.object({ id: idParam }),
  query: z.object({
    ...listQuery(playColumns, '-finished_at'),
    game: z.optional(game),
  }),
  responses: { 200: page(play) },
});

/** One day of a student's training in one subject. `day` is a calendar day in the school's time zone. */
export const studentDay = z.object({
  day: z.string(),
  subject: z.enum(subjects),
  plays: z.int(),
  correct: z.int(),
  incorrect: z.int(),
  missed: z.int(),
  active_ms: z.int(),
  points: z.int(),
});
export type StudentDay = z.infer<typeof studentDay>;

export const recentDays = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(366)), 90);

export const listStudentDays = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/days/',
  summary: 'A student’s training per day and subject, oldest first',
  access: viewers,
  rate: { max: 300, seconds: 60 },
  params: z.object({ id: idParam }),
  query: z.object({ days: recentDays }),
  responses: { 200: z.array(studentDay) },
});

/** How a student has done one move on one digit of the soroban. */
export const techniqueCell = z.object({
  digit: z.int().check(z.minimum(0), z.maximum(9)),
  /** 1 to 9 added, −1 to −9 taken. */
  move: z.int().check(z.minimum(-9), z.maximum(9)),
  /** Examples with it that were right, and that were not, at the first answer. */
  right: z.int(),
  wrong: z.int(),
});
export type TechniqueCell = z.infer<typeof techniqueCell>;

export const listStudentTechniques = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/techniques/',
  summary: 'A student’s moves on the digits of the soroban, as far as they were trained lately',
  access: viewers,
  rate: { max: 300, seconds: 60 },
  params: z.object({ id: idParam }),
  query: z.object({ days: recentDays }),
  responses: { 200: z.array(techniqueCell) },
});

/** What is kept in mind in a number chain, by the settings `item` and `direction`. */
export const spanKinds = ['digits_forward', 'digits_backward', 'tiles_forward', 'tiles_backward'] as const;
export type SpanKind = (typeof spanKinds)[number];

/** How many of a kind a student has kept in mind: the longest chains of the best, the first and the latest play. */
export const span = z.object({
  kind: z.enum(spanKinds),
  plays: z.int(),
  best: z.int(),
  best_at: z.string(),
  first: z.int(),
  latest: z.int(),
});
export type Span = z.infer<typeof span>;

/** What is usual at an age, of each kind of which it is known. */
export const spanBand = z.object({
  from_age: z.int(),
  to_age: z.int(),
  usual: z.partialRecord(z.enum(spanKinds), z.number()),
});
export type SpanBand = z.infer<typeof spanBand>;

export const listStudentSpans = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/spans/',
  summary: 'A student’s memory spans, and the working bands by age, which students are not shown',
  access: staff,
  rate: { max: 300, seconds: 60 },
  params: z.object({ id: idParam }),
  responses: { 200: z.object({ spans: z.array(span), bands: z.array(spanBand) }) },
});
