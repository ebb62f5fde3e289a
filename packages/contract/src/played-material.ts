/** What a play is played with: a revision of a material, as the rules of games get it. */
import { questionKinds, textKinds } from '@mindhero/engine/reading/choice';
import type { Material } from '@mindhero/engine/reading/material';
import * as z from 'zod/mini';
import { id } from './page.ts';

const shown = z.object({ address: z.string(), alternative: z.string() });

const titled = {
  /** The revision, by which a play names it. */
  revision: id,
  title: z.string(),
};

export const playedMaterial: z.ZodMiniType<Material> = z.discriminatedUnion('kind', [
  z.object({
    ...titled,
    kind: z.literal('text'),
    language: z.string(),
    layout: z.enum(textKinds),
    body: z.string(),
    questions: z.array(
      z.object({
        kind: z.enum(questionKinds),
        text: z.string(),
        options: z.array(z.string()),
        right: z.int(),
        place: z.exactOptional(z.string()),
      }),
    ),
    picture: z.nullable(shown),
  }),
  z.object({
    ...titled,
    kind: z.literal('words'),
    language: z.string(),
    words: z.array(z.string()),
    syllables: z.nullable(z.array(z.array(z.string()))),
  }),
  z.object({ ...titled, kind: z.literal('cards'), pictures: z.array(shown) }),
]);
