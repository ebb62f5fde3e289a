/** The start page of materials. */
import { type MaterialsOverview, SHOWN_READ } from '@mindhero/contract/materials-overview';
import type { MaterialKind } from '@mindhero/engine/reading/material';
import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { images, materials } from '../../platform/db/schema/index.ts';
import { findRead } from './figures.ts';
import { countOf } from './queries.ts';

/** How much there is, and what the caller's pupils have read. */
export async function findOverview(db: Database, actor: Actor): Promise<MaterialsOverview> {
  const { rows } = await db.execute<Counted>(sql`select
    ${countOf('text', actor, 'official')} as official_texts, ${ownOf(actor, 'text')} as own_texts,
    ${changedOf(actor, ['text'])} as texts_changed_at,
    ${countOf('words', actor, 'official')} as official_lists, ${ownOf(actor, 'words')} as own_lists,
    ${changedOf(actor, ['words'])} as lists_changed_at,
    (select count(*)::int from ${images} where ${eq(images.owner_id, actor.id)}) as own_images,
    ${ownOf(actor, 'cards')} as own_sets,
    greatest(${changedOf(actor, ['cards'])},
      (select max(${images.changed_at}) from ${images} where ${eq(images.owner_id, actor.id)})) as images_changed_at`);
  const [counted] = rows;
  if (counted === undefined) throw new Error('one row was asked for');
  return {
    texts: {
      own: counted.own_texts,
      official: counted.official_texts,
      changed_at: iso(counted.texts_changed_at),
    },
    word_lists: {
      own: counted.own_lists,
      official: counted.official_lists,
      changed_at: iso(counted.lists_changed_at),
    },
    images: {
      own: counted.own_images,
      card_sets: counted.own_sets,
      changed_at: iso(counted.images_changed_at),
    },
    ...(await findRead(db, actor, SHOWN_READ)),
  };
}

interface Counted extends Record<string, unknown> {
  readonly official_texts: number;
  readonly own_texts: number;
  readonly texts_changed_at: string | Date | null;
  readonly official_lists: number;
  readonly own_lists: number;
  readonly lists_changed_at: string | Date | null;
  readonly own_images: number;
  readonly own_sets: number;
  readonly images_changed_at: string | Date | null;
}

const iso = (moment: string | Date | null) => (moment === null ? null : new Date(moment).toISOString());

/** In use, and the caller's own. */
const ownOf = ({ id }: Actor, kind: MaterialKind): SQL =>
  sql`(select count(*)::int from ${materials}
    where ${eq(materials.owner_id, id)} and ${eq(materials.kind, kind)} and ${materials.archived_at} is null)`;

const changedOf = ({ id }: Actor, kinds: MaterialKind[]): SQL =>
  sql`(select max(${materials.changed_at}) from ${materials}
    where ${and(eq(materials.owner_id, id), inArray(materials.kind, kinds))})`;
