/** Plays a planned play, and stores it through the same functions as the API. */
import { withMaterial } from '@mindhero/engine/play';
import { playIdAt } from '@mindhero/engine/play-id';
import { presetOf } from '@mindhero/engine/presets';
import type { Random } from '@mindhero/engine/random';
import type { Material } from '@mindhero/engine/reading/material';
import { score } from '../modules/plays/rules.ts';
import { type Connection, insertPlay, storeFinish } from '../modules/plays/statements.ts';
import type { PlannedPlay } from './plan.ts';
import { simulateLog } from './simulate.ts';

/** What lies between the last answer and the arrival of the log. */
export const UNDERWAY_MS = 400;

/** A planned play as it went. */
export type PlayedPlay = ReturnType<typeof playThrough>;

/**
 * Lets the pupil play, and scores the log as the API does: points, stars and techniques are counted as of anybody.
 * @param material what it is played with; null where it needs nothing
 */
export function playThrough(play: PlannedPlay, random: Random, material: Material | null) {
  const { settings, seed, started_at } = play;
  const game = withMaterial(play.game, material);
  const id = playIdAt(started_at.getTime(), uuid(random));
  const log = simulateLog(game, play);
  const elapsedMs = (log.at(-1)?.t ?? 0) + UNDERWAY_MS;
  const started = { version: game.version, settings, origin: 'drawn', seed, only: null } as const;
  return {
    start: {
      ...started,
      id,
      game: game.id,
      subject: game.subject,
      started_at,
      homework: null,
      preset: presetOf(game, settings)?.id ?? null,
      earliest_at: null,
      material,
    },
    scored: score(game, started, log, elapsedMs),
    finished_at: new Date(started_at.getTime() + elapsedMs),
  };
}

/** Starts the play at its time and finishes it by the product's own statements. */
export async function storePlay(
  connection: Connection,
  userId: number,
  { start, scored, finished_at }: PlayedPlay,
): Promise<void> {
  await insertPlay(connection, { ...start, user_id: userId });
  await storeFinish(
    connection,
    { play: { id: start.id, user_id: userId }, score: scored, now: finished_at },
    'known',
  );
}

/** A version 4 UUID from seeded draws. */
export function uuid(random: Random): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.integer(0, 15).toString(16)).join('');
  const variant = random.integer(8, 11).toString(16);
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${variant}${digits(3)}-${digits(12)}`;
}
