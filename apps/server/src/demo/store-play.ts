/** Plays a planned play and stores it through the same functions as the API. */
import type { Random } from '@mindhero/engine/random';
import { score } from '../modules/plays/rules.ts';
import { type Connection, insertPlay, storeFinish } from '../modules/plays/statements.ts';
import type { PlannedPlay } from './plan.ts';
import { simulateLog } from './simulate.ts';

/** What lies between the last answer and the arrival of the log. */
export const UNDERWAY_MS = 400;

/**
 * Starts a play at its time and finishes it by the product's own statements, so that points, stars and techniques are
 * counted as of any pupil.
 */
export async function storePlay(
  connection: Connection,
  userId: number,
  play: PlannedPlay,
  random: Random,
): Promise<void> {
  const { game, settings, seed, startedAt } = play;
  const id = uuid(random);
  const log = simulateLog(game, play);
  const elapsedMs = (log.at(-1)?.t ?? 0) + UNDERWAY_MS;
  const started = { version: game.version, settings, origin: 'drawn', seed, only: null } as const;
  const scored = score(game, started, log, elapsedMs);
  await insertPlay(connection, {
    ...started,
    id,
    userId,
    game: game.id,
    subject: game.subject,
    startedAt,
    homework: null,
  });
  const finishedAt = new Date(startedAt.getTime() + elapsedMs);
  await storeFinish(connection, { id, userId }, scored, finishedAt);
}

/** A version 4 UUID from seeded draws. */
export function uuid(random: Random): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.integer(0, 15).toString(16)).join('');
  const variant = random.integer(8, 11).toString(16);
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${variant}${digits(3)}-${digits(12)}`;
}
