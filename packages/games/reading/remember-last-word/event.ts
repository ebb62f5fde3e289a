import { eventTime } from '@mindhero/engine/play';
import * as z from 'zod/mini';
import { event as wordsEvent } from '../shown-words/state.ts';

/** Those of words that are shown; of sentences `shown` is the first one, and `answer` comes for each of them. */
export const event = z.discriminatedUnion('type', [
  wordsEvent,
  /** The sentence is read, or its time is up: the next one, or the question. */
  z.strictObject({ type: z.literal('next'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;
