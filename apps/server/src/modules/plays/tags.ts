/** What the items of a play trained, and how that went. */
import type { ItemOutcome } from '@mindhero/engine/play';

/** Of each tag: how many items were right at the first answer, and how many were not. */
export type Tags = Readonly<Record<string, readonly [right: number, wrong: number]>>;

/** Adds up the tags of items that were answered. */
export function tagsOf(items: readonly ItemOutcome[]): Tags {
  const tags: Record<string, [number, number]> = {};
  for (const { correct, attempts, tags: trained = [] } of items) {
    if (attempts === 0) continue;
    const isRight = correct && attempts === 1;
    for (const tag of trained) {
      const counts = (tags[tag] ??= [0, 0]);
      counts[isRight ? 0 : 1]++;
    }
  }
  return tags;
}
