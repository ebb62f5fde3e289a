/** Starting a play. */
import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@mindhero/contract/errors';
import type { StartedPlay } from '@mindhero/contract/play';
import { readSettings, type SettingsIssue } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import type { Actor } from '../../platform/auth/actor.ts';
import { requireActivePlan, requireSubject } from '../../platform/auth/plan.ts';
import type { Tickets } from '../../platform/auth/tickets.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { toStarted } from './row.ts';
import { findOwnPlay, insertPlay, type NewPlay } from './statements.ts';
import { redeem, type TicketWish } from './tickets.ts';

interface Wish {
  readonly id: string;
  readonly game: GameId;
  readonly settings: unknown;
  /** Of a worksheet. */
  readonly seed?: number | undefined;
  /** Of a play that began without a network and is told now. */
  readonly ticket?: TicketWish | undefined;
}

interface Given {
  readonly now: Date;
  /** For the case that the play is new. */
  readonly seed: number;
  readonly tickets: Tickets;
}

/**
 * Starts a play, or answers the same again if this person has started it already.
 * @param given what the server adds
 * @throws ApiError 403 subject_not_allowed or no_subscription, 422 invalid_settings, invalid_ticket or ticket_expired,
 *   409 conflict if the id is taken by another game, other settings or another person; which of these is not told
 */
export async function start(pool: pg.Pool, actor: Actor, wish: Wish, given: Given): Promise<StartedPlay> {
  const game = games[wish.game];
  requireSubject(actor, game.subject);
  const read = readSettings(game, wish.settings);
  if (!read.ok) throw new ApiError('invalid_settings', { errors: read.issues.map(toFieldError) });
  const redeemed = wish.ticket && redeem(given.tickets, wish.ticket, { id: wish.id, actor, now: given.now });
  const startedAt = redeemed?.startedAt ?? given.now;
  await requireActivePlan(pool, actor, startedAt);
  const fixedSeed = wish.seed ?? redeemed?.seed;
  const play = {
    id: wish.id,
    userId: actor.id,
    game: game.id,
    subject: game.subject,
    version: wish.ticket?.version ?? game.version,
    settings: { ...read.settings },
    origin: wish.seed === undefined ? 'drawn' : 'given',
    seed: fixedSeed ?? given.seed,
    only: null,
    startedAt,
  } as const;
  return open(pool, play, fixedSeed === undefined ? 'fresh' : 'fixed');
}

/**
 * Opens a play, or answers the same again if it is open already.
 * @param seed `fresh`: just drawn, so that the one of a play that is open already counts instead
 * @throws ApiError 409 conflict if the id stands for something else
 */
export async function open(
  pool: pg.Pool,
  play: NewPlay,
  seed: 'fresh' | 'fixed' = 'fixed',
): Promise<StartedPlay> {
  const row = (await insertPlay(pool, play)) ?? (await findOwnPlay(pool, play.id, play.userId));
  const isSame =
    row !== null &&
    row.game === play.game &&
    row.origin === play.origin &&
    (seed === 'fresh' || Number(row.seed) === play.seed) &&
    isDeepStrictEqual([row.settings, row.only], [play.settings, play.only]);
  if (!isSame) throw new ApiError('conflict');
  return toStarted(row);
}

function toFieldError({ path, code, params, suggestion }: SettingsIssue): FieldError {
  return {
    path: path === '' ? 'body.settings' : `body.settings.${path}`,
    code,
    ...(params && { params }),
    ...(suggestion !== undefined && { suggestion }),
  };
}
