/** What happens in a play of the sliding window. */
import { eventTime } from '@mindhero/engine/play';
import * as z from 'zod/mini';
import { chooseEvent } from '../quiz/quiz.ts';

const index = z.int().check(z.nonnegative());

export const event = z.discriminatedUnion('type', [
  /** The window begins to slide. */
  z.strictObject({ type: z.literal('shown'), t: eventTime }),
  z.strictObject({ type: z.literal('tap'), t: eventTime, cell: index }),
  /** What was to be found has been seen for the last time, and the time to tap it is over. */
  z.strictObject({ type: z.literal('timeout'), t: eventTime }),
  /** The window has been everywhere. */
  z.strictObject({ type: z.literal('hidden'), t: eventTime }),
  /** One of the words that may have been shown. */
  z.strictObject({ type: z.literal('pick'), t: eventTime, option: index }),
  chooseEvent,
  /** It was interrupted (a hidden tab, a pause): another board is drawn; too often, and it counts as missed. */
  z.strictObject({ type: z.literal('void'), t: eventTime }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;
