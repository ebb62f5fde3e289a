/** Images as materials show them. */
import type { ImageShown } from '@mindhero/contract/image';
import type { ShownImage } from '@mindhero/engine/reading/material';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Identity } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { imageFiles, images } from '../../platform/db/schema/index.ts';
import { addressOf, fileIdOf } from './content.ts';
import { idsAmong, reachableImages } from './reach.ts';

/**
 * What a material is to show, in the order of the ids; null where the caller may use no such image. The images stay until
 * the transaction ends.
 * @param former what the material shows already, which it may go on to show whatever has become of the image
 */
export async function imagesToShow(
  tx: Database,
  actor: Identity,
  ids: readonly number[],
  former: readonly ShownImage[] = [],
): Promise<(ShownImage | null)[]> {
  if (ids.length === 0) return [];
  const usable = new Set(await idsAmong(tx, reachableImages(actor), ids));
  const held = await tx
    .select({ id: images.id, file_id: images.file_id, alternative: images.alternative })
    .from(images)
    .where(inArray(images.id, [...ids]))
    .orderBy(images.id)
    .for('key share');
  const shown = new Map<number, ShownImage>();
  for (const { id, file_id, alternative } of held) {
    const address = addressOf(file_id);
    const before = former.find((one) => one.address === address);
    if (usable.has(id)) shown.set(id, { address, alternative });
    else if (before !== undefined) shown.set(id, before);
  }
  return ids.map((id) => shown.get(id) ?? null);
}

/** The same images as screens show them, with their ids where they are still there. */
export async function shownImages(
  db: Database,
  shown: readonly { readonly owner_id: number | null; readonly images: readonly ShownImage[] }[],
): Promise<ImageShown[][]> {
  const files = [...new Set(shown.flatMap((one) => one.images.map(fileIdOf)))];
  if (files.length === 0) return shown.map(() => []);
  const rows = await db
    .select({
      file_id: imageFiles.id,
      width: imageFiles.width,
      height: imageFiles.height,
      id: images.id,
      owner_id: images.owner_id,
    })
    .from(imageFiles)
    .leftJoin(images, eq(images.file_id, imageFiles.id))
    .where(inArray(imageFiles.id, files))
    .orderBy(images.id);
  const ofFiles = Map.groupBy(rows, ({ file_id }) => file_id);
  return shown.map(({ owner_id, images: some }) =>
    some.flatMap(({ address, alternative }) => {
      const found = ofFiles.get(fileIdOf({ address, alternative })) ?? [];
      const one = found.find((row) => row.owner_id === owner_id) ?? found[0];
      if (one === undefined) return [];
      return [{ id: one.id, address, alternative, width: one.width, height: one.height }];
    }),
  );
}

/** Gives somebody who copies a material an image of their own of what it shows, where they have none. */
export async function takeImages(
  tx: Database,
  { id: owner }: Identity,
  shown: readonly { readonly file_id: string; readonly alternative: string }[],
  now: Date,
): Promise<void> {
  for (const { file_id, alternative } of shown) {
    await tx.execute(sql`insert into images (owner_id, name, alternative, file_id, created_at, changed_at)
      select ${owner}, left(coalesce((select name from images as former where former.file_id = ${file_id} limit 1), ${alternative}), 100),
        ${alternative}, ${file_id}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      where not exists (select from images as own where own.file_id = ${file_id} and own.owner_id = ${owner})`);
  }
}
