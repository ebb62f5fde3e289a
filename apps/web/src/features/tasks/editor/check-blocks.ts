/** What the games say of blocks: whether their settings work, and how long they take. */
import type { FieldError } from '@mindhero/contract/errors';
import type { Block } from '@mindhero/contract/task';
import { expectedRoundMs } from '@mindhero/engine/homework';
import { readSettings } from '@mindhero/engine/settings';
import { loadRoom } from '../../../entities/game/game-settings/load-room.ts';

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
export async function expectedMs({ game, settings, repeats, seed }: Block): Promise<number | null> {
  const { rules } = await loadRoom(game);
  const read = readSettings(rules, settings);
  return read.ok ? repeats * expectedRoundMs(rules, read.settings, seed) : null;
}
