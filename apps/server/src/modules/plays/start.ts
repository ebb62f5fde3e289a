/** Starting a play. */
import { isDeepStrictEqual } from 'node:util';
import { planDay } from '@mindhero/contract/calendar';
import type { StartedPlay } from '@mindhero/contract/play';
import type { RoundPlace } from '@mindhero/contract/play';
import { isMix, withSnapshot } from '@mindhero/engine/additive/mix';
import { abilitiesOf } from '@mindhero/engine/mastery/abilities';
import { presetOf } from '@mindhero/engine/presets';
import { readSettings } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import { findRound } from '../../entities/homework/round.ts';
import { readMastery } from '../../entities/training/masteries.ts';
import type { Identity } from '../../platform/auth/actor.ts';
import { hasActivePlan, requireSubject } from '../../platform/auth/plan.ts';
import type { Tickets } from '../../platform/auth/tickets.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { settingsErrors } from '../../platform/http/settings-errors.ts';
import { materialFor } from './material.ts';
import { roundOf, toStarted } from './row.ts';
import { findOwnPlay, insertPlay, type NewPlay } from './statements.ts';
import { redeem, type TicketWish } from './tickets.ts';

interface Wish {
  readonly id: string;
  readonly game: GameId;
  readonly settings: unknown;
  /** Of a worksheet. */
  readonly seed?: number | undefined;
  /** The round of homework that is played: then settings and seed come from there. */
  readonly homework?: RoundPlace | undefined;
  /** Of a play that began without a network and is told now. */
  readonly ticket?: TicketWish | undefined;
  /** What a worksheet or a play without a network is played with. */
  readonly revision?: number | undefined;
}

interface Given {
  readonly now: Date;
  /** For the case that the play is new. */
  readonly seed: number;
  readonly tickets: Tickets;
  /** Whether a plan is active at `now`. */
  readonly hasPlan: boolean;
}

/**
 * Starts a play, or answers the same again if this person has started it already.
 * @param given what the server adds
 * @throws ApiError 403 subject_not_allowed or no_subscription, 404 if there is no such round of homework, 422
 *   invalid_settings (also where there is nothing to play them with), invalid_ticket or ticket_expired, 409 conflict if the id is taken by another game, other settings
 *   or another person, which of these is not told, or if the attempt at homework is over
 */
export async function start(pool: pg.Pool, actor: Identity, wish: Wish, given: Given): Promise<StartedPlay> {
  const game = games[wish.game];
  requireSubject(actor, game.subject);
  const set = wish.homework && (await findRound(pool, actor.id, wish.homework));
  if (set !== undefined && set.game !== wish.game) refuseField('body.game', 'not_an_option');
  const read = readSettings(game, set?.settings ?? wish.settings);
  if (!read.ok)
    throw new ApiError('invalid_settings', { errors: settingsErrors(read.issues, 'body.settings') });
  const redeemed = wish.ticket && redeem(given.tickets, wish.ticket, { id: wish.id, actor, now: given.now });
  const startedAt = redeemed?.started_at ?? given.now;
  // What began on another day is told now.
  const isToday = planDay(startedAt) === planDay(given.now);
  const hadPlan = isToday ? given.hasPlan : await hasActivePlan(pool, actor, startedAt);
  if (!hadPlan) throw new ApiError('no_subscription');
  const fixedSeed = set?.seed ?? wish.seed ?? redeemed?.seed;
  // What a sheet of paper shows, or a device without a network has played, stands fast.
  const isSettled = set === undefined && fixedSeed !== undefined;
  const settings = await playedSettings(pool, actor, read.settings, { isSettled, now: given.now });
  const seed = fixedSeed ?? given.seed;
  // Only where seed or start stand fast already the choice may, too: otherwise pupils would choose their texts by number.
  const revision = fixedSeed === undefined ? undefined : wish.revision;
  const play = {
    id: wish.id,
    user_id: actor.id,
    game: game.id,
    subject: game.subject,
    version: wish.ticket?.version ?? game.version,
    settings: { ...settings },
    // Whether the items of a round were known already is seen when it is finished.
    origin: set === undefined && wish.seed !== undefined ? 'given' : 'drawn',
    seed,
    only: null,
    started_at: startedAt,
    earliest_at: redeemed?.earliest_at ?? null,
    homework: wish.homework ?? null,
    preset: presetOf(game, settings)?.id ?? null,
    material: null,
  } as const;
  const drawn = { seed: fixedSeed === undefined, abilities: !isSettled };
  try {
    const material = await materialFor(pool, actor, { game: wish.game, settings, seed, revision, set });
    return await open(pool, { ...play, material }, drawn);
  } catch (error) {
    // What was there when it began may be gone when the start is sent again.
    const isKnown = lacksMaterial(error) && (await findOwnPlay(pool, play.id, actor.id)) !== null;
    if (isKnown) return open(pool, play, drawn);
    throw error;
  }
}

/**
 * The settings with which a play is stored: a mix with what the pupil masters at this moment, whatever was sent. For
 * nothing else anybody has to ask.
 */
async function playedSettings(
  pool: pg.Pool,
  { id }: Identity,
  settings: object,
  { isSettled, now }: { readonly isSettled: boolean; readonly now: Date },
): Promise<object> {
  if (!isMix(settings)) return withSnapshot(settings, []);
  if (isSettled) return settings;
  const { mastery, today } = await readMastery(pool, id, now);
  return withSnapshot(settings, abilitiesOf(mastery, today));
}

const lacksMaterial = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'invalid_settings' || error.code === 'invalid_request');

/** What of a play the server has just drawn: of one that is open already its own counts instead. */
interface Drawn {
  readonly seed: boolean;
  readonly abilities: boolean;
}

/**
 * Opens a play, or answers the same again if it is open already.
 * @throws ApiError 409 conflict if the id stands for something else
 */
export async function open(
  pool: pg.Pool,
  play: NewPlay,
  drawn: Drawn = { seed: false, abilities: false },
): Promise<StartedPlay> {
  const row = (await insertPlay(pool, play)) ?? (await findOwnPlay(pool, play.id, play.user_id));
  const chosen = (settings: object) => (drawn.abilities ? withSnapshot(settings, []) : settings);
  const isSame =
    row !== null &&
    row.game === play.game &&
    row.origin === play.origin &&
    (drawn.seed || Number(row.seed) === play.seed) &&
    isDeepStrictEqual(
      [chosen(row.settings), row.only, roundOf(row)],
      [chosen(play.settings), play.only, play.homework],
    );
  if (!isSame) throw new ApiError('conflict');
  return toStarted(row);
}
