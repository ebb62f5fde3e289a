/** Answers to questions that came by chance, added up: by them difficulties are calibrated. */
import { dayNumber, dayOfNumber, planDay } from '@mindhero/contract/calendar';
import { correctionsAfter, type Counted } from '@mindhero/engine/mastery/calibrate';
import { type Corrections, corrections } from '@mindhero/engine/mastery/corrections';
import { type SkillId, skills } from '@mindhero/engine/mastery/skills';
import type pg from 'pg';

const sql = `
select skill, sum(answers)::int as answers, sum("right")::int as "right", sum(expected) as expected
from probes where day >= $1::date group by skill`;

/** @param from YYYY-MM-DD, the first day that counts @returns of each skill of which any came, in the order of all skills */
export async function readProbes(
  pool: Pick<pg.Pool, 'query'>,
  from: string,
): Promise<ReadonlyMap<SkillId, Counted>> {
  const { rows } = await pool.query<Counted & { readonly skill: string }>({
    name: 'read_probes',
    text: sql,
    values: [from],
  });
  const known = new Map(rows.map(({ skill, ...counted }) => [skill, counted]));
  return new Map(
    skills.flatMap(({ id }) => {
      const counted = known.get(id);
      return counted === undefined ? [] : [[id, counted] as const];
    }),
  );
}

/** What the next release is to take over, if it comes within a day: see docs/operations.md. */
export async function calibrateNow(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<Corrections> {
  return correctionsAfter(
    await readProbes(pool, corrections.since),
    dayOfNumber(dayNumber(planDay(now)) + 1),
  );
}
