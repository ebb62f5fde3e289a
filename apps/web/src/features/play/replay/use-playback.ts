import { useEffect, useReducer } from 'react';
import type { ReplayStep } from './replay-steps.ts';

export const speeds = [1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];

export interface Playback {
  readonly step: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

export type Command =
  | { readonly type: 'go'; readonly step: number }
  | { readonly type: 'toggle' }
  | { readonly type: 'advance' }
  | { readonly type: 'speed'; readonly speed: Speed };

/** The position after a command, for a replay whose last step is `last`. Whoever goes somewhere by hand stops it there. */
export function playback(current: Playback, command: Command, last: number): Playback {
  switch (command.type) {
    case 'go':
      return { ...current, step: Math.min(Math.max(command.step, 0), last), isPlaying: false };
    case 'toggle':
      // At its end it starts over.
      if (current.isPlaying) return { ...current, isPlaying: false };
      return { ...current, step: current.step === last ? 0 : current.step, isPlaying: last > 0 };
    case 'advance': {
      const step = Math.min(current.step + 1, last);
      return { ...current, step, isPlaying: current.isPlaying && step < last };
    }
    case 'speed':
      return { ...current, speed: command.speed };
  }
}

/** Goes through the steps in the time in which they were played, divided by the speed. */
export function usePlayback(steps: readonly ReplayStep[]): [Playback, (command: Command) => void] {
  const last = steps.length - 1;
  const [current, dispatch] = useReducer(
    (current: Playback, command: Command) => playback(current, command, last),
    { step: 0, isPlaying: false, speed: 1 },
  );
  const { step, isPlaying, speed } = current;
  useEffect(() => {
    const next = steps[step + 1];
    if (!isPlaying || next === undefined) return;
    const wait = (next.t - (steps[step]?.t ?? 0)) / speed;
    const timer = setTimeout(() => dispatch({ type: 'advance' }), wait);
    return () => clearTimeout(timer);
  }, [steps, step, isPlaying, speed]);
  return [current, dispatch];
}
