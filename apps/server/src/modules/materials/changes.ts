/** Changes of materials of any kind. Each is one transaction, in which the material is locked and the action recorded. */
import type { AuditSubject } from '@mindhero/contract/audit';
import type { AuditAction } from '@mindhero/contract/lists';
import type { MaterialContent, MaterialKind } from '@mindhero/engine/reading/material';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type ActionContext, record } from '../../entities/audit.ts';
import { changeable } from '../../entities/materials/reach.ts';
import { revise } from '../../entities/materials/revision.ts';
import { storedOf, type Written } from '../../entities/materials/written.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { materialRevisions, materials } from '../../platform/db/schema/index.ts';
import { expectVersion } from '../../platform/db/version.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseUnknownIds } from '../../platform/http/refuse-unknown-ids.ts';

export interface Doing extends ActionContext {
  readonly actor: Actor;
}

type Locked = typeof materials.$inferSelect;

const subjects = { text: 'text', words: 'word_list', cards: 'card_set' } as const satisfies Readonly<
  Record<MaterialKind, AuditSubject>
>;

type Entry = Pick<Locked, 'id' | 'kind' | 'title' | 'is_official'>;

/** The library belongs to no school. */
const entryOf = (
  { actor }: Doing,
  action: AuditAction,
  { id, kind, title, is_official }: Entry,
  more = {},
) => ({
  action,
  subject: subjects[kind],
  subject_id: id,
  school_id: is_official ? null : actor.school_id,
  details: { name: title, ...more },
});

/** The id of the new material: the caller's, or the library's if an administrator makes it. */
export async function make(
  tx: Database,
  doing: Doing,
  written: Written,
  shared_with_school: boolean,
): Promise<number> {
  const is_official = doing.actor.role === 'ADMIN';
  const [made] = await tx
    .insert(materials)
    .values({
      ...storedOf(written),
      kind: written.content.kind,
      is_official,
      owner_id: is_official ? null : doing.actor.id,
      shared_with_school: shared_with_school && !is_official,
      created_at: doing.now,
      changed_at: doing.now,
    })
    .returning();
  if (made === undefined) throw new Error('nothing was inserted');
  await revise(tx, made, written.content, doing.now);
  await record(tx, doing, entryOf(doing, 'created', made));
  return made.id;
}

interface Changed {
  readonly written: Written;
  readonly shared_with_school: boolean | undefined;
  /** The names of the fields that came. */
  readonly fields: readonly string[];
}

type ContentOf<Kind extends MaterialKind> = Extract<MaterialContent, { readonly kind: Kind }>;

/** A material that is about to be changed, with what is played of it until now. */
interface Held<Kind extends MaterialKind> {
  readonly material: Locked;
  readonly former: ContentOf<Kind>;
}

/** The material, locked until the transaction ends. @throws ApiError 404 unless the caller may change it, 409 if it was changed */
export async function lock<Kind extends MaterialKind>(
  tx: Database,
  { actor }: Doing,
  kind: Kind,
  id: number,
  version: number,
): Promise<Held<Kind>> {
  const [material] = await tx
    .select()
    .from(materials)
    .where(and(eq(materials.id, id), eq(materials.kind, kind), changeable(actor)))
    .for('no key update');
  if (material === undefined) throw new ApiError('not_found');
  expectVersion(material, version);
  const [held] = await tx
    .select({ content: materialRevisions.content })
    .from(materialRevisions)
    .where(eq(materialRevisions.id, material.revision_id ?? 0));
  if (held === undefined || !isOf(kind, held.content)) throw new Error('a material without a revision');
  return { material, former: held.content };
}

export const isOf = <Kind extends MaterialKind>(
  kind: Kind,
  content: MaterialContent,
): content is ContentOf<Kind> => content.kind === kind;

/** What a change is about, without the version that it was made on. */
export const fieldsIn = (body: object): string[] => Object.keys(body).filter((name) => name !== 'version');

/** What a locked material is from now on; what is played of it becomes a new revision if that is another. */
export async function change(
  tx: Database,
  doing: Doing,
  material: Locked,
  { written, shared_with_school, fields }: Changed,
): Promise<void> {
  await revise(tx, material, written.content, doing.now);
  const stored = storedOf(written);
  const [changed] = await tx
    .update(materials)
    .set({
      ...stored,
      // In another language it is not what its file says any more, and that name may be taken there.
      ...(stored.language !== material.language && { slug: null, file_hash: null }),
      ...(shared_with_school !== undefined && !material.is_official && { shared_with_school }),
      changed_at: doing.now,
      version: sql`${materials.version} + 1`,
    })
    .where(eq(materials.id, material.id))
    .returning();
  if (changed !== undefined) await record(tx, doing, entryOf(doing, 'changed', changed, { fields }));
}

/**
 * Takes several out of use, or back into it.
 * @returns how many were not so before
 * @throws ApiError 422 naming those that the caller may not change
 */
export async function putAway(
  tx: Database,
  doing: Doing,
  kind: MaterialKind,
  ids: readonly number[],
  isAway: boolean,
): Promise<number> {
  const found = await tx
    .select({ id: materials.id })
    .from(materials)
    .where(and(inArray(materials.id, [...ids]), eq(materials.kind, kind), changeable(doing.actor)))
    // In one order, so that two lists of the same materials do not wait for each other.
    .orderBy(materials.id)
    .for('no key update');
  refuseUnknownIds(found, ids);
  const changed = await tx
    .update(materials)
    .set({ archived_at: isAway ? doing.now : null, version: sql`${materials.version} + 1` })
    .where(
      and(
        inArray(materials.id, [...ids]),
        isAway ? isNull(materials.archived_at) : isNotNull(materials.archived_at),
      ),
    )
    .returning();
  const action = isAway ? 'archived' : 'restored';
  await record(tx, doing, ...changed.map((material) => entryOf(doing, action, material)));
  return changed.length;
}
