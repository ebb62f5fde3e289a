/** When a school has no lessons: weeks of training in a row pause there. */
import * as z from 'zod/mini';

/** How many a school names at once, and how long one of them lasts at most, in days. */
export const MOST_HOLIDAYS = 20;
export const LONGEST_HOLIDAY = 120;

const DAY_MS = 86_400_000;

/** Calendar days (YYYY-MM-DD) of the school, both included. */
export const holiday = z.strictObject({ from: z.iso.date(), to: z.iso.date() }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'not_after_start' } }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < LONGEST_HOLIDAY * DAY_MS, {
    path: ['to'],
    params: { code: 'too_big' },
  }),
);
export type Holiday = z.infer<typeof holiday>;

export const holidays = z.array(holiday).check(z.maxLength(MOST_HOLIDAYS));
