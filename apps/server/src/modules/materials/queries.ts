/** Materials of any kind; which ones the caller may use is always in what is read. */
import { nameOf } from '@mindhero/contract/name';
import { LONGEST_LIST, type Ordering } from '@mindhero/contract/page';
import type { Language } from '@mindhero/contract/user';
import type { Difficulty, MaterialSource } from '@mindhero/engine/reading/choice';
import type { MaterialContent, MaterialKind } from '@mindhero/engine/reading/material';
import { type SQL, and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { idsAmong, reachable } from '../../entities/materials/reach.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { endBySearch, type List, type Page, readPage, together } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { materialRevisions, materials, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';
import { type Figures, inOrderOf, type Summing, summing, type Sums, toFigures } from './figures.ts';

type Column = 'source' | 'title' | 'words' | 'changed_at' | 'played' | 'understanding';

/** What any list of materials is asked for; each kind knows some of it. */
interface Query {
  readonly page: number;
  readonly page_size: number;
  readonly ordering: Ordering<Column>;
  readonly search: string;
  readonly source: MaterialSource;
  readonly archived: boolean;
  readonly language?: Language | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly max_words?: number | undefined;
}

const columns = {
  id: materials.id,
  title: materials.title,
  is_official: materials.is_official,
  shared_with_school: materials.shared_with_school,
  archived_at: materials.archived_at,
  changed_at: materials.changed_at,
  version: materials.version,
  language: materials.language,
  difficulty: materials.difficulty,
  measured: materials.measured,
  layout: materials.layout,
  topic: materials.topic,
  words: materials.words,
  questions: materials.questions,
  owner_id: materials.owner_id,
  owner: {
    id: users.id,
    username: users.username,
    first_name: users.first_name,
    last_name: users.last_name,
    erased_at: users.erased_at,
  },
};

type Selected = Awaited<ReturnType<typeof select>>[number];

/** A row as lists show it, and what only some kinds say. */
export interface MaterialRow extends Figures {
  readonly id: number;
  readonly title: string;
  readonly is_official: boolean;
  readonly owner: { readonly id: number; readonly name: string } | null;
  readonly shared_with_school: boolean;
  readonly archived_at: string | null;
  readonly changed_at: string;
  readonly version: number;
}

export type Found = MaterialRow &
  Pick<
    Selected,
    'language' | 'difficulty' | 'measured' | 'layout' | 'topic' | 'words' | 'questions' | 'owner_id'
  >;

/** With what is played now. */
export type FoundWhole = Found & { readonly content: MaterialContent };

const select = (db: Database) =>
  db.select(columns).from(materials).leftJoin(users, eq(users.id, materials.owner_id));

const selectWhole = (db: Database) =>
  db
    .select({ ...columns, content: materialRevisions.content })
    .from(materials)
    .leftJoin(users, eq(users.id, materials.owner_id))
    .innerJoin(materialRevisions, eq(materialRevisions.id, materials.revision_id));

/** Pupils are told whose a material is by nobody's name. */
function toRow<Row extends Selected>({ owner, ...row }: Row, actor: Actor, sums: Sums) {
  const isTold = owner !== null && owner.erased_at === null && actor.role !== 'STUDENT';
  return {
    ...row,
    ...toFigures(sums),
    owner: isTold ? { id: owner.id, name: nameOf(owner) } : null,
    archived_at: row.archived_at?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
  };
}

/** Of the library are hundreds: below one's own and the school's, which are few. What changed last comes first among each. */
const { is_official, changed_at, id: materialId } = materials;
const bySource = [asc(is_official), desc(changed_at), desc(materialId)];
const bySourceReversed = [desc(is_official), asc(changed_at), asc(materialId)];

/** By what the caller's pupils have read, which no index holds. */
const isByFigure = (ordering: Ordering<Column>): ordering is Ordering<keyof Figures> =>
  /^-?(?:played|understanding)$/u.test(ordering);

function orderBy(ordering: Exclude<Ordering<Column>, Ordering<keyof Figures>>): SQL[] {
  if (ordering === 'source') return bySource;
  if (ordering === '-source') return bySourceReversed;
  const { title, words } = materials;
  return orderOf({ title, words, changed_at }, ordering, materialId);
}

/** @param sums which a list by a figure asks for all that are found */
function listOf(kind: MaterialKind, actor: Actor, query: Query, sums: Summing): List {
  const { ordering, source, archived, search, language, difficulty, max_words } = query;
  return {
    of: materials,
    from: reachable(actor, { source, archived }),
    orderedBy: [is_official, changed_at, materials.title, materials.words],
    where: and(
      eq(materials.kind, kind),
      language === undefined ? undefined : eq(materials.language, language),
      difficulty === undefined ? undefined : eq(materials.difficulty, difficulty),
      max_words === undefined ? undefined : lte(materials.words, max_words),
      containsWords(search, materials.search_text),
    ),
    ...(isByFigure(ordering)
      ? {
          orderBy: orderBy('title'),
          orderIfShort: async (ids) => inOrderOf(ordering, ids, await sums(ids)),
        }
      : { orderBy: orderBy(ordering) }),
    // Places are dear to plan: once for the order and the count together.
    longest: LONGEST_LIST,
    keepsPlan: search === '',
    ...endBySearch(search),
    // One's own and the school's are few; the library is as large as it may get.
    isBounded: source === 'my',
  };
}

/** A page of those that the caller may use. */
export async function findMaterials(
  db: Database,
  kind: MaterialKind,
  actor: Actor,
  query: Query,
): Promise<Page<Found>> {
  const sums = summing(db, actor);
  const list = listOf(kind, actor, query, sums);
  const { results, ...length } = await readPage(db, list, query, (isOnPage) =>
    prepared(select(db).where(isOnPage)),
  );
  const sumsById = await sums(results.map(({ id }) => id));
  return { ...length, results: results.map((row) => toRow(row, actor, sumsById(row.id))) };
}

/** One of those that the caller may use, in use or not, with what is played of it now; null for none. */
export async function findMaterial(
  db: Database,
  kind: MaterialKind,
  actor: Actor,
  id: number,
): Promise<FoundWhole | null> {
  const [found] = await findSome(db, kind, actor, [id]);
  return found ?? null;
}

/** Several of them, in the order of the ids; those that the caller may not use are left out. */
export async function findSome(
  db: Database,
  kind: MaterialKind,
  actor: Actor,
  ids: readonly number[],
): Promise<FoundWhole[]> {
  const known = await idsAmong(db, reachable(actor, { source: 'all', archived: 'either' }), ids);
  if (known.length === 0) return [];
  const rows = await selectWhole(db).where(and(inArray(materials.id, known), eq(materials.kind, kind)));
  const sumsById = await summing(db, actor)(known);
  const found = new Map(rows.map((row) => [row.id, toRow(row, actor, sumsById(row.id))]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The same with what is played of each now. */
export async function withContents(db: Database, found: readonly Found[]): Promise<FoundWhole[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await db
    .select({ id: materials.id, content: materialRevisions.content })
    .from(materials)
    .innerJoin(materialRevisions, eq(materialRevisions.id, materials.revision_id))
    .where(inArray(materials.id, ids));
  const contents = new Map(rows.map(({ id, content }) => [id, content]));
  return found.flatMap((material) => {
    const content = contents.get(material.id);
    return content === undefined ? [] : [{ ...material, content }];
  });
}

/** How many there are of a list, as far as anybody turns it over. */
export const countOf = (kind: MaterialKind, actor: Actor, source: MaterialSource): SQL =>
  sql`(select count(*)::int from (select 1 from ${together(reachable(actor, { source, archived: false }), materials)}
    where ${eq(materials.kind, kind)} limit ${LONGEST_LIST * 10}) as counted)`;
