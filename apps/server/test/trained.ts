/** Training that is in the log of finished plays, without plays: sums hold it once the log is folded, and readers see it at once. */
import { randomUUID } from 'node:crypto';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import { finishLog } from '../src/platform/db/schema/index.ts';
import type { TestApp } from './app.ts';

interface Trained {
  /** Of the calendar where the person goes to school. */
  readonly day: string;
  readonly game?: GameId;
  readonly correct?: number;
  readonly incorrect?: number;
  readonly missed?: number;
  readonly minutes?: number;
  readonly points?: number;
  readonly tags?: Readonly<Record<string, readonly [right: number, wrong: number]>>;
}

/** As the finish of a play writes it. */
export async function addTraining(
  server: Pick<TestApp, 'database' | 'clock'>,
  people: readonly { readonly id: number }[],
  { game = 'columns', minutes = 1, tags = {}, ...figures }: Trained,
): Promise<void> {
  const line = {
    ...figures,
    at: server.clock.now,
    game,
    subject: games[game].subject,
    plays: 1,
    active_ms: Math.round(minutes * 60_000),
    tags,
  };
  await server.database.db
    .insert(finishLog)
    .values(people.map(({ id }) => ({ ...line, user_id: id, play_id: randomUUID() })));
}
