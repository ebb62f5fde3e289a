/**
 * The demonstration school: people, plans, and months of plays that pupils could have played, scored and stored by the
 * very functions that finish a real play. Everything comes from one seed; only the dates move along with today.
 */
import { levelOf } from '@mindhero/engine/levels';
import { wishOf } from '@mindhero/engine/play';
import { type Streams, streams } from '@mindhero/engine/random';
import type { Material } from '@mindhero/engine/reading/material';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import { chooseMaterial } from '../entities/materials/choose.ts';
import { mendRatings } from '../entities/rating/mend.ts';
import { fold } from '../entities/training/fold.ts';
import type { Passwords } from '../platform/auth/passwords.ts';
import type { Clock } from '../platform/clock.ts';
import { throughPool } from '../platform/db/through.ts';
import { storeHomework } from './homework.ts';
import { pupils } from './people.ts';
import { type PlannedPlay, planPlays } from './plan.ts';
import { storeAudit } from './store-audit.ts';
import { storeMaterials } from './store-materials.ts';
import { storePeople } from './store-people.ts';
import { playThrough, storePlay } from './store-play.ts';

const SEED = 20_261_120;

/** Held while a process looks for people and makes some, so that two of them do not both make them. */
const SEED_LOCK = 7_231_906;

interface Options {
  readonly pool: pg.Pool;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly clock: Clock;
  /** Told the share that is done, 0 to 1. */
  readonly progress?: (share: number) => void;
}

/**
 * Fills an empty database, in which the library is; leaves one alone in which there is anybody. All or nothing: interrupted, it starts anew.
 * @returns whether it filled the database
 */
export async function seedDemo({ pool, passwords, clock, progress = () => {} }: Options): Promise<boolean> {
  const isFilled = await fillIfEmpty({ pool, passwords, clock, progress });
  if (isFilled) {
    await fold(pool, clock());
    // Plays were not stored in the order of their days.
    await mendRatings(pool, clock());
  }
  return isFilled;
}

async function fillIfEmpty({ pool, passwords, clock, progress }: Required<Options>): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const { rowCount } = await client.query('select 1 from users limit 1');
    if (rowCount === 0) await fill(client, passwords, clock(), progress);
    await client.query('commit');
    return rowCount === 0;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/**
 * What a planned play is played with, chosen as for anybody: the library is there before.
 * @throws Error where there is nothing
 */
async function materialFor(
  client: pg.PoolClient,
  userId: number,
  { game, settings, seed }: PlannedPlay,
): Promise<Material | null> {
  const asking = { reader: userId, reach: userId, seed };
  const chosen = await chooseMaterial(throughPool(client), game, settings, asking);
  if (!chosen.ok) throw new Error(`there is nothing to play ${game.id} with`);
  return chosen.material;
}

/** Pupils have seen their levels come. */
async function celebrate(client: pg.PoolClient, userId: number): Promise<void> {
  const { rows } = await client.query<{ points: number }>('select points from users where id = $1', [userId]);
  const level = levelOf(rows[0]?.points ?? 0);
  await client.query('update users set celebrated_level = $2 where id = $1', [userId, level]);
}

async function fill(
  client: pg.PoolClient,
  passwords: Pick<Passwords, 'hash'>,
  now: Date,
  progress: (share: number) => void,
): Promise<void> {
  const random = streams(SEED);
  const ofPupil =
    (username: string): Streams =>
    (purpose) =>
      random(`${username}: ${purpose}`);
  const ids = await storePeople(client, passwords, random, now);
  const all = Object.values(games);
  for (const [index, pupil] of pupils.entries()) {
    const userId = ids.get(pupil.username);
    if (userId === undefined) throw new Error(`${pupil.username} was not stored`);
    const own = ofPupil(pupil.username);
    // While the database stores one play, the pupil is at the next.
    let stored = Promise.resolve();
    for (const [number, play] of planPlays(pupil, all, own, now).entries()) {
      // What was read before decides what comes next.
      const isReading = wishOf(play.game, play.settings) !== null;
      if (isReading) await stored;
      const material = isReading ? await materialFor(client, userId, play) : null;
      const played = playThrough(play, own(`play ${number}`), material);
      await stored;
      stored = storePlay(client, userId, played);
    }
    await stored;
    await celebrate(client, userId);
    progress((index + 1) / pupils.length);
  }
  await storeHomework(client, ids, { random: (purpose) => random(`homework: ${purpose}`), ofPupil }, now);
  await storeMaterials(client, ids, now);
  await storeAudit(client, ids, random('audit'), now);
}
