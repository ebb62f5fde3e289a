import { type KeyboardEvent, useState } from 'react';
import type { EditorAction } from './editor-state.ts';
import type { DraftBlock } from './task-draft.ts';
import type { useSortingTexts } from './use-sorting-texts.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * A block is picked up with the space bar, moved with the arrows and laid down again. The drag library listens to keys only
 * once it has measured everything; here no key is lost.
 */
export function useKeySorting(
  blocks: readonly DraftBlock[],
  told: ReturnType<typeof useSortingTexts>['told'],
  dispatch: (action: EditorAction) => void,
) {
  const [lifted, setLifted] = useState<{ readonly key: number; readonly from: number } | null>(null);
  const [said, setSaid] = useState<string>();

  function lift(key: number, from: number) {
    dispatch({ type: 'fold' });
    setLifted({ key, from });
    setSaid(told('lifted', key, from));
  }

  function move(key: number, to: number) {
    dispatch({ type: 'move', key, to });
    setSaid(told('over', key, to));
  }

  function layDown(key: number, place: number) {
    setLifted(null);
    setSaid(told('dropped', key, place));
  }

  function putBack(key: number, from: number) {
    dispatch({ type: 'move', key, to: from });
    setLifted(null);
    setSaid(told('cancelled', key, from));
  }

  function press(event: KeyboardEvent, key: number) {
    const grip = event.currentTarget;
    const place = blocks.findIndex((block) => block.key === key);
    const isLifted = lifted?.key === key;
    const step = steps[event.key];
    if (event.key === ' ' || event.key === 'Enter') (isLifted ? layDown : lift)(key, place);
    else if (isLifted && event.key === 'Escape') putBack(key, lifted.from);
    else if (isLifted && step !== undefined)
      move(key, Math.min(blocks.length - 1, Math.max(0, place + step)));
    else return;
    event.preventDefault();
    // Once it is drawn in its new place.
    requestAnimationFrame(() => grip.scrollIntoView({ block: 'nearest' }));
  }

  return { lifted: lifted?.key, said, press, leave: () => setLifted(null) };
}
