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

/**
 * What this person's pupils have read, or a pupil's own reading. Pupil by pupil, whatever the planner makes of their
 * number: they are few and each has read little, and what all others have read is not looked at.
 * @param which on `material_reads`
 */
const readsOf = (actor: Actor, which = sql`true`): SQL =>
  sql`(select ${users.id} from ${users} where ${visibleStudents(actor, viewers[actor.role])}) as pupil
    cross join lateral (select material_id, times, correct, asked from ${materialReads}
      where user_id = pupil.id and ${which} offset 0) as reads`;

interface Summed extends Record<string, unknown> {
  readonly id: number;
  readonly played: number;
  readonly correct: number;
  readonly asked: number;
}

/** The figures of a few materials. */
export async function figuresOf(
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<(id: number) => Figures> {
  if (ids.length === 0) return () => nothing;
  // They are put in order for each pupil; in order already, that costs half.
  const some = sql`material_id = any(${sql.param(ids.toSorted((a, b) => a - b))}::int[])`;
  const { rows } = await db.execute<Summed>(
    actor.role === 'ADMIN'
      ? sql`select material_id as id, times as played, correct, asked from ${materialTotals} where ${some}`
      : sql`select material_id as id, sum(times)::int as played, sum(correct)::int as correct, sum(asked)::int as asked
          from ${readsOf(actor, some)} group by material_id`,
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
    from ${readsOf(actor)} group by material_id`;
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
      ? sql`select * from ${materialTotals} where times > 0`
      : sql`select material_id, sum(times)::int as times, sum(correct)::int as correct, sum(asked)::int as asked
          from ${readsOf(actor, sql`times > 0`)} group by material_id`;
  const usable = together(reachable(actor, { source: 'all', archived: false }), materials);
  // In order first: only as many as are listed are looked for among what the caller may use.
  const first = (list: Read['list'], where: SQL, order: SQL) =>
    sql`(select ${list} as list, text.id, text.title, times as played, correct, asked
      from (select * from read where ${where} order by ${order}, material_id) as sums
      cross join lateral (select ${materials.id}, ${materials.title} from ${usable}
        where ${materials.id} = sums.material_id and ${materials.kind} = 'text' offset 0) as text
      order by ${order}, material_id limit ${most})`;
  const { rows } = await db.execute<Read>(
    sql`with read as materialized (
        select *, correct::float / nullif(asked, 0) as understood from (${summed}) as sums)
      ${first('most', sql`true`, sql`times desc`)}
      union all ${first('least', sql`asked > 0`, sql`understood`)}`,
  );
  const listed = (name: Read['list']) =>
    rows
      .filter(({ list }) => list === name)
      .map(({ title, ...row }) => ({ id: row.id, title, ...toFigures(row) }));
  return { read_most: listed('most'), understood_least: listed('least') };
}
