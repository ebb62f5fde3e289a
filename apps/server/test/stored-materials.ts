/** Materials for tests, put straight into the database. */
import { createHash } from 'node:crypto';
import type { MaterialContent, MaterialKind } from '@mindhero/engine/reading/material';
import { exampleMaterials } from '@mindhero/games/example-materials';
import { eq } from 'drizzle-orm';
import { materialRevisions, materials } from '../src/platform/db/schema/index.ts';
import type { TestApp } from './app.ts';

type Columns = typeof materials.$inferInsert;

interface NewMaterial extends Partial<
  Pick<Columns, 'title' | 'language' | 'difficulty' | 'words' | 'shared_with_school' | 'archived_at'>
> {
  readonly kind?: MaterialKind;
  /** Whose it is; of the library if left out. */
  readonly owner?: number;
  readonly content?: MaterialContent;
}

export interface AddedMaterial {
  readonly id: number;
  /** Its first revision. */
  readonly revision: number;
}

let count = 0;

/** What is made so many times that titles and slugs are told apart by a number. */
export async function addMaterial(
  server: TestApp,
  { kind = 'text', owner, content, ...columns }: NewMaterial = {},
): Promise<AddedMaterial> {
  count++;
  const { db } = server.database;
  const { now } = server.clock;
  const isCards = kind === 'cards';
  const [made] = await db
    .insert(materials)
    .values({
      kind,
      owner_id: owner ?? null,
      is_official: owner === undefined,
      slug: owner === undefined ? `slug-${count}` : null,
      title: `${kind} ${count}`,
      language: isCards ? null : 'EN',
      difficulty: isCards ? null : 'easy',
      words: isCards ? null : 50,
      created_at: now,
      changed_at: now,
      ...columns,
    })
    .returning({ id: materials.id, title: materials.title });
  if (made === undefined) throw new Error('nothing was inserted');
  const { revision: _, ...example } = exampleMaterials[kind];
  const revision = await addRevision(server, made.id, 1, content ?? { ...example, title: made.title });
  return { id: made.id, revision };
}

/** Another content for a material, which is played from now on. */
export async function addRevision(
  server: TestApp,
  material: number,
  number: number,
  content: MaterialContent,
): Promise<number> {
  const { db } = server.database;
  const hash = createHash('sha256').update(JSON.stringify(content)).digest();
  const [made] = await db
    .insert(materialRevisions)
    .values({ material_id: material, number, content, hash, made_at: server.clock.now })
    .returning({ id: materialRevisions.id });
  if (made === undefined) throw new Error('nothing was inserted');
  await db.update(materials).set({ revision_id: made.id }).where(eq(materials.id, material));
  return made.id;
}

/** A set of so many cards. */
export const cardsOf = (pictures: number): MaterialContent => ({
  kind: 'cards',
  title: 'Our class',
  pictures: Array.from({ length: pictures }, (_, index) => ({
    address: `/api/v1/image-files/${index}/`,
    alternative: `child ${index}`,
  })),
});

/** Nothing is in the pool but what the test adds. */
export async function removeMaterials(server: TestApp): Promise<void> {
  await server.database.db.update(materials).set({ archived_at: server.clock.now, is_official: false });
}
