/** What a group finds hardest. */
import type { GroupTrouble } from '@mindhero/contract/group-trouble';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { readStepTag } from '@mindhero/engine/soroban';
import type pg from 'pg';
import { pupilsSql } from '../../entities/training/pupils.ts';
import { taggedSql } from '../../entities/training/tagged.ts';

/** More would be no advice. */
const SHOWN = 3;

const hardest = (rows: string) => `(
  select coalesce(json_agg(hard), '[]') from (
    ${rows} order by wrong::float / (wrong + "right") desc, wrong desc, name limit ${SHOWN}) as hard)`;

/** Of one pupil after the other: otherwise everybody's days might be read. */
const troubleSql = `
with ${pupilsSql}, ${taggedSql()}, games as (
  select name, sum("right")::int as "right", sum(wrong)::int as wrong
  from pupil cross join lateral (
    select game as name, sum(correct) as "right", sum(incorrect + missed) as wrong from trained_days
    where user_id = pupil.id and day > pupil.before group by game) as trained
  group by name
)
select
  ${hardest(`select tag as name, "right", wrong from tagged where tag ~ '@' and wrong > 0 and wrong + "right" >= ${FEW_ANSWERS}`)} as steps,
  ${hardest(`select * from games where wrong > 0 and wrong + "right" >= ${FEW_ANSWERS}`)} as games`;

interface Counted<Name> {
  readonly name: Name;
  readonly right: number;
  readonly wrong: number;
}

interface Row {
  readonly steps: readonly Counted<string>[];
  readonly games: readonly Counted<GroupTrouble['games'][number]['game']>[];
}

/** The moves and the games with the largest share of mistakes in the last `days` days, today included, over all students of a group. */
export async function findTrouble(
  pool: pg.Pool,
  groupId: number,
  days: number,
  now: Date,
): Promise<GroupTrouble> {
  const { rows } = await pool.query<Row>({
    name: 'trouble_of_group',
    text: troubleSql,
    values: [groupId, now, days],
  });
  const { steps, games } = rows[0] ?? { steps: [], games: [] };
  return {
    techniques: steps.flatMap(({ name, right, wrong }) => {
      const step = readStepTag(name);
      return step === null ? [] : [{ digit: step.digit, move: step.move, right, wrong }];
    }),
    games: games.map(({ name, right, wrong }) => ({ game: name, right, wrong })),
  };
}
