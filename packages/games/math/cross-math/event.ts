/** What happens in a cross math. */
import { eventTime } from '@mindhero/engine/play';
import * as z from 'zod/mini';

const cell = z.int().check(z.nonnegative());
/** No setting has longer numbers. */
const LARGEST = 999;

export const event = z.discriminatedUnion('type', [
  /** What stands in a cell now; sent with each digit, so that nothing typed is ever lost. */
  z.strictObject({
    type: z.literal('fill'),
    t: eventTime,
    cell,
    value: z.int().check(z.minimum(-LARGEST), z.maximum(LARGEST)),
  }),
  z.strictObject({ type: z.literal('erase'), t: eventTime, cell }),
  /** Marks what is right and what is wrong among the filled cells. */
  z.strictObject({ type: z.literal('check'), t: eventTime }),
  /** Reveals a cell. */
  z.strictObject({ type: z.literal('hint'), t: eventTime, cell }),
  /** Empties what was filled in and not found right yet. */
  z.strictObject({ type: z.literal('reset'), t: eventTime }),
  /** Ends the play as it stands. */
  z.strictObject({ type: z.literal('finish'), t: eventTime }),
  /** Gives up: only what a check has found right counts. */
  z.strictObject({ type: z.literal('show_solution'), t: eventTime }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;
