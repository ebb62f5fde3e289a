/** How well it is predicted which answers are right. */
import { dayNumber, dayOfNumber, planDay } from '@mindhero/contract/calendar';
import type { Model } from '@mindhero/contract/statistics/platform';
import { calibrationError } from '@mindhero/engine/mastery/calibration';
import { shareOf } from '@mindhero/engine/share';
import type pg from 'pg';
import { readProbes } from '../../../entities/training/probes.ts';
import { tenths } from '../../../platform/db/week.ts';

const BUCKETS = 10;

/** Parameter: `$1` the first day. */
const modelSql = `
select bucket, sum(answers)::int as answers, sum("right")::int as "right", sum(expected) as expected
from predictions where day >= $1::date group by bucket`;

interface Row {
  readonly bucket: number;
  readonly answers: number;
  readonly right: number;
  readonly expected: number;
}

/** Of the answers of the last so many days. */
export async function findModel(pool: Pick<pg.Pool, 'query'>, days: number, now: Date): Promise<Model> {
  const first = dayOfNumber(dayNumber(planDay(now)) - days + 1);
  const { rows } = await pool.query<Row>({ name: 'model', text: modelSql, values: [first] });
  const probes = await readProbes(pool, first);
  const known = new Map(rows.map((row) => [row.bucket, row]));
  const error = calibrationError(rows);
  return {
    tenths: Array.from({ length: BUCKETS }, (_, bucket) => {
      const { answers = 0, right = 0, expected = 0 } = known.get(bucket) ?? {};
      return { bucket, answers, predicted: shareOf(expected, answers), observed: shareOf(right, answers) };
    }),
    probes: [...probes].map(([skill, { answers, right, expected }]) => ({
      skill,
      answers,
      predicted: tenths((100 * expected) / answers),
      observed: tenths((100 * right) / answers),
    })),
    answers: rows.reduce((sum, { answers }) => sum + answers, 0),
    error: error === null ? null : tenths(100 * error),
  };
}
