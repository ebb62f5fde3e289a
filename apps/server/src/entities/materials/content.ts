/** What a revision holds, and by what two of them are told to be the same. Pure. */
import { createHash } from 'node:crypto';
import { IMAGES } from '@mindhero/contract/image';
import type { MaterialContent, ShownImage } from '@mindhero/engine/reading/material';

/** SHA-256 of the content, in whichever order its fields are written. */
export const hashOf = (content: MaterialContent): Buffer =>
  createHash('sha256').update(canonical(content)).digest();

/** JSON with the fields of each object in the order of their names. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** Where an image file lies. */
export const addressOf = (fileId: string): string => `${IMAGES}${fileId}/`;

/** The file that lies there. */
export const fileIdOf = ({ address }: ShownImage): string => address.slice(IMAGES.length, -1);

/** What the content shows of images. */
export function shownIn(content: MaterialContent): readonly ShownImage[] {
  switch (content.kind) {
    case 'text':
      return content.picture === null ? [] : [content.picture];
    case 'words':
      return [];
    case 'cards':
      return content.pictures;
  }
}
