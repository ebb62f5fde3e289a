/** What becomes of the materials of people who are erased. */
import { type SQL, and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import {
  imageFiles,
  images,
  materialReads,
  materialRevisions,
  materials,
  plays,
  revisionImages,
  tasks,
} from '../../platform/db/schema/index.ts';

/**
 * What they kept to themselves and nobody has played goes. What was played, or may be by homework that is still to be
 * done, becomes nobody's and is out of use; what they shared stays with the school under the number that they are now.
 * @param ids of people who are locked
 */
export async function leaveMaterials(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  const isPrivate = and(inArray(materials.owner_id, [...ids]), eq(materials.shared_with_school, false));
  // Whoever begins to read one meanwhile is waited for, and seen by what comes next.
  await tx.select({ id: materials.id }).from(materials).where(isPrivate).orderBy(materials.id).for('update');
  await tx.delete(materials).where(and(isPrivate, sql`not (${isPlayed(now)})`));
  await tx
    .update(materials)
    .set({
      owner_id: null,
      archived_at: sql`coalesce(${materials.archived_at}, ${now.toISOString()}::timestamptz)`,
    })
    .where(isPrivate);
  const gone = await tx
    .delete(images)
    .where(and(inArray(images.owner_id, [...ids]), eq(images.shared_with_school, false)))
    .returning({ file_id: images.file_id });
  await dropFiles(
    tx,
    gone.map(({ file_id }) => file_id),
  );
}

/** Whether anybody has played a material, or its owner's homework may still have it played. */
function isPlayed(now: Date): SQL {
  return sql`exists (select from ${materialReads} where ${materialReads.material_id} = ${materials.id})
    or exists (select from ${materialRevisions} join ${plays} on ${plays.revision_id} = ${materialRevisions.id}
      where ${materialRevisions.material_id} = ${materials.id} and ${isNotNull(plays.revision_id)})
    or exists (select from ${tasks} where ${tasks.author_id} = ${materials.owner_id}
      and ${tasks.deleted_at} is null and ${tasks.due_at} > ${now.toISOString()}::timestamptz)`;
}

/** Deletes those of these files that no image and no revision shows. */
export async function dropFiles(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(imageFiles)
    .where(
      and(
        inArray(imageFiles.id, [...ids]),
        sql`not exists (select from ${images} where ${images.file_id} = ${imageFiles.id})`,
        sql`not exists (select from ${revisionImages} where ${revisionImages.file_id} = ${imageFiles.id})`,
      ),
    );
}
