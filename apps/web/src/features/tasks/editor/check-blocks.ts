/** What the games say of blocks: whether their settings work, and how long they take. */
import type { FieldError } from '@mindhero/contract/errors';
import type { Block } from '@mindhero/contract/task';
import { expectedRoundMs } from '@mindhero/engine/homework';
import { type AnyGame, wishOf, withMaterial } from '@mindhero/engine/play';
import { readSettings } from '@mindhero/engine/settings';
import { loadRoom } from '../../../entities/game/game-settings/load-room.ts';
import { materialQuery } from '../../../entities/game/game-settings/material.ts';
import { queryClient } from '../../../platform/query.ts';
import { type DraftBlock, materialOf } from './task-draft.ts';

/** What is wrong with the settings, in the server's words. */
export async function blockFaults(blocks: readonly Block[]): Promise<FieldError[]> {
  const found = await Promise.all(
    blocks.map(async ({ game, settings }, index) => {
      const { rules } = await loadRoom(game);
      const read = readSettings(rules, settings);
      if (read.ok) return [];
      return read.issues.map((issue) => ({ ...issue, path: `body.blocks.${index}.settings.${issue.path}` }));
    }),
  );
  return found.flat();
}

/** How long all repeats of a block take a usual student, in milliseconds; null for settings that do not work. */
export async function expectedMs(block: DraftBlock): Promise<number | null> {
  const { rules } = await loadRoom(block.game);
  const read = readSettings(rules, block.settings);
  if (!read.ok) return null;
  const playable = await withExample(rules, read.settings, block);
  return block.repeats * expectedRoundMs(playable, read.settings, block.seed);
}

/** With what a play of the block would get, where it needs something. */
async function withExample(rules: AnyGame, settings: object, block: DraftBlock): Promise<AnyGame> {
  if (wishOf(rules, settings) === null) return rules;
  const { material } = await queryClient.ensureQueryData(
    materialQuery(block.game, settings, materialOf(block)),
  );
  return withMaterial(rules, material);
}
