/** What is kept of what pupils master, where they err and how well that was foretold, and the same learned anew from their plays. */
import { pack } from '@mindhero/engine/mastery/packed';
import type pg from 'pg';
import { learnAnew } from '../src/count-masteries.ts';
import type { Known, Mistake, Prediction } from '../src/entities/training/known.ts';
import { readAllKnown } from '../src/entities/training/masteries.ts';
import {
  type PersonsMistake,
  type PredictionSum,
  probesOf,
  tenthsOf,
} from '../src/entities/training/store-known.ts';

const masteryOf = (user: number, { mastery, weeks }: Known) => ({
  what: 'mastery',
  user,
  ...pack(mastery),
  weeks: [...weeks].toSorted(([a], [b]) => a - b),
});

const mistakeOf = ({ user, play, day, item, skill, task, expected, given }: PersonsMistake) => ({
  what: 'mistake',
  user,
  play,
  day,
  item,
  skill,
  task,
  expected,
  given,
});

/** Chances were added up in another order, so that the last digits are others. */
const predictionOf = ({ day, key, answers, right, expected }: PredictionSum<number | string>) => ({
  what: 'prediction',
  day,
  key,
  answers,
  right,
  expected: expected.toFixed(6),
});

/** Of everybody, as rows to be compared. Nothing may wait in the log of finishes, and nothing be so old that it is deleted. */
export async function bothLearned(pool: Pick<pg.Pool, 'query'>) {
  const { rows: people } = await pool.query<{ id: number }>(
    'select distinct user_id as id from plays where finished_at is not null',
  );
  const kept = await readAllKnown(
    pool,
    people.map(({ id }) => id),
  );
  const { rows: mistakes } = await pool.query<PersonsMistake>(
    `select user_id as user, play_id as play, day::text, item, skill, task, expected, given from mistakes`,
  );
  const { rows: predictions } = await pool.query<PredictionSum<number>>(
    'select day::text, bucket as key, answers, "right", expected from predictions',
  );
  const { rows: probes } = await pool.query<PredictionSum<string>>(
    'select day::text, skill as key, answers, "right", expected from probes',
  );
  const counted: ReturnType<typeof masteryOf | typeof mistakeOf | typeof predictionOf>[] = [];
  const foretold: Prediction[] = [];
  for (const { id: user } of people) {
    let known: Known | undefined;
    for await (const learned of learnAnew(pool, user)) {
      known = learned;
      counted.push(...learned.mistakes.map((mistake: Mistake) => mistakeOf({ ...mistake, user })));
      foretold.push(...learned.predictions);
    }
    if (known !== undefined) counted.push(masteryOf(user, known));
  }
  return {
    read: [
      ...[...kept].map(([user, known]) => masteryOf(user, known)),
      ...mistakes.map(mistakeOf),
      ...[...predictions, ...probes].map(predictionOf),
    ],
    counted: [...counted, ...[...tenthsOf(foretold), ...probesOf(foretold)].map(predictionOf)],
  };
}
