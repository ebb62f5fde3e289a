/** The blocks of a task as they are stored: settings that their games accept, complete with defaults. */
import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@mindhero/contract/errors';
import type { Block } from '@mindhero/contract/task';
import { subjectFlags } from '@mindhero/contract/user';
import { withSnapshot } from '@mindhero/engine/additive/mix';
import { wishOf } from '@mindhero/engine/play';
import { readSettings } from '@mindhero/engine/settings';
import { games } from '@mindhero/games/rules';
import { chooseMaterial, type Chosen, suiting } from '../../entities/materials/choose.ts';
import { findRevision } from '../../entities/materials/pool.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Ask } from '../../platform/db/through.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { settingsErrors } from '../../platform/http/settings-errors.ts';

interface Checking {
  readonly ask: Ask;
  readonly actor: Actor;
  /** The blocks as they are stored already: what they are played with stays, even where it is out of use by now. */
  readonly stored?: readonly Block[];
}

/**
 * @throws ApiError 422 naming settings that do not work, those for which there is nothing to play with, and blocks of
 *   subjects that the actor may not use
 */
export async function checkedBlocks(checking: Checking, blocks: readonly Block[]): Promise<Block[]> {
  const errors: FieldError[] = [];
  const checked: Block[] = [];
  for (const [index, block] of blocks.entries()) {
    const game = games[block.game];
    const at = `body.blocks.${index}`;
    if (!checking.actor.management[subjectFlags[game.subject]])
      errors.push({ path: `${at}.game`, code: 'subject_not_allowed' });
    const read = readSettings(game, block.settings);
    if (!read.ok) {
      errors.push(...settingsErrors(read.issues, `${at}.settings`));
      continue;
    }
    const { game: id, repeats, seed, material } = block;
    const plain = { game: id, settings: { ...withSnapshot(read.settings, []) }, repeats, seed };
    if (wishOf(game, read.settings) === null) {
      checked.push(plain);
      continue;
    }
    const chosen = await chosenFor(checking, block, read.settings);
    if (!chosen.ok) errors.push(...settingsErrors(chosen.issues, `${at}.settings`));
    else if (material === 'fixed' && chosen.material !== null)
      checked.push({ ...plain, material, revision: chosen.material.revision });
    else checked.push(plain);
  }
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
  return checked;
}

/** What is fixed, if it may be; otherwise what is to be, or an example of what students get. */
async function chosenFor(
  { ask, actor, stored = [] }: Checking,
  { game: id, material, revision, seed }: Block,
  settings: object,
): Promise<Chosen> {
  const game = games[id];
  if (material === 'fixed' && revision !== undefined) {
    const isStored = stored.some((block) => block.game === id && block.revision === revision);
    const found = await findRevision(ask, revision, isStored ? null : actor.id);
    const known = found !== null && found.is_archived && !isStored ? null : suiting(game, settings, found);
    if (known !== null) return known;
  }
  const isHomework = stored.some((block) => block.game === id && isDeepStrictEqual(block.settings, settings));
  return chooseMaterial(ask, game, settings, { reader: actor.id, reach: actor.id, seed, isHomework });
}
