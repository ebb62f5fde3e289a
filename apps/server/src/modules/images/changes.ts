/** Changes of images. Each is one transaction, in which the image is locked and the action recorded. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { updateImage } from '@mindhero/contract/image';
import type { AuditAction } from '@mindhero/contract/lists';
import { and, eq, sql } from 'drizzle-orm';
import { type ActionContext, record } from '../../entities/audit.ts';
import { dropFiles } from '../../entities/materials/leave.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { imageFiles, images } from '../../platform/db/schema/index.ts';
import { expectVersion } from '../../platform/db/version.ts';
import { ApiError } from '../../platform/http/problem.ts';
import type { MadePicture } from '../../platform/pictures/make.ts';
import { used } from './queries.ts';

interface Doing extends ActionContext {
  readonly actor: Actor;
}

interface File extends MadePicture {
  readonly id: string;
}

const entryOf = ({ actor }: Doing, action: AuditAction, id: number, name: string, more = {}) => ({
  action,
  subject: 'image' as const,
  subject_id: id,
  school_id: actor.school_id,
  details: { name, ...more },
});

/** The id of the new image. */
export async function storeImage(
  tx: Database,
  doing: Doing,
  file: File,
  { name, alternative }: { readonly name: string; readonly alternative: string },
): Promise<number> {
  const { actor, now } = doing;
  await tx.insert(imageFiles).values({ ...file, made_at: now });
  const [made] = await tx
    .insert(images)
    .values({ name, alternative, owner_id: actor.id, file_id: file.id, created_at: now, changed_at: now })
    .returning({ id: images.id });
  if (made === undefined) throw new Error('nothing was inserted');
  await record(tx, doing, entryOf(doing, 'created', made.id, name));
  return made.id;
}

/** @throws ApiError 404 unless it is the caller's own */
async function lock(tx: Database, { actor }: Doing, id: number) {
  const [image] = await tx
    .select({ id: images.id, name: images.name, file_id: images.file_id, version: images.version })
    .from(images)
    .where(and(eq(images.id, id), eq(images.owner_id, actor.id)))
    .for('update');
  if (image === undefined) throw new ApiError('not_found');
  return image;
}

/** What shows the image already goes on to be described as before. */
export async function changeImage(
  tx: Database,
  doing: Doing,
  id: number,
  { version, ...changes }: ParsedRequestOf<typeof updateImage>['body'],
): Promise<void> {
  const image = await lock(tx, doing, id);
  expectVersion(image, version);
  await tx
    .update(images)
    .set({ ...changes, changed_at: doing.now, version: sql`${images.version} + 1` })
    .where(eq(images.id, id));
  const fields = Object.keys(changes);
  await record(tx, doing, entryOf(doing, 'changed', id, changes.name ?? image.name, { fields }));
}

/** Its file stays as long as a revision shows it, or another's image. @throws ApiError 409 in_use while a material shows it */
export async function deleteImage(tx: Database, doing: Doing, id: number): Promise<void> {
  const { name, file_id } = await lock(tx, doing, id);
  const [shown] = await tx.select({ used, id: images.id }).from(images).where(eq(images.id, id));
  if (shown !== undefined && shown.used > 0) throw new ApiError('in_use');
  await tx.delete(images).where(eq(images.id, id));
  await dropFiles(tx, [file_id]);
  await record(tx, doing, entryOf(doing, 'deleted', id, name));
}
