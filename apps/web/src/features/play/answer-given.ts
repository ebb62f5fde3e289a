import type { PlayResult } from '@mindhero/engine/play';

/** Whether the answer that lies between two results was right; null if there was none. */
export function answerGiven(before: PlayResult, after: PlayResult): boolean | null {
  if (after.incorrect > before.incorrect) return false;
  if (after.correct > before.correct) return true;
  // A further try at an item that was counted at its first one.
  const item = after.items.find((item, index) => item.attempts > (before.items[index]?.attempts ?? 0));
  return item?.correct ?? null;
}
