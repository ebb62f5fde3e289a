/** Parts of tasks. A browser checks drafts with the shape, so it stands apart from what only a server checks. */
import { MAX_SEED } from '@mindhero/engine/random';
import { gameIds } from '@mindhero/games/catalogue';
import * as z from 'zod/mini';
import { MOST_REPEATS } from './limits.ts';

export const materialModes = ['each', 'fixed'] as const;
export type MaterialMode = (typeof materialModes)[number];

/**
 * Part of a task: a game with its settings, played one or several times. The settings are checked against the game's
 * own schema. The seed is drawn by the person who writes the task, so that the preview shows what students get.
 */
export const block = z.strictObject({
  game: z.enum(gameIds),
  settings: z.record(z.string(), z.unknown()),
  repeats: z.int().check(z.minimum(1), z.maximum(MOST_REPEATS)),
  seed: z.int().check(z.minimum(0), z.maximum(MAX_SEED)),
  /** Of a game that is played with one: whether each student gets an own one, as is usual, or all of them the same. */
  material: z.optional(z.enum(materialModes)),
  /** The one that all get. Left out with `fixed`, it is chosen when the task is saved. */
  revision: z.optional(z.int().check(z.positive())),
});
export type Block = z.infer<typeof block>;
