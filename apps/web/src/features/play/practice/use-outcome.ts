import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Run } from '../run.ts';

type Outcome = 'right' | 'wrong';

/** The answer is seen and heard before what comes of it takes the screen. */
const LAST_LOOK_MS = 1_000;

/** Sets a run going, and says how its first item went, once that was seen; null until then. */
export function useOutcome(run: Run): Outcome | null {
  const view = useSyncExternalStore(run.subscribe, run.view);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isOver = view.phase === 'over';
  const first = view.progress.done[0] ?? (isOver ? 'wrong' : null);
  useEffect(() => {
    if (first === null) return undefined;
    const timer = setTimeout(
      () =>
        // A mistake has its lesson: it stays until it was read.
        run.whenAwake(() => {
          run.pause();
          setOutcome(first);
        }),
      LAST_LOOK_MS,
    );
    return () => clearTimeout(timer);
  }, [run, first]);
  useEffect(() => {
    if (outcome !== null) return undefined;
    const turn = () => (document.hidden ? run.pause() : run.resume());
    turn();
    document.addEventListener('visibilitychange', turn);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      run.pause();
    };
  }, [run, outcome]);
  return outcome;
}
