/** Which skills a group gets wrong most. */
import { type HardSkill, MOST_HARD } from '@mindhero/contract/statistics/teaching';
import { PASS_ANSWERS } from '@mindhero/engine/mastery/mastery';
import { type SkillId, skills, skillsOf } from '@mindhero/engine/mastery/skills';
import { type Mistake, typicalMistake } from '@mindhero/engine/typical-mistake';
import type { GameId } from '@mindhero/games/catalogue';
import { isTrainedIn } from '@mindhero/games/skill-trainings';
import type pg from 'pg';
import { pupilsSql } from '../../../entities/training/pupils.ts';
import { taggedSql } from '../../../entities/training/tagged.ts';

const tagsSql = `with ${pupilsSql}, ${taggedSql('$3::int')} select * from tagged`;

const mistakesSql = `with ${pupilsSql}
select skill, expected, given, count(*)::int as count
from pupil cross join lateral (
  select skill, expected, given from mistakes
  where user_id = pupil.id and day > pupil.before and skill = any($4)) as made
group by skill, expected, given`;

interface TagRow {
  readonly tag: string;
  readonly right: number;
  readonly wrong: number;
  readonly students_wrong: readonly number[];
  readonly right_before: number;
  readonly wrong_before: number;
}

interface MistakeRow extends Mistake {
  readonly skill: SkillId;
}

interface Asked {
  readonly group: number;
  readonly now: Date;
  readonly days: number;
  /** Only skills that are trained in it. */
  readonly game?: GameId | undefined;
}

type Counted = Pick<HardSkill, 'skill' | 'right' | 'wrong' | 'students_wrong' | 'before'>;

/**
 * The skills with the largest share of wrong answers, each with what it was in as many days before; of which there are few
 * answers come last.
 */
export async function findHardest(pool: pg.Pool, { group, now, days, game }: Asked): Promise<HardSkill[]> {
  const { rows } = await pool.query<TagRow>({
    name: 'tags_of_group',
    text: tagsSql,
    values: [group, now, days],
  });
  const hardest = bySkill(rows)
    .filter(({ skill, wrong }) => wrong > 0 && isTrainedIn(skill, game))
    .toSorted(byShare)
    .slice(0, MOST_HARD);
  const found = await pool.query<MistakeRow>({
    name: 'mistakes_of_group',
    text: mistakesSql,
    values: [group, now, days, hardest.map(({ skill }) => skill)],
  });
  const mistakes = Map.groupBy(found.rows, ({ skill }) => skill);
  return hardest.map((line) => ({ ...line, ...toldOf(mistakes.get(line.skill) ?? []) }));
}

/** Tags say on which digit a move was made, too; a skill is all of them together. */
function bySkill(rows: readonly TagRow[]): readonly Counted[] {
  const counted = Map.groupBy(
    rows.flatMap((row) => skillsOf([row.tag]).map((skill) => ({ skill, ...row }))),
    ({ skill }) => skill,
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return skills.flatMap(({ id }) => {
    const of = counted.get(id);
    if (of === undefined) return [];
    return [
      {
        skill: id,
        right: sum(of.map(({ right }) => right)),
        wrong: sum(of.map(({ wrong }) => wrong)),
        students_wrong: new Set(of.flatMap((row) => row.students_wrong)).size,
        before: {
          right: sum(of.map(({ right_before }) => right_before)),
          wrong: sum(of.map(({ wrong_before }) => wrong_before)),
        },
      },
    ];
  });
}

const isSure = ({ right, wrong }: Counted) => right + wrong >= PASS_ANSWERS;
const share = ({ right, wrong }: Counted) => wrong / (right + wrong);

const byShare = (a: Counted, b: Counted) =>
  Number(isSure(b)) - Number(isSure(a)) || share(b) - share(a) || b.wrong - a.wrong;

function toldOf(mistakes: readonly Mistake[]): Pick<HardSkill, 'mistakes' | 'typical'> {
  const typical = typicalMistake(mistakes);
  return {
    mistakes: mistakes.reduce((sum, { count }) => sum + count, 0),
    typical: typical && {
      difference: typical.kind === 'difference' ? typical.difference : null,
      given: typical.kind === 'given' ? typical.given : null,
      count: typical.count,
    },
  };
}
