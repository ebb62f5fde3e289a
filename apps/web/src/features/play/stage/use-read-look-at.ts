import { useCallback, useState } from 'react';
import type { Run } from '../run.ts';

/**
 * The choice of how one reads, in the middle of a play. It costs no time: where nothing is shown on time the clock rests, so
 * that the reading is no interrupted one; elsewhere the play is paused.
 */
export function useReadLookAt(run: Run, standsStill: boolean) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    if (standsStill) run.rest(true);
    else run.pause();
    setOpen(true);
  }, [run, standsStill]);
  const close = useCallback(() => {
    if (standsStill) run.rest(false);
    setOpen(false);
  }, [run, standsStill]);
  return { isOpen, open, close };
}
