/** What happens in a number memory play. */
import { eventTime } from '@mindhero/engine/play';
import * as z from 'zod/mini';

/** More than the longest number: a digit too many is a mistake, not the end of the field. */
export const LONGEST_ANSWER = 35;

export const event = z.discriminatedUnion('type', [
  /** The number has come up on the screen; mask and field follow by themselves. */
  z.strictObject({ type: z.literal('shown'), t: eventTime }),
  /** The number was interrupted (a hidden tab, a pause): another one is drawn; too often, and it counts as wrong. */
  z.strictObject({ type: z.literal('void'), t: eventTime }),
  z.strictObject({
    type: z.literal('answer'),
    t: eventTime,
    value: z.string().check(z.regex(new RegExp(`^\\d{1,${LONGEST_ANSWER}}$`))),
  }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;
