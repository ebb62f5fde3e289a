/** The time of active play: runs while the pupil plays, stands still while the play is paused. */
export interface ActiveClock {
  /** Whole milliseconds of active play; never decreases. */
  read(): number;
  run(): void;
  pause(): void;
}

/**
 * @param now a clock that never goes back, in milliseconds, for example `performance.now`
 * @param played milliseconds of active play before, of a play that is gone on with
 */
export function activeClock(now: () => number, played = 0): ActiveClock {
  let before = played;
  let runningSince: number | null = null;
  const elapsed = () => before + (runningSince === null ? 0 : now() - runningSince);
  return {
    read: () => Math.floor(elapsed()),
    run: () => {
      runningSince ??= now();
    },
    pause: () => {
      before = elapsed();
      runningSince = null;
    },
  };
}
