/** Starting a play of what went wrong in another. */
import type { StartedPlay } from '@mindhero/contract/play';
import { excerpt, mistakesOf, replay, withMaterial } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import type { Actor } from '../../platform/auth/actor.ts';
import { requireActivePlan, requireSubject } from '../../platform/auth/plan.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { isFinished, materialOf } from './row.ts';
import { open } from './start.ts';
import { findEvents, findOwnPlay } from './statements.ts';

/**
 * Starts a retry: the same settings and the same seed, but only the items whose first answer was wrong.
 * @throws ApiError 404 if the person has no such play, 403 as for any start, 409 conflict if the play is not finished,
 *   nothing in it went wrong, its items cannot be told apart, or it was played under other rules
 */
export async function retry(
  pool: pg.Pool,
  actor: Actor,
  wish: { readonly of: string; readonly id: string },
  now: Date,
): Promise<StartedPlay> {
  const row = await findOwnPlay(pool, wish.of, actor.id);
  if (row === null) throw new ApiError('not_found');
  const game = games[row.game];
  requireSubject(actor, game.subject);
  if (!isFinished(row) || row.version !== game.version || game.only === undefined) {
    throw new ApiError('conflict');
  }
  await requireActivePlan(pool, actor, now);

  const events = await findEvents(pool, row.id);
  const seed = Number(row.seed);
  const material = materialOf(row);
  const { result } = replay(
    excerpt(withMaterial(game, material), row.only),
    row.settings,
    streams(seed),
    events,
  );
  const mistakes = mistakesOf(result.items);
  if (mistakes.length === 0) throw new ApiError('conflict');
  return open(pool, {
    id: wish.id,
    user_id: actor.id,
    game: row.game,
    subject: row.subject,
    version: row.version,
    settings: row.settings,
    origin: 'retry',
    seed,
    // A retry of a retry still counts its items in the whole play.
    only: mistakes.map((index) => row.only?.[index] ?? index),
    started_at: now,
    earliest_at: null,
    homework: null,
    // Stars of a training are for whole plays of it.
    preset: null,
    material,
  });
}
