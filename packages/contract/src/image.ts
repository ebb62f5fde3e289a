/** Images: pictures of texts, and what own cards show. */
import * as z from 'zod/mini';
import { ownOfStaff } from './access.ts';
import { endpoint } from './endpoint.ts';
import { version } from './fields.ts';
import { LONGEST_ALTERNATIVE } from './limits.ts';
import { imageColumns } from './lists.ts';
import { composed, materialRow, materialTitle, params, rate, shownLine } from './material.ts';
import { id, listQuery, page, search } from './page.ts';
import { picture } from './user.ts';

export const IMAGES = '/api/v1/image-files/';

/** What is on it, for whoever cannot see it; in the language of its owner. */
const alternative = z.string().check(composed, z.minLength(1), z.maxLength(LONGEST_ALTERNATIVE), shownLine);

/** As a text or a card shows it. */
export const imageShown = z.object({
  /** Null where the image was deleted since; what shows it keeps what it shows. */
  id: z.nullable(id),
  /** Where it lies; it cannot be guessed and never changes what it shows. */
  address: z.string(),
  alternative: z.string(),
  width: z.int(),
  height: z.int(),
});
export type ImageShown = z.infer<typeof imageShown>;

export const image = z.object({
  ...imageShown.shape,
  id,
  name: z.string(),
  owner: materialRow.owner,
  shared_with_school: z.boolean(),
  changed_at: z.string(),
  version,
  /** How many texts and card sets show it. */
  used: z.int(),
});
export type Image = z.infer<typeof image>;

export const listImages = endpoint({
  method: 'GET',
  path: '/api/v1/images/',
  summary: 'Images that the caller may use: own ones and those that the school shares',
  access: ownOfStaff,
  rate,
  query: z.object({ ...listQuery(imageColumns, '-changed_at'), search }),
  responses: { 200: page(image) },
});

export const createImage = endpoint({
  method: 'POST',
  path: '/api/v1/images/',
  summary: 'Keep an image: it is judged by its bytes, made smaller, and rid of what cameras write into it',
  access: ownOfStaff,
  rate: { max: 120, seconds: 600 },
  query: z.object({ name: materialTitle, alternative }),
  upload: picture,
  responses: { 201: image },
});

export const updateImage = endpoint({
  method: 'PATCH',
  path: '/api/v1/images/{id}/',
  summary: 'Name an image, describe it, share it with the school',
  access: ownOfStaff,
  rate,
  params,
  body: z.strictObject({
    version,
    name: z.optional(materialTitle),
    alternative: z.optional(alternative),
    shared_with_school: z.optional(z.boolean()),
  }),
  responses: { 200: image },
});

export const deleteImage = endpoint({
  method: 'DELETE',
  path: '/api/v1/images/{id}/',
  summary: 'Delete an image; refused while a text or a card set shows it',
  access: ownOfStaff,
  rate,
  params,
  responses: { 204: z.null() },
});

export const getImageFile = endpoint({
  method: 'GET',
  path: `${IMAGES}{id}/`,
  summary: 'What an image shows; its address cannot be guessed and is told to those who may see it',
  access: 'public',
  // A school sits behind one address, and three hundred pupils open a set of eighteen at once.
  rate: { max: 6000, seconds: 60 },
  params: z.object({ id: z.uuid() }),
  responses: { 200: { file: ['image/webp'] } },
});
