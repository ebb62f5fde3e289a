/** Own cards for the card flip: sets of images. */
import * as z from 'zod/mini';
import { ownOfStaff, ownOnly } from './access.ts';
import { endpoint } from './endpoint.ts';
import { imageShown } from './image.ts';
import { cardSetColumns } from './lists.ts';
import {
  changedMaterials,
  materialChanges,
  materialFilters,
  materialRow,
  newMaterial,
  params,
  rate,
  severalMaterials,
} from './material.ts';
import { id, listQuery, page } from './page.ts';

export const LEAST_CARDS = 2;
export const MOST_CARDS = 18;

/** The ids of the images, each once. */
const images = z.array(id).check(z.minLength(LEAST_CARDS), z.maxLength(MOST_CARDS));

export const cardSet = z.object({
  ...materialRow,
  images: z.array(imageShown),
});
export type CardSet = z.infer<typeof cardSet>;

export const listCardSets = endpoint({
  method: 'GET',
  path: '/api/v1/card-sets/',
  summary: 'Card sets that the caller may play with, as with texts',
  access: ownOnly,
  rate,
  query: z.object({ ...listQuery(cardSetColumns, 'title'), ...materialFilters }),
  responses: { 200: page(cardSet) },
});

export const createCardSet = endpoint({
  method: 'POST',
  path: '/api/v1/card-sets/',
  summary: 'Make a set of cards from images',
  access: ownOfStaff,
  rate,
  body: z.strictObject({ ...newMaterial, images }),
  responses: { 201: cardSet },
});

export const updateCardSet = endpoint({
  method: 'PATCH',
  path: '/api/v1/card-sets/{id}/',
  summary: 'Change a set of cards: a new revision, as with texts',
  access: ownOfStaff,
  rate,
  params,
  body: z.strictObject({ ...materialChanges, images: z.optional(images) }),
  responses: { 200: cardSet },
});

export const archiveCardSets = endpoint({
  method: 'POST',
  path: '/api/v1/card-sets/archive/',
  summary: 'Take card sets out of use, all or none',
  access: ownOfStaff,
  rate,
  body: severalMaterials,
  responses: changedMaterials,
});

export const restoreCardSets = endpoint({
  method: 'POST',
  path: '/api/v1/card-sets/restore/',
  summary: 'Take archived card sets back into use, all or none',
  access: ownOfStaff,
  rate,
  body: severalMaterials,
  responses: changedMaterials,
});
