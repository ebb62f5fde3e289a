import { type RefObject, useRef, useState } from 'react';
import { useFilm } from '../../film/use-film.tsx';
import type { PlayerProps } from '../../player.ts';
import type { ShownRoundsEvent, ShownRoundsState } from './shown-rounds.ts';
import { timetable } from './timetable.ts';

/** Time to look at the place where the numbers will be. */
const READY_MS = 800;

interface Showing {
  /** What holds the mark and the numbers. */
  readonly film: RefObject<HTMLDivElement | null>;
  /** All of the open item has been shown; it is to be answered. */
  readonly isDone: boolean;
}

interface ShowingOptions {
  /** The interval of each number of the open item. */
  readonly intervals: readonly number[];
  readonly pauseMs: number;
  /** There is a lesson to be read before the next item. */
  readonly waits: boolean;
  /** A number appears. */
  readonly onNumber: (place: number) => void;
}

/**
 * Shows the open item after the pause between items, and again for each further try at it. What a pause of the game
 * interrupts begins anew; what has been shown to its end is not shown again for the same try.
 */
export function useShowing<Settings extends object, Item>(
  props: PlayerProps<Settings, ShownRoundsState<Settings, Item>, ShownRoundsEvent>,
  { intervals, pauseMs, waits, onNumber }: ShowingOptions,
): Showing {
  const { state, send, now, paused, watching, cue } = props;
  const index = state.settled.length;
  const total = intervals.reduce((sum, interval) => sum + interval, 0);
  const screen = useRef<HTMLDivElement>(null);
  // Each try at an item has a showing of its own.
  const showing = `${index}.${state.answers[index]?.length ?? 0}`;
  const [done, setDone] = useState('');
  const isDone = done === showing;
  const isIdle = paused || watching || waits || isDone || index === state.items.length;

  useFilm(screen, {
    name: isIdle ? null : showing,
    total,
    slots: (frame) => timetable(intervals, frame),
    lead: () =>
      index === 0 || state.shownAt !== null
        ? READY_MS
        : Math.max(READY_MS, state.lastAnswerAt + pauseMs - now()),
    onTick: () => cue('tick'),
    onStart: () => send({ type: 'shown', item: index }),
    onSlot: onNumber,
    isOver: () => state.shownAt !== null && now() >= state.shownAt + total,
    onEnd: () => setDone(showing),
  });

  return { film: screen, isDone };
}
