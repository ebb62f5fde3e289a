/** A block that is looked at where its task is changed. */
import { isDeepStrictEqual } from 'node:util';
import { readSettings } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import { and, eq } from 'drizzle-orm';
import { visibleTasks } from '../../platform/auth/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { tasks } from '../../platform/db/schema/index.ts';
import type { Caller } from '../../platform/http/mount.ts';

/** What homework says of a block. */
export interface SetBlock {
  /** Who set it; null for somebody who is gone. */
  readonly author: number | null;
  /** What all get; null where each gets an own one. */
  readonly revision: number | null;
}

/** The block of these settings of a task that the caller may open; null if it has none. */
export async function findSetBlock(
  db: Database,
  { actor, scope }: Caller,
  task: number,
  { game, settings }: { readonly game: GameId; readonly settings: object },
): Promise<SetBlock | null> {
  const [found] = await db
    .select({ author: tasks.author_id, blocks: tasks.blocks })
    .from(tasks)
    .where(and(eq(tasks.id, task), visibleTasks(actor, scope)));
  const block = found?.blocks.find((one) => {
    const read = one.game === game ? readSettings(games[game], one.settings) : null;
    return read?.ok === true && isDeepStrictEqual(read.settings, settings);
  });
  if (found === undefined || block === undefined) return null;
  return { author: found.author, revision: block.material === 'fixed' ? (block.revision ?? null) : null };
}
