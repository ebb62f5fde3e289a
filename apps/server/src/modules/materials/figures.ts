/** What the caller's pupils have read, added up for each material. */
import { viewers } from '@mindhero/contract/access';
import { type SQL, eq, sql } from 'drizzle-orm';
import { reachable } from '../../entities/materials/reach.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { visibleStudents } from '../../platform/auth/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { together } from '../../platform/db/list.ts';
import { materialReads, materials, materialTotals, users } from '../../platform/db/schema/index.ts';
import { tenths } from '../../platform/db/week.ts';

export interface Figures {
  readonly played: number;
  /** Percent; null where nobody has answered. */
  readonly understanding: number | null;
}

const nothing: Figures = { played: 0, understanding: null };

/** Of this person's pupils; a pupil's own reading is what is added up for the pupil. */
const pupilsOf = (actor: Actor): SQL =>
  sql`(select ${users.id} from ${users} where ${visibleStudents(actor, viewers[actor.role])}) as pupil`;

interface Summed extends Record<string, unknown> {
  readonly id: number;
  readonly played: number;
  readonly correct: number;
  readonly asked: number;
}

/** The figures of a few materials. Pupils are few, and each has read little: what all others have read is not looked at. */
export async function figuresOf(
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<(id: number) => Figures> {
  if (ids.length === 0) return () => nothing;
  const some = sql`any(${sql.param(ids)}::int[])`;
  const { rows } = await db.execute<Summed>(
    actor.role === 'ADMIN'
      ? sql`select material_id as id, times as played, correct, asked from ${materialTotals} where material_id = ${some}`
      : sql`select material_id as id, sum(times)::int as played, sum(correct)::int as correct, sum(asked)::int as asked
          from ${pupilsOf(actor)} cross join lateral (
            select material_id, times, correct, asked from ${materialReads}
            where user_id = pupil.id and material_id = ${some} offset 0) as reads
          group by material_id`,
  );
  const known = new Map(rows.map((row) => [row.id, toFigures(row)]));
  return (id) => known.get(id) ?? nothing;
}

const toFigures = ({ played, correct, asked }: Summed): Figures => ({
  played,
  understanding: asked === 0 ? null : tenths((100 * correct) / asked),
});

/** What orders a list by figures: a join, and its columns with what nobody has read at the end in either direction. */
export function orderingFigures(actor: Actor, isDescending: boolean) {
  const understanding = sql`100.0 * sum(correct) / nullif(sum(asked), 0)`;
  const summed = sql`select material_id, sum(times) as played, ${understanding} as understanding
    from ${pupilsOf(actor)} join ${materialReads} on user_id = pupil.id group by material_id`;
  const kept = sql`select material_id, times as played, 100.0 * correct / nullif(asked, 0) as understanding
    from ${materialTotals}`;
  return {
    joins: sql`left join (${actor.role === 'ADMIN' ? kept : summed}) as figures
      on ${eq(sql`figures.material_id`, materials.id)}`,
    played: sql`coalesce(figures.played, 0)`,
    understanding: sql`coalesce(figures.understanding, ${isDescending ? sql`-1` : sql`101`})`,
  };
}

interface Read extends Summed {
  readonly title: string;
  readonly list: 'most' | 'least';
}

interface ReadText extends Figures {
  readonly id: number;
  readonly title: string;
}

/** The texts of which the caller's pupils have read most, and understood least; only such as the caller may use. */
export async function findRead(
  db: Database,
  actor: Actor,
  most: number,
): Promise<{ readonly read_most: ReadText[]; readonly understood_least: ReadText[] }> {
  const summed =
    actor.role === 'ADMIN'
      ? sql`select material_id, times, correct, asked from ${materialTotals} where times > 0`
      : sql`select material_id, sum(times)::int as times, sum(correct)::int as correct, sum(asked)::int as asked
          from ${pupilsOf(actor)} join ${materialReads} on user_id = pupil.id where times > 0 group by material_id`;
  const { rows } = await db.execute<Read>(
    sql`with read as materialized (
        select ${materials.id} as id, ${materials.title} as title, times as played, correct, asked
        from (${summed}) as sums join ${together(reachable(actor, { source: 'all', archived: false }), materials)}
          on ${materials.id} = sums.material_id
        where ${materials.kind} = 'text')
      (select 'most' as list, * from read order by played desc, id limit ${most})
      union all
      (select 'least' as list, * from read where asked > 0 order by correct::float / asked, id limit ${most})`,
  );
  const listed = (name: Read['list']) =>
    rows
      .filter(({ list }) => list === name)
      .map(({ title, ...row }) => ({ id: row.id, title, ...toFigures(row) }));
  return { read_most: listed('most'), understood_least: listed('least') };
}
