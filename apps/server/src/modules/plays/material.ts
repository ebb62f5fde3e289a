/** What a play is played with beside its settings and its seed. */
import type { CheckedMaterial } from '@mindhero/contract/play';
import { wishOf } from '@mindhero/engine/play';
import type { Material } from '@mindhero/engine/reading/material';
import { readSettings } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import { findSetBlock, type SetBlock } from '../../entities/homework/set-block.ts';
import { chooseMaterial, type Chosen, seedOfReader, suiting } from '../../entities/materials/choose.ts';
import { findRevision } from '../../entities/materials/pool.ts';
import type { Identity } from '../../platform/auth/actor.ts';
import type { Context } from '../../platform/context.ts';
import { throughPool } from '../../platform/db/through.ts';
import type { Caller } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { settingsErrors } from '../../platform/http/settings-errors.ts';

interface Wish {
  readonly game: GameId;
  /** As the game has accepted them. */
  readonly settings: object;
  readonly seed: number;
  /** Of a worksheet, or of a play that began without a network. */
  readonly revision?: number | undefined;
  /** The round of homework that it is. */
  readonly set?: SetBlock | undefined;
}

/**
 * What the play gets; null where it needs nothing.
 * @throws ApiError 422 invalid_request for a revision that it may not be played with, invalid_settings where there is
 *   nothing to play with
 */
export async function materialFor(pool: pg.Pool, actor: Identity, wish: Wish): Promise<Material | null> {
  if (wishOf(games[wish.game], wish.settings) === null) return null;
  return expectChosen(await chosenFor(pool, actor, wish));
}

async function chosenFor(
  pool: pg.Pool,
  actor: Identity,
  { game: id, settings, seed, revision, set }: Wish,
): Promise<Chosen> {
  const game = games[id];
  const ask = throughPool(pool);
  if (set !== undefined)
    return chosenAsSet(pool, actor, { game: id, settings, seed: seedOfReader(seed, actor.id), set });
  if (revision !== undefined) {
    const found = await findRevision(ask, revision, actor.id);
    return suiting(game, settings, found) ?? refuseField('body.revision', 'not_an_option');
  }
  return chooseMaterial(ask, game, settings, { reader: actor.id, reach: actor.id, seed });
}

/** What stands fast in homework, or else what is chosen for it: what is out of use by then, too. */
async function chosenAsSet(
  pool: pg.Pool,
  actor: Identity,
  { game: id, settings, seed, set }: Pick<Wish, 'game' | 'settings' | 'seed'> & { readonly set: SetBlock },
): Promise<Chosen> {
  const game = games[id];
  const ask = throughPool(pool);
  const known = set.revision === null ? null : await findRevision(ask, set.revision, null);
  const asking = { reader: actor.id, reach: set.author ?? actor.id, seed, isHomework: true };
  return suiting(game, settings, known) ?? chooseMaterial(ask, game, settings, asking);
}

function expectChosen(chosen: Chosen): Material | null {
  if (chosen.ok) return chosen.material;
  throw new ApiError('invalid_settings', { errors: settingsErrors(chosen.issues, 'body.settings') });
}

interface Looked {
  readonly game: GameId;
  readonly settings: unknown;
  readonly seed: number;
  readonly revision?: number | undefined;
  /** Of which it is a block, perhaps. */
  readonly task?: number | undefined;
}

/**
 * What a play of these settings would get now. Pupils are not told what they are to read, which comes with the play.
 * @throws ApiError 422 as a start would
 */
export async function check(
  { db, pool }: Pick<Context, 'db' | 'pool'>,
  caller: Caller,
  wish: Looked,
): Promise<CheckedMaterial> {
  const { actor } = caller;
  const game = games[wish.game];
  const read = readSettings(game, wish.settings);
  if (!read.ok)
    throw new ApiError('invalid_settings', { errors: settingsErrors(read.issues, 'body.settings') });
  const { settings } = read;
  const block =
    wish.task === undefined ? null : await findSetBlock(db, caller, wish.task, { ...wish, settings });
  // Only what stands fast there already is looked at wherever it comes from.
  const revision = block !== null && block.revision === wish.revision ? block.revision : null;
  const material =
    block === null
      ? await materialFor(pool, actor, { ...wish, settings })
      : expectChosen(await chosenAsSet(pool, actor, { ...wish, settings, set: { ...block, revision } }));
  if (material === null) return { material: null, title: null };
  const isNamed = wishOf(game, read.settings)?.id !== null;
  const isTold = actor.role !== 'STUDENT' || material.kind === 'cards';
  return { material: isTold ? material : null, title: isTold || isNamed ? material.title : null };
}
