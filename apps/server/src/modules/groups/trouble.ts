/** What a group finds hardest. */
import type { GroupTrouble } from '@mindhero/contract/group-trouble';
import { readStepTag } from '@mindhero/engine/soroban';
import type pg from 'pg';

const DAY_MS = 86_400_000;

/** Of each student: what is newest tells most, and bounds what one look at a group costs. */
const LATEST_PLAYS = 40;

/** Fewer answers of all together say nothing. */
const ENOUGH_STEPS = 10;
const ENOUGH_ANSWERS = 20;

/** More would be no advice. */
const SHOWN = 3;

const hardest = (rows: string) => `(
  select coalesce(json_agg(hard), '[]') from (
    ${rows} order by wrong::float / (wrong + "right") desc, wrong desc, name limit ${SHOWN}) as hard)`;

const troubleSql = `
with recent as materialized (
  select play.* from group_members member
  join users student on student.id = member.user_id and student.is_active
  cross join lateral (
    select game, correct, incorrect, missed, tags from plays
    where plays.user_id = student.id and plays.finished_at > $2
    order by plays.finished_at desc limit ${LATEST_PLAYS}) as play
  where member.group_id = $1
), steps as (
  select tag.name, sum((tag.counts->>0)::int)::int as "right", sum((tag.counts->>1)::int)::int as wrong
  from recent cross join lateral jsonb_each(recent.tags) as tag (name, counts) group by tag.name
), games as (
  select game as name, sum(correct)::int as "right", sum(incorrect + missed)::int as wrong from recent group by game
)
select
  ${hardest(`select * from steps where name ~ '@' and wrong > 0 and wrong + "right" >= ${ENOUGH_STEPS}`)} as steps,
  ${hardest(`select * from games where wrong > 0 and wrong + "right" >= ${ENOUGH_ANSWERS}`)} as games`;

interface Counted<Name> {
  readonly name: Name;
  readonly right: number;
  readonly wrong: number;
}

interface Row {
  readonly steps: readonly Counted<string>[];
  readonly games: readonly Counted<GroupTrouble['games'][number]['game']>[];
}

/** The moves and the games with the largest share of mistakes in the last `days` days, over all students of a group. */
export async function findTrouble(
  pool: pg.Pool,
  groupId: number,
  days: number,
  now: Date,
): Promise<GroupTrouble> {
  const { rows } = await pool.query<Row>({
    name: 'trouble_of_group',
    text: troubleSql,
    values: [groupId, new Date(now.getTime() - days * DAY_MS)],
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
