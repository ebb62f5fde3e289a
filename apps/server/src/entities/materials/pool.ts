/**
 * What a play is played with: out of a pool, the one that its reader has never read, or else read longest ago. Each is
 * found by one statement, which is prepared, since every start of such a play asks it.
 */
import {
  type MaterialSource,
  type MaterialWish,
  type PoolFilter,
  poolFilters,
  unfiltered,
} from '@mindhero/engine/reading/choice';
import type { Material, MaterialContent } from '@mindhero/engine/reading/material';
import type { Ask, NamedStatement } from '../../platform/db/through.ts';
import { sharesWith, teachersOf } from './whose.ts';

export interface Asking {
  /** Who is to read it: their reading decides, and their language is `own`. */
  readonly reader: number;
  /** Whose materials are at hand beside those of the library: the reader's, or the author's of the homework. */
  readonly reach: number;
  /** Decides among those that were read equally long ago: where any language will do, which it is, and then which of its own. */
  readonly seed: number;
  /**
   * Homework was checked when it was set: what was taken out of use since stays playable, though it comes last, and
   * whoever names one by its id was allowed to.
   */
  readonly isHomework?: boolean;
}

export interface Found {
  readonly material: Material;
  readonly material_id: number;
  readonly is_archived: boolean;
}

interface FoundRow extends Omit<Found, 'material'> {
  readonly revision_id: number;
  readonly content: MaterialContent;
}

export const toMaterial = ({
  content,
  revision_id: revision,
}: Pick<FoundRow, 'content' | 'revision_id'>) => ({
  ...content,
  revision,
});

const toFound = (row: FoundRow): Found => ({
  material: toMaterial(row),
  material_id: row.material_id,
  is_archived: row.is_archived,
});

/** Whose materials a person reads beside those of the library: pupils their teachers', members of staff their own. */
const owners = (person: string) => `select ${person}::int as id union ${teachersOf(person)}`;

/** Those who share with a member of staff, who may be one of them. */
const colleagues = (
  person: string,
) => `users me join users colleague on ${sharesWith('colleague', 'me.school_id')}
      and me.id = ${person} and me.role <> 'STUDENT'`;

/** A condition on `m`, or several. */
type Narrowed = readonly string[];

/**
 * Each part of the pool is found by an index of its own; `offset 0` keeps the planner from looking through all texts of a
 * language for those of some people.
 */
function poolSql(source: MaterialSource, kind: string, reach: string, narrowed: Narrowed): string {
  const select = 'select m.id, m.language, m.revision_id, m.archived_at from';
  const common = ['m.revision_id is not null', ...narrowed].join(' and ');
  const official = `${select} materials m where m.is_official and m.kind = ${kind} and ${common}`;
  const of = (whose: string) => `cross join lateral (
      select * from materials where owner_id = ${whose} and kind = ${kind} and not is_official offset 0) m`;
  const own = [
    `${select} (${owners(reach)}) as own ${of('own.id')} where ${common}`,
    `${select} ${colleagues(reach)} and colleague.id <> me.id ${of('colleague.id')}
      where m.shared_with_school and ${common}`,
  ];
  return [...(source === 'my' ? [] : [official]), ...(source === 'official' ? [] : own)].join(' union all ');
}

/**
 * How many are found at once. What a game cannot use stays unread and so comes first: of the library more than there is of
 * that, with the most that any game asks for, five sentences with last words of their own.
 */
const [ONE, SEVERAL] = [1, 80] as const;

/**
 * What is not asked for stands not in the statement either, so that the plan that is made once is as good as one that is
 * made for these values: PostgreSQL would plan anew each time otherwise, which takes longer than finding.
 */
function findStatement(
  wish: MaterialWish,
  { reader, reach, seed }: Asking,
  isInUse: boolean,
  most: typeof ONE | typeof SEVERAL,
): NamedStatement {
  const values: unknown[] = [];
  const value = (one: unknown, type: string) => `$${values.push(one)}::${type}`;
  const [me, draw, kind] = [value(reader, 'int'), value(seed, 'bigint'), value(wish.kind, 'text')];
  const shape: string[] = [];
  const narrowed: string[] = [];
  const drawn = [`hashint4extended(pool.id, ${draw})`];
  const narrow = (name: string, condition: string) => {
    shape.push(name);
    narrowed.push(condition);
  };
  // Who names one means it, whatever the filters beside it say.
  const filters = wish.kind === 'cards' || wish.id !== null ? unfiltered : wish;
  // A parameter that nothing asks for has no type.
  const whose = filters.source === 'official' ? '' : value(reach, 'int');
  if (isInUse) narrow('in_use', 'm.archived_at is null');
  if (wish.id !== null) narrow('id', `m.id = ${value(wish.id, 'int')}`);
  // Of those that were never read: as many texts as one language has, it is drawn no more often than any other.
  if (filters.language === 'random') drawn.unshift(`hashtextextended(pool.language, ${draw})`);
  else if (filters.language === 'own')
    narrow('own', `m.language = (select language from users where id = ${me})`);
  else narrow('language', `m.language = ${value(filters.language, 'text')}`);
  if (filters.difficulty !== 'any') narrow('level', `m.difficulty = ${value(filters.difficulty, 'text')}`);
  if (filters.max_words !== null) narrow('words', `m.words <= ${value(filters.max_words, 'smallint')}`);
  const fewest = wish.kind === 'cards' || wish.id !== null ? undefined : wish.fewest_words;
  if (fewest !== undefined) narrow('enough', `m.words >= ${value(fewest, 'smallint')}`);
  return {
    name: ['find_material', String(most), filters.source, ...shape].join('_'),
    text: `
select chosen.id as material_id, chosen.archived_at is not null as is_archived, chosen.revision_id, r.content
from (
  select pool.*, row_number() over () as place from (
    select pool.* from (${poolSql(filters.source, kind, whose, narrowed)}) as pool
    left join material_reads mr on mr.user_id = ${me} and mr.material_id = pool.id
    order by pool.archived_at is not null, mr.read_at nulls first, ${drawn.join(', ')}, pool.id
    limit ${most}
  ) as pool
) as chosen join material_revisions r on r.id = chosen.revision_id
order by chosen.place`,
    values,
  };
}

/** The one to be read next, or null where there is none. */
export async function findMaterial(ask: Ask, wish: MaterialWish, asking: Asking): Promise<Found | null> {
  const { isHomework = false } = asking;
  if (wish.id !== null && isHomework) return findNamed(ask, wish);
  // By its id it is found even if it is out of use: that is told.
  const isInUse = wish.id === null && !isHomework;
  const [row] = await ask<FoundRow>(findStatement(wish, asking, isInUse, ONE));
  return row === undefined ? null : toFound(row);
}

/** Those to be read next, one after the other, for whoever cannot use the first; fewer where there are no more. */
export async function findNext(ask: Ask, wish: MaterialWish, asking: Asking): Promise<readonly Found[]> {
  const rows = await ask<FoundRow>(findStatement(wish, asking, asking.isHomework !== true, SEVERAL));
  return rows.map(toFound);
}

const namedSql = `
select m.id as material_id, m.archived_at is not null as is_archived, m.revision_id, r.content
from materials m join material_revisions r on r.id = m.revision_id where m.id = $1 and m.kind = $2`;

async function findNamed(ask: Ask, { id, kind }: Pick<MaterialWish, 'id' | 'kind'>): Promise<Found | null> {
  const [row] = await ask<FoundRow>({ name: 'find_named_material', text: namedSql, values: [id, kind] });
  return row === undefined ? null : toFound(row);
}

/** The first filter without which there would be something; null where no single one is to blame. */
export async function blamed(
  ask: Ask,
  wish: Exclude<MaterialWish, { readonly kind: 'cards' }>,
  asking: Asking,
): Promise<PoolFilter | null> {
  for (const filter of poolFilters) {
    if (wish[filter] === unfiltered[filter]) continue;
    const wider = { ...wish, [filter]: unfiltered[filter] };
    if ((await findMaterial(ask, wider, asking)) !== null) return filter;
  }
  return null;
}

interface RevisionRow extends FoundRow {
  readonly is_reached: boolean;
}

const revisionSql = `
select r.id as revision_id, r.content, m.id as material_id, m.archived_at is not null as is_archived,
  m.is_official or m.owner_id in (${owners('$2')})
    or exists (select from material_reads mr where mr.user_id = $2 and mr.material_id = m.id)
    or (m.shared_with_school and exists (select from ${colleagues('$2')} where colleague.id = m.owner_id)) as is_reached
from material_revisions r join materials m on m.id = r.material_id where r.id = $1`;

/**
 * A revision by its id, be it an old one or out of use; null if there is none.
 * @param reach whose it has to be, unless it is of the library or they have played it before; null: anybody's
 */
export async function findRevision(ask: Ask, revision: number, reach: number | null): Promise<Found | null> {
  const [row] = await ask<RevisionRow>({
    name: 'find_material_revision',
    text: revisionSql,
    values: [revision, reach],
  });
  return row === undefined || (reach !== null && !row.is_reached) ? null : toFound(row);
}

/**
 * How many of a kind a device takes along: texts for some days, since a text is best read once; of word lists, which do for many
 * plays, as many as the library has levels.
 */
const SUPPLY = { text: 8, words: 4 } as const;

const supplySql = `
select m.revision_id, r.content
from (values ('text', ${SUPPLY.text}), ('words', ${SUPPLY.words})) as wanted (kind, most) cross join lateral (
  select m.revision_id from materials m left join material_reads mr on mr.user_id = $1 and mr.material_id = m.id
  where m.is_official and m.archived_at is null and m.kind = wanted.kind and m.revision_id is not null
    and m.language = (select language from users where id = $1)
  order by mr.read_at nulls first, hashint4extended(m.id, $2::bigint), m.id
  limit wanted.most
) as m join material_revisions r on r.id = m.revision_id`;

/** What a device takes along for times without a network: some of each kind of the library in the reader's own language. */
export async function findSupply(ask: Ask, reader: number, seed: number): Promise<Material[]> {
  const rows = await ask<FoundRow>({ name: 'material_supply', text: supplySql, values: [reader, seed] });
  return rows.map(toMaterial);
}
