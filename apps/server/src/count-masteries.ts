/** Works out anew what pupils master, from the logs of their plays: for who trained before it was kept, and to prove what is. */
import { isCounted, type PlayFlag } from '@mindhero/contract/play';
import { evidenceOf } from '@mindhero/engine/mastery/evidence';
import { excerpt, InvalidEvent, type PlayEvent, replay, withMaterial } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import {
  type Known,
  learn,
  type Learned,
  nothingKnown,
  type TrainedPlay,
} from './entities/training/known.ts';
import { keepKnown } from './entities/training/store-known.ts';
import { materialOf, type PlayRow } from './modules/plays/row.ts';
import { findEvents } from './modules/plays/statements.ts';
import { schoolDayOf } from './platform/db/school-day.ts';
import { inTransaction } from './platform/db/transaction.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** Plays of one question: their settings and materials are in memory at a time. */
const PAGE = 200;

/** Those that the log of finishes still holds are folded later. */
const playsSql = `
select plays.*, r.content, ${schoolDayOf('plays.finished_at')}::text as day
from plays join users on users.id = plays.user_id left join schools on schools.id = users.school_id
left join material_revisions r on r.id = plays.revision_id
where plays.user_id = $1 and finished_at is not null and (finished_at, plays.id) > ($2, $3)
  and not flags && '{too_fast,crowded,version_outdated}'
  and not exists (select from finish_log line where line.user_id = $1 and line.play_id = plays.id)
order by finished_at, plays.id limit ${PAGE}`;

type Row = PlayRow & {
  readonly day: string;
  readonly finished_at: Date;
  readonly flags: readonly PlayFlag[];
};

/** What all finished plays of a person tell, as the fold would have learned it: some plays after the other, the last knows most. */
export async function* learnAnew(client: Client, userId: number): AsyncGenerator<Learned> {
  let known = nothingKnown;
  let after: readonly [Date, string] = [new Date(0), '00000000-0000-0000-0000-000000000000'];
  for (let isMore = true; isMore;) {
    const { rows } = await client.query<Row>(playsSql, [userId, ...after]);
    const plays: TrainedPlay[] = [];
    for (const row of rows) plays.push(await playOf(client, row));
    const learned = learn(known, plays);
    yield learned;
    known = learned;
    const last = rows.at(-1);
    isMore = rows.length === PAGE && last !== undefined;
    if (last !== undefined) after = [last.finished_at, last.id];
  }
}

/** @returns what is known of a person in the end */
export async function countKnown(client: Client, userId: number): Promise<Known> {
  let known = nothingKnown;
  for await (const { mastery, weeks } of learnAnew(client, userId)) known = { mastery, weeks };
  return known;
}

/** Rules that have changed since say nothing of what was answered under the old ones. */
async function playOf(client: Client, row: Row): Promise<TrainedPlay> {
  const { id, day, settings, seed, flags, version, only } = row;
  const game = withMaterial(games[row.game], materialOf(row));
  if (version !== game.version || !isCounted(flags)) return { id, day, answers: [] };
  const events: readonly PlayEvent[] = await findEvents(client, id);
  try {
    const { result } = replay(excerpt(game, only), settings, streams(Number(seed)), events);
    return { id, day, answers: evidenceOf(result, game.difficulty(settings)) };
  } catch (error) {
    // One log that cannot be read any more must not keep all others from being counted.
    if (error instanceof InvalidEvent) return { id, day, answers: [] };
    throw error;
  }
}

/** Holds the person, so that no finish and no fold comes between. */
export function countPerson(pool: pg.Pool, userId: number): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('select from users where id = $1 for no key update', [userId]);
    if (rowCount === 0) return;
    await keepKnown(client, new Map([[userId, await countKnown(client, userId)]]));
    await client.query('update masteries set is_whole = true where user_id = $1', [userId]);
  });
}

/**
 * Whoever trained before mastery was kept, one after the other.
 * @returns how many there were
 */
export async function countMasteries(
  pool: pg.Pool,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<number> {
  for (let counted = 0; ; counted++) {
    const { rows } = await pool.query<{ user_id: number }>(
      'select user_id from masteries where not is_whole order by user_id limit 1',
    );
    const [next] = rows;
    if (next === undefined || signal?.aborted === true) return counted;
    await countPerson(pool, next.user_id);
  }
}
