/** Pictures as they are shown. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { pictures } from '../../platform/db/schema/index.ts';

/** Null for an address that nobody has any more. */
export async function findPicture(db: Database, id: string): Promise<Buffer | null> {
  const [found] = await db.select({ content: pictures.content }).from(pictures).where(eq(pictures.id, id));
  return found?.content ?? null;
}
