import { useEffect, useState } from 'react';

/** So long each move stands before the next one: the beads glide, then there is time to look. */
const MOVE_MS = 1300;
/** The board as it was is looked at first. */
const FIRST_LOOK_MS = 900;

/** Moves that play by themselves, and can be held and gone through one by one. `at` of them are done. */
export interface Moves {
  readonly at: number;
  readonly count: number;
  readonly isPlaying: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  readonly go: (at: number) => void;
}

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays once by itself, unless the person wants nothing to move; then it waits at the first move. */
export function useMoves(count: number): Moves {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !wantsNoMotion());
  const isDone = at === count;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(
      () => (isDone ? setPlaying(false) : setAt(at + 1)),
      at === 0 ? FIRST_LOOK_MS : MOVE_MS,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, isDone, at]);
  return {
    at,
    count,
    isPlaying,
    play: () => {
      if (isDone) setAt(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    go: (to) => {
      setPlaying(false);
      setAt(Math.min(count, Math.max(0, to)));
    },
  };
}
