/** To what all statistics can be narrowed. */
import { subjects } from '@mindhero/engine/subject';
import { gameIds } from '@mindhero/games/catalogue';
import * as z from 'zod/mini';
import { idParam } from '../page.ts';
import { periods, usualPeriod } from './period.ts';

/** Days up to today, in the time zone of the school that they are about. */
export const period = z._default(z.coerce.number().check(z.refine(isPeriod)), usualPeriod);

function isPeriod(days: number): boolean {
  return periods.some((known) => known === days);
}

export const narrowed = {
  days: period,
  /** One of those that the caller may see. */
  group: z.optional(idParam),
  subject: z.optional(z.enum(subjects)),
  game: z.optional(z.enum(gameIds)),
};
