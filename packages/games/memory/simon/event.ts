/** What happens in a colour echo play. */
import { eventTime } from '@mindhero/engine/play';
import * as z from 'zod/mini';
import { pads } from './pads.ts';

export const event = z.discriminatedUnion('type', [
  /** The first light of the chain has come on. When the last one has gone out, the pads are open. */
  z.strictObject({ type: z.literal('shown'), t: eventTime }),
  /** The showing was interrupted (a hidden tab, a pause): its last light is drawn anew; too often, and it costs a life. */
  z.strictObject({ type: z.literal('void'), t: eventTime }),
  z.strictObject({
    type: z.literal('press'),
    t: eventTime,
    pad: z.int().check(z.minimum(0), z.maximum(pads.length - 1)),
  }),
  /** No pad was pressed in time. */
  z.strictObject({ type: z.literal('timeout'), t: eventTime }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;
