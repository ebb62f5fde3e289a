/** What happens in a play of flowing text. */
import { eventTime } from '@mindhero/engine/play';
import * as z from 'zod/mini';
import { chooseEvent } from '../quiz/quiz.ts';

export const event = z.discriminatedUnion('type', [
  /** The text begins to flow, from the beginning or from where it was gone back to. */
  z.strictObject({ type: z.literal('shown'), t: eventTime }),
  /** Back to the beginning of the sentence; at its beginning, to that of the one before. */
  z.strictObject({ type: z.literal('rewind'), t: eventTime }),
  /** A pause, or a device that was too busy, has cut it off: it goes on at the beginning of the sentence. */
  z.strictObject({ type: z.literal('interrupted'), t: eventTime }),
  /** All of it has been shown. */
  z.strictObject({ type: z.literal('read'), t: eventTime }),
  chooseEvent,
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;
