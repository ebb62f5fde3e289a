/** The calls about own pictures. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { makePicture } from '../../platform/pictures/make.ts';
import { deletePicture, storePicture } from './changes.ts';
import { findPicture } from './queries.ts';

/** Width and height; sharp on a dense screen at the largest size at which people are shown. */
const SIZE = 256;

/** Changing one's own picture, and looking at it by its address. */
export function mountPictures(app: FastifyInstance, { db, clock, random }: Context): void {
  mountChange(app, endpoints.changePicture, async ({ actor, body, once }) => {
    const { content } = await makePicture(body, { square: SIZE });
    const picture = { id: random.uuid(), content };
    return once(async (tx) => ({
      status: 200,
      body: { avatar: await storePicture(tx, { actor, now: clock() }, picture) },
    }));
  });

  mountChange(app, endpoints.removePicture, ({ actor, once }) =>
    once(async (tx) => ({
      status: 200,
      body: { avatar: await deletePicture(tx, { actor, now: clock() }) },
    })),
  );

  mount(app, endpoints.getPicture, async ({ params }) => {
    const content = await findPicture(db, params.id);
    if (content === null) throw new ApiError('not_found');
    // The address is of this picture for ever; only browsers keep it, no cache of a school in between.
    const cacheControl = 'private, max-age=31536000, immutable';
    return { status: 200, body: { type: 'image/webp', content, cacheControl } };
  });
}
