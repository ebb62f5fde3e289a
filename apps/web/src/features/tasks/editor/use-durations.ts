import { useEffect, useState } from 'react';
import { expectedMs } from './check-blocks.ts';
import type { DraftBlock } from './task-draft.ts';

/** Typing goes on meanwhile: whole plays are simulated. */
const PAUSE_MS = 300;

/** How long each block takes in all its repeats, in milliseconds by keys; null where its settings do not work. */
export function useDurations(blocks: readonly DraftBlock[]): ReadonlyMap<number, number | null> {
  const [measured, setMeasured] = useState<ReadonlyMap<DraftBlock, number | null>>(new Map());
  useEffect(() => {
    let isOld = false;
    const follow = async () => {
      const next = await measure(blocks, measured);
      if (!isOld && next !== measured) setMeasured(next);
    };
    const timer = setTimeout(() => void follow(), PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [blocks, measured]);
  return new Map([...measured].map(([{ key }, ms]) => [key, ms]));
}

type Measured = ReadonlyMap<DraftBlock, number | null>;

/** The same map where nothing is new: a block that was changed is another object. */
async function measure(blocks: readonly DraftBlock[], known: Measured): Promise<Measured> {
  if (blocks.length === known.size && blocks.every((block) => known.has(block))) return known;
  const next = new Map<DraftBlock, number | null>();
  for (const block of blocks) {
    // A room that does not come is told of by the block itself.
    const ms = known.get(block) ?? (await expectedMs(block).catch(() => null));
    next.set(block, ms);
  }
  return next;
}
