/** The library: how long a start takes that brings it into an empty database, and one that finds it there. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { loadLibrary } from '@mindhero/server/library/load';
import { startEmbedded } from '@mindhero/server/platform/db/embedded';
import { migrate } from '@mindhero/server/platform/db/migrate';
import pg from 'pg';
import type { Figure } from './figure.ts';

const FIRST_TARGET_MS = 3_000;
const SECOND_TARGET_MS = 50;

/** Starts that find everything there; the slowest counts. */
const STARTS = 5;

export async function measure(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mindhero-bench-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbedded({ dataDir });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  try {
    await migrate(postgres.url);
    const first = await timeOf(postgres.url);
    const others: number[] = [];
    for (let start = 0; start < STARTS; start++) others.push(await timeOf(postgres.url));
    const { rows } = await pool.query<{ texts: number; lists: number }>(
      `select count(*) filter (where kind = 'text')::int as texts, count(*) filter (where kind = 'words')::int as lists
       from materials`,
    );
    const [{ texts, lists } = { texts: 0, lists: 0 }] = rows;
    return [
      figureOf(
        `loading ${texts} texts and ${lists} word lists into an empty database`,
        first,
        FIRST_TARGET_MS,
      ),
      figureOf('a start with nothing to load', Math.max(...others), SECOND_TARGET_MS),
    ];
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(postgres.folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timeOf(url: string): Promise<number> {
  const began = performance.now();
  await loadLibrary(url, { now: new Date(), notice: console.error });
  return performance.now() - began;
}

const figureOf = (name: string, ms: number, target: number): Figure => ({
  name,
  measured: `${Math.round(ms)} ms`,
  target: `< ${target.toLocaleString('en')} ms`,
  met: ms < target,
});
