/** Writing revisions. What a revision holds never changes: another content is another revision. */
import type { MaterialContent } from '@mindhero/engine/reading/material';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { materialRevisions, materials, revisionImages } from '../../platform/db/schema/index.ts';
import { fileIdOf, hashOf, shownIn } from './content.ts';

/**
 * The revision that holds the content: the present one if it does, otherwise a new one.
 * @param material locked, or just made
 */
export async function revise(
  tx: Database,
  material: { readonly id: number; readonly revision_id: number | null },
  content: MaterialContent,
  now: Date,
): Promise<number> {
  const hash = hashOf(content);
  if (material.revision_id !== null) {
    const [present] = await tx
      .select({ hash: materialRevisions.hash })
      .from(materialRevisions)
      .where(eq(materialRevisions.id, material.revision_id));
    if (present?.hash.equals(hash)) return material.revision_id;
  }
  const [made] = await tx
    .insert(materialRevisions)
    .values({
      material_id: material.id,
      number: sql`(select 1 + coalesce(max(number), 0) from ${materialRevisions} as former
        where former.material_id = ${material.id})`,
      content,
      hash,
      made_at: now,
    })
    .returning({ id: materialRevisions.id });
  if (made === undefined) throw new Error('nothing was inserted');
  const files = new Set(shownIn(content).map(fileIdOf));
  if (files.size > 0)
    await tx.insert(revisionImages).values([...files].map((file_id) => ({ revision_id: made.id, file_id })));
  await tx.update(materials).set({ revision_id: made.id }).where(eq(materials.id, material.id));
  return made.id;
}
