/** What happens in a number chain play. */
import { eventTime } from '@mindhero/engine/play';
import * as z from 'zod/mini';

/** Somebody may type more than was shown, but not a novel. */
export const LONGEST_ANSWER = 20;

export const event = z.discriminatedUnion('type', [
  /** The first item has come up on the screen; the others follow by themselves. */
  z.strictObject({ type: z.literal('shown'), t: eventTime }),
  /** The showing was interrupted (a hidden tab, a pause): another chain is drawn; too often, and it counts as wrong. */
  z.strictObject({ type: z.literal('void'), t: eventTime }),
  /** Digits, as they were typed. */
  z.strictObject({
    type: z.literal('answer'),
    t: eventTime,
    value: z.string().check(z.regex(new RegExp(`^\\d{1,${LONGEST_ANSWER}}$`))),
  }),
  z.strictObject({ type: z.literal('tap'), t: eventTime, tile: z.int().check(z.nonnegative()) }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;
