/** The calls about sets of own cards. */
import type { CardSet } from '@mindhero/contract/card-set';
import { endpoints } from '@mindhero/contract/endpoints';
import type { FieldError } from '@mindhero/contract/errors';
import type { ShownImage } from '@mindhero/engine/reading/material';
import type { FastifyInstance } from 'fastify';
import { shownIn } from '../../entities/materials/content.ts';
import { imagesToShow, shownImages } from '../../entities/materials/images.ts';
import { cardsOf } from '../../entities/materials/written.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Caller, mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { change, type Doing, fieldsIn, lock, make } from './changes.ts';
import { findMaterial, findMaterials, type FoundWhole, withContents } from './queries.ts';

const KIND = 'cards';

/** The endpoints of card sets. */
export function mountCardSets(app: FastifyInstance, { db, clock }: Context): void {
  const doing = ({ actor }: Caller): Doing => ({ actor, now: clock() });

  mount(app, endpoints.listCardSets, async ({ actor, query }) => {
    const { results, ...length } = await findMaterials(db, KIND, actor, query);
    return { status: 200, body: { ...length, results: await toSets(db, await withContents(db, results)) } };
  });

  mountChange(app, endpoints.createCardSet, (call) =>
    call.once(async (tx) => {
      const { title, images, shared_with_school } = call.body;
      const written = cardsOf(title, await picturesOf(tx, call, images, []));
      const id = await make(tx, doing(call), written, shared_with_school);
      return { status: 201, body: await shown(tx, call, id) };
    }),
  );

  mountChange(app, endpoints.updateCardSet, (call) =>
    call.once(async (tx) => {
      const { version, title, images, shared_with_school } = call.body;
      const { material, former } = await lock(tx, doing(call), KIND, call.params.id, version);
      const pictures =
        images === undefined ? former.pictures : await picturesOf(tx, call, images, former.pictures);
      const written = cardsOf(title ?? material.title, pictures);
      await change(tx, doing(call), material, { written, shared_with_school, fields: fieldsIn(call.body) });
      return { status: 200, body: await shown(tx, call, material.id) };
    }),
  );
}

async function shown(db: Database, { actor }: Caller, id: number): Promise<CardSet> {
  const set = await findMaterial(db, KIND, actor, id);
  const [found] = set === null ? [] : await toSets(db, [set]);
  if (found === undefined) throw new ApiError('not_found');
  return found;
}

async function toSets(db: Database, sets: readonly FoundWhole[]): Promise<CardSet[]> {
  const images = await shownImages(
    db,
    sets.map(({ owner_id, content }) => ({ owner_id, images: shownIn(content) })),
  );
  return sets.map((set, index) => ({ ...set, images: images[index] ?? [] }));
}

/** @throws ApiError 422 for an image that the caller may not use, or that comes twice */
async function picturesOf(
  tx: Database,
  { actor }: Caller,
  ids: readonly number[],
  former: readonly ShownImage[],
): Promise<ShownImage[]> {
  const images = await imagesToShow(tx, actor, ids, former);
  const errors = images.flatMap((image, index): FieldError[] => {
    const path = `body.images.${index}`;
    if (image === null) return [{ path, code: 'not_an_option' }];
    const isSecond = images.findIndex((one) => one?.address === image.address) < index;
    return isSecond ? [{ path, code: 'duplicate' }] : [];
  });
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
  return images.flatMap((image) => image ?? []);
}
