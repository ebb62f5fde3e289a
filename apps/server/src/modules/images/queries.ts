/** Images; which ones the caller may use is always in what is read. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import type { Image, listImages } from '@mindhero/contract/image';
import { nameOf } from '@mindhero/contract/name';
import { eq, sql } from 'drizzle-orm';
import { addressOf } from '../../entities/materials/content.ts';
import { idsAmong, reachableImages } from '../../entities/materials/reach.ts';
import type { Identity } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { imageFiles, images, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';

/**
 * How many materials in use show the image. Who has copied one has an image of their own of what it shows, and does not
 * stand in the way.
 */
export const used = sql<number>`(select count(*)::int from revision_images as of_revision
  join materials on materials.revision_id = of_revision.revision_id
  where of_revision.file_id = images.file_id and materials.archived_at is null
    and (materials.owner_id is not distinct from images.owner_id or not exists (
      select from images as own where own.file_id = of_revision.file_id and own.owner_id = materials.owner_id)))`;

function select(db: Database) {
  return db
    .select({
      id: images.id,
      name: images.name,
      alternative: images.alternative,
      file_id: images.file_id,
      shared_with_school: images.shared_with_school,
      changed_at: images.changed_at,
      version: images.version,
      width: imageFiles.width,
      height: imageFiles.height,
      used,
      owner: {
        id: users.id,
        username: users.username,
        first_name: users.first_name,
        last_name: users.last_name,
        erased_at: users.erased_at,
      },
    })
    .from(images)
    .innerJoin(imageFiles, eq(imageFiles.id, images.file_id))
    .leftJoin(users, eq(users.id, images.owner_id));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toImage({ file_id, owner, changed_at, ...image }: Row): Image {
  return {
    ...image,
    address: addressOf(file_id),
    changed_at: changed_at.toISOString(),
    owner: owner === null || owner.erased_at !== null ? null : { id: owner.id, name: nameOf(owner) },
  };
}

/** A page of those that the caller may use. */
export async function findImages(
  db: Database,
  actor: Identity,
  query: ParsedRequestOf<typeof listImages>['query'],
): Promise<ResponseOf<typeof listImages>> {
  const from = reachableImages(actor);
  const list = {
    of: images,
    from,
    where: containsWords(query.search, images.search_text),
    orderBy: orderOf({ name: images.name, changed_at: images.changed_at }, query.ordering, images.id),
    isBounded: true,
  };
  const { results, ...length } = await readPage(db, list, query, (isOnPage) => select(db).where(isOnPage));
  return { ...length, results: results.map(toImage) };
}

/** One image, or null if there is none that the caller may use. */
export async function findImage(db: Database, actor: Identity, id: number): Promise<Image | null> {
  const [known] = await idsAmong(db, reachableImages(actor), [id]);
  if (known === undefined) return null;
  const [row] = await select(db).where(eq(images.id, known));
  return row === undefined ? null : toImage(row);
}

/** Null for an address that nobody has any more. */
export async function findFile(db: Database, id: string): Promise<Buffer | null> {
  const [found] = await db
    .select({ content: imageFiles.content })
    .from(imageFiles)
    .where(eq(imageFiles.id, id));
  return found?.content ?? null;
}
