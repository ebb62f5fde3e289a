/** What happens in a grid flash play. */
import { eventTime } from '@mindhero/engine/play';
import * as z from 'zod/mini';

export const event = z.discriminatedUnion('type', [
  /** The pattern has come up on the screen. */
  z.strictObject({ type: z.literal('shown'), t: eventTime }),
  /** The pattern has gone dark; the pupil may tap. */
  z.strictObject({ type: z.literal('hidden'), t: eventTime }),
  /** The pattern was interrupted (a hidden tab, a pause): another one is drawn; too often, and it costs a life. */
  z.strictObject({ type: z.literal('void'), t: eventTime }),
  z.strictObject({ type: z.literal('tap'), t: eventTime, cell: z.int().check(z.nonnegative()) }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;
