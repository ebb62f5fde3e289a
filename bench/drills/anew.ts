/** Whatever is kept, beside the same counted anew from what it was made of. */
import { bothLearned } from '@mindhero/server/test/learned';
import { bothIn } from '@mindhero/server/test/totals';
import type pg from 'pg';
import { until } from './until.ts';

/** What came of comparing. */
export interface Compared {
  /** So much was counted anew. */
  readonly rows: number;
  /** What each row is that one of both has and the other has not. */
  readonly wrong: readonly string[];
}

interface Row {
  readonly what: string;
}

/** Rows that one of both has and the other has not. */
export function compareRows(read: readonly Row[], counted: readonly Row[]): Compared {
  const byText = (rows: readonly Row[]) => new Map(rows.map((row) => [JSON.stringify(row), row.what]));
  const [texts, others] = [byText(read), byText(counted)];
  const wrong = [...texts.keys(), ...others.keys()].filter((text) => texts.has(text) !== others.has(text));
  return { rows: counted.length, wrong: wrong.map((text) => texts.get(text) ?? others.get(text) ?? '') };
}

/** Sums, stars and records. @param today the day of the lists of this week */
export async function compareSums(pool: pg.Pool): Promise<Compared> {
  const { read, counted } = await bothIn(pool, new Date().toISOString().slice(0, 10));
  return compareRows(read, counted);
}

/** Masteries, mistakes and predictions, once a server that runs has folded what was finished. */
export async function compareLearned(pool: pg.Pool): Promise<Compared> {
  await folded(pool);
  const { read, counted } = await bothLearned(pool);
  return compareRows(read, counted);
}

/** Nothing waits to be added up any more. @throws Error if it goes on waiting */
export async function folded(pool: pg.Pool): Promise<void> {
  const waiting = 'select from finish_log union all select from rating_log limit 1';
  if (!(await until(async () => (await pool.query(waiting)).rowCount === 0)))
    throw new Error('the fold does not come to an end');
}
