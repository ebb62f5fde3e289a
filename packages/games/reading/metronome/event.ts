import { eventTime } from '@mindhero/engine/play';
import * as z from 'zod/mini';
import { chooseEvent } from '../quiz/quiz.ts';
import { MOST_LATENCY_MS } from './taps.ts';

export const event = z.discriminatedUnion('type', [
  /** The beat begins, for the eight taps that tell how late the device is. */
  z.strictObject({ type: z.literal('warm_up'), t: eventTime }),
  /** The device has been measured in a play before. */
  z.strictObject({
    type: z.literal('latency'),
    t: eventTime,
    offset_ms: z.int().check(z.minimum(-MOST_LATENCY_MS), z.maximum(MOST_LATENCY_MS)),
  }),
  /** The text has come up: the beat begins soon after. */
  z.strictObject({ type: z.literal('shown'), t: eventTime }),
  z.strictObject({ type: z.literal('tap'), t: eventTime }),
  /** The player is back from a pause: the beat is to be found again. The first plays call it `void`. */
  z.strictObject({ type: z.literal(['interrupted', 'void']), t: eventTime }),
  /** The text is read to its end. */
  z.strictObject({ type: z.literal('read'), t: eventTime }),
  z.strictObject({ type: z.literal('time_up'), t: eventTime }),
  /** The last word that was read when the time was up, counted from 0. */
  z.strictObject({ type: z.literal('last_word'), t: eventTime, word: z.int().check(z.nonnegative()) }),
  chooseEvent,
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;
