/** What happens in a card flip play. A tap that changes nothing, as during a hold, is none of it. */
import { eventTime } from '@mindhero/engine/play';
import * as z from 'zod/mini';

export const event = z.discriminatedUnion('type', [
  /** All cards lie face up: the preview has begun. */
  z.strictObject({ type: z.literal('shown'), t: eventTime }),
  /** The preview is over. */
  z.strictObject({ type: z.literal('hidden'), t: eventTime }),
  /** The preview was interrupted (a hidden tab, a pause): the cards are laid out anew. */
  z.strictObject({ type: z.literal('void'), t: eventTime }),
  z.strictObject({ type: z.literal('flip'), t: eventTime, card: z.int().check(z.nonnegative()) }),
  /** Two cards that do not match lie face down again. */
  z.strictObject({ type: z.literal('turned_back'), t: eventTime }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;
