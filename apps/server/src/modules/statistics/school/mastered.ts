/** What is mastered in each year level and group of a school. */
import { type Mastered, type MasteredYear, skillKinds } from '@mindhero/contract/statistics/school';
import { standingLetters } from '@mindhero/engine/mastery/packed';
import { skills } from '@mindhero/engine/mastery/skills';
import type pg from 'pg';
import { readMasteries } from '../../../entities/training/masteries.ts';
import { tenths } from '../../../platform/db/week.ts';
import { membersSql } from './members.ts';
import type { ToldSchool } from './told-school.ts';
import { yearOf } from './year.ts';

/** The standings of all pupils of a group in one text: each has as many letters. Parameter: `$1` the school. */
const groupsSql = `
with ${membersSql}, logged as (select distinct user_id from finish_log)
select groups.id, groups.name, string_agg(kept.standings, '') filter (where logged.user_id is null) as standings,
  array_agg(member.user_id) filter (where logged.user_id is not null) as logged
from groups left join member on member.group_id = groups.id
left join masteries as kept on kept.user_id = member.user_id left join logged on logged.user_id = member.user_id
where groups.school_id = $1 group by groups.id order by groups.name, groups.id`;

interface Row {
  readonly id: number;
  readonly name: string;
  readonly standings: string | null;
  /** Who has plays that are not folded yet. */
  readonly logged: readonly number[] | null;
}

const PASSED = 'p';

/** Of each place in the standings the kind of its skill. */
const kindAt = skills.map(({ kind }) => skillKinds.findIndex((one) => one === kind));

interface Sum {
  readonly students: number;
  readonly passed: readonly number[];
}

/** @param standings of pupils one after the other */
function sumOf(standings: string): Sum {
  const passed = skillKinds.map(() => 0);
  for (let at = standings.indexOf(PASSED); at >= 0; at = standings.indexOf(PASSED, at + 1)) {
    const kind = kindAt[at % skills.length] ?? -1;
    passed[kind] = (passed[kind] ?? 0) + 1;
  }
  return { students: standings.length / skills.length, passed };
}

function added(sums: readonly Sum[]): Sum {
  return {
    students: sums.reduce((all, { students }) => all + students, 0),
    passed: skillKinds.map((_, kind) => sums.reduce((all, { passed }) => all + (passed[kind] ?? 0), 0)),
  };
}

const means = ({ students, passed }: Sum) => ({
  students,
  passed: students === 0 ? null : passed.map((sum) => tenths(sum / students)),
});

/** Who is in two groups counts in both. */
export async function findMastered(
  pool: Pick<pg.Pool, 'query'>,
  school: ToldSchool,
): Promise<Omit<Mastered, 'school'>> {
  const { rows } = await pool.query<Row>({ name: 'mastered', text: groupsSql, values: [school.id] });
  const known = await readMasteries(pool, [...new Set(rows.flatMap(({ logged }) => logged ?? []))]);
  const groups = rows.map(({ id, name, standings, logged }) => {
    const fresh = (logged ?? []).flatMap((person) => known.get(person) ?? []).map(standingLetters);
    return { id, name, year: yearOf(name), sum: sumOf(`${standings ?? ''}${fresh.join('')}`) };
  });
  const years = [...Map.groupBy(groups, ({ year }) => year)]
    .toSorted(([one], [other]) => (one ?? Infinity) - (other ?? Infinity))
    .map(([year, some]): MasteredYear => ({
      year,
      ...means(added(some.map(({ sum }) => sum))),
      groups: some.map(({ id, name, sum }) => ({ id, name, ...means(sum) })),
    }));
  return {
    kinds: skillKinds.map((kind) => ({ kind, skills: skills.filter((skill) => skill.kind === kind).length })),
    years,
  };
}
