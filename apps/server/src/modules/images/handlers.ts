/** The calls about images. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { Image } from '@mindhero/contract/image';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Caller, mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { makePicture } from '../../platform/pictures/make.ts';
import { changeImage, deleteImage, storeImage } from './changes.ts';
import { findFile, findImage, findImages } from './queries.ts';

/** Pixels of the longer side: sharp on a large screen, and a few hundred kilobytes. */
const LONGEST = 1280;

/** The endpoints of images, and where their files lie. */
export function mountImages(app: FastifyInstance, { db, clock, random }: Context): void {
  const doing = ({ actor }: Caller) => ({ actor, now: clock() });

  async function shown(tx: Database, { actor }: Caller, id: number): Promise<Image> {
    const image = await findImage(tx, actor, id);
    if (image === null) throw new ApiError('not_found');
    return image;
  }

  mount(app, endpoints.listImages, async ({ actor, query }) => ({
    status: 200,
    body: await findImages(db, actor, query),
  }));

  mountChange(app, endpoints.createImage, async (call) => {
    const made = await makePicture(call.body, { longest: LONGEST });
    const file = { ...made, id: random.uuid() };
    return call.once(async (tx) => {
      const id = await storeImage(tx, doing(call), file, call.query);
      return { status: 201, body: await shown(tx, call, id) };
    });
  });

  mountChange(app, endpoints.updateImage, (call) =>
    call.once(async (tx) => {
      await changeImage(tx, doing(call), call.params.id, call.body);
      return { status: 200, body: await shown(tx, call, call.params.id) };
    }),
  );

  mountChange(app, endpoints.deleteImage, (call) =>
    call.once(async (tx) => {
      await deleteImage(tx, doing(call), call.params.id);
      return { status: 204, body: null };
    }),
  );

  mount(app, endpoints.getImageFile, async ({ params }) => {
    const content = await findFile(db, params.id);
    if (content === null) throw new ApiError('not_found');
    // The address is of this file for ever; only browsers keep it, no cache of a school in between.
    const cacheControl = 'private, max-age=31536000, immutable';
    return { status: 200, body: { type: 'image/webp', content, cacheControl } };
  });
}
