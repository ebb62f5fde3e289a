/** The start page of materials. */
import * as z from 'zod/mini';
import { ownOfStaff } from './access.ts';
import { endpoint } from './endpoint.ts';
import { rate } from './material.ts';
import { id } from './page.ts';

/** One of the three areas. */
const area = z.object({
  own: z.int(),
  official: z.int(),
  /** When an own one was changed last; null where there is none. */
  changed_at: z.nullable(z.string()),
});

/** A text that the caller's pupils have read. */
const readText = z.object({
  id,
  title: z.string(),
  played: z.int(),
  understanding: z.nullable(z.number()),
});

/** As many texts stand under "read most" and under "understood least". */
export const SHOWN_READ = 5;

export const materialsOverview = z.object({
  texts: area,
  word_lists: area,
  images: z.object({ own: z.int(), card_sets: z.int(), changed_at: z.nullable(z.string()) }),
  read_most: z.array(readText),
  understood_least: z.array(readText),
});
export type MaterialsOverview = z.infer<typeof materialsOverview>;

export const getMaterialsOverview = endpoint({
  method: 'GET',
  path: '/api/v1/materials/',
  summary: 'How many materials there are, and what the caller’s pupils read most and understood least',
  access: ownOfStaff,
  rate,
  responses: { 200: materialsOverview },
});
