/** What the caller's pupils have read, added up for each material. */
import { viewers } from '@mindhero/contract/access';
import type { Ordering } from '@mindhero/contract/page';
import { type SQL, sql } from 'drizzle-orm';
import { reachable } from '../../entities/materials/reach.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { visibleStudents } from '../../platform/auth/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { together } from '../../platform/db/list.ts';
import { preparedSql } from '../../platform/db/prepared.ts';
import { materialReads, materials, materialTotals, users } from '../../platform/db/schema/index.ts';
import { tenths } from '../../platform/db/week.ts';

export interface Figures {
  readonly played: number;
  /** Percent; null where nobody has answered. */
  readonly understanding: number | null;
}

/** Added up; of a material that nobody has read it is nothing. */
export interface Sums {
  readonly played: number;
  readonly correct: number;
  readonly asked: number;
}

const nothing: Sums = { played: 0, correct: 0, asked: 0 };

/**
 * What this person's pupils have read, or a pupil's own reading. Who they are is an array, made before anything else is
 * read: they are few and each has read little, and what all others have read is not looked at.
 * @param which on `material_reads`
 */
const readsOf = (actor: Actor, which: SQL): SQL =>
  sql`${materialReads} where ${which} and user_id = any(array(
    select ${users.id} from ${users} where ${visibleStudents(actor, viewers[actor.role])}))`;

interface Summed extends Sums, Record<string, unknown> {
  readonly id: number;
}

type SumsById = (id: number) => Sums;

/** Adds up for some materials. */
export type Summing = (ids: readonly number[]) => Promise<SumsById>;

/** The same for a caller. What has been asked for is known from then on. */
export function summing(db: Database, actor: Actor): Summing {
  const known = new Map<number, Sums>();
  return async (ids) => {
    const unknown = ids.filter((id) => !known.has(id));
    for (const id of unknown) known.set(id, nothing);
    for (const { id, ...sums } of await sumsOf(db, actor, unknown)) known.set(id, sums);
    return (id) => known.get(id) ?? nothing;
  };
}

async function sumsOf(db: Database, actor: Actor, ids: readonly number[]): Promise<readonly Summed[]> {
  if (ids.length === 0) return [];
  const some = sql`material_id = any(${sql.param(ids)}::int[])`;
  return preparedSql<Summed>(
    db,
    actor.role === 'ADMIN'
      ? sql`select material_id as id, times as played, correct, asked from ${materialTotals} where ${some}`
      : sql`select material_id as id, sum(times)::int as played, sum(correct)::int as correct, sum(asked)::int as asked
          from ${readsOf(actor, some)} group by material_id`,
  );
}

/** As they are shown. */
export const toFigures = ({ played, correct, asked }: Sums): Figures => ({
  played,
  understanding: asked === 0 ? null : tenths((100 * correct) / asked),
});

/** The ids in the order of a figure. What nobody has answered comes at the end in either direction. */
export function inOrderOf(
  ordering: Ordering<keyof Figures>,
  ids: readonly number[],
  sumsById: SumsById,
): readonly number[] {
  const sign = ordering.startsWith('-') ? -1 : 1;
  const valueOf = ({ played, correct, asked }: Sums) =>
    ordering.endsWith('played') ? played : asked === 0 ? sign * Infinity : correct / asked;
  return ids
    .map((id) => ({ id, value: valueOf(sumsById(id)) }))
    .toSorted((a, b) => sign * (a.value === b.value ? a.id - b.id : a.value - b.value))
    .map(({ id }) => id);
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
