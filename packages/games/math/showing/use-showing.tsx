import { type RefObject, useRef, useState } from 'react';
import { LEAST_LEAD_MS } from '../../film/lead.ts';
import { useFilm } from '../../film/use-film.tsx';
import type { PlayerProps } from '../../player.ts';
import { mayBeVoid, type ShownRoundsEvent, type ShownRoundsState } from './shown-rounds.ts';
import { timetable } from './timetable.ts';

/** Time to read why it is shown again. */
const AGAIN_MS = 3_000;

interface Showing {
  /** What holds the mark and the numbers. */
  readonly film: RefObject<HTMLDivElement | null>;
  /** All of the open item has been shown; it is to be answered. */
  readonly isDone: boolean;
  /** It is about to be shown once more, since the device was too busy. */
  readonly isAgain: boolean;
}

interface ShowingOptions {
  /** The numbers of the open item, and the interval of each. */
  readonly terms: readonly number[];
  readonly intervals: readonly number[];
  readonly pauseMs: number;
  /** There is a lesson to be read before the next item. */
  readonly waits: boolean;
  /** A number appears. */
  readonly onNumber: (place: number) => void;
}

/**
 * Shows the open item after the pause between items, and again for each further try at it. What a pause of the game
 * interrupts begins anew, and so does, some times in a play, what the device was too busy to show; what has been shown to
 * its end is not shown again for the same try.
 */
export function useShowing<Settings extends object, Item>(
  props: PlayerProps<Settings, ShownRoundsState<Settings, Item>, ShownRoundsEvent>,
  { terms, intervals, pauseMs, waits, onNumber }: ShowingOptions,
): Showing {
  const { state, send, now, paused, watching, cue } = props;
  const index = state.settled.length;
  const total = intervals.reduce((sum, interval) => sum + interval, 0);
  const screen = useRef<HTMLDivElement>(null);
  // Each try at an item has a showing of its own, and another one where that was void.
  const showing = `${index}.${state.answers[index]?.length ?? 0}.${state.voids}`;
  const [done, setDone] = useState('');
  const [isAgain, setAgain] = useState(false);
  const isDone = done === showing;
  const isIdle = paused || watching || waits || isDone || index === state.items.length;

  useFilm(screen, {
    name: isIdle ? null : showing,
    total,
    slots: (frame) => timetable(intervals, frame),
    lead: () => {
      if (isAgain) return AGAIN_MS;
      if (index === 0 || state.shownAt !== null) return LEAST_LEAD_MS;
      return Math.max(LEAST_LEAD_MS, state.lastAnswerAt + pauseMs - now());
    },
    onTick: () => {
      setAgain(false);
      cue('tick');
    },
    onStart: () => send({ type: 'shown', item: index }),
    onSlot: onNumber,
    isTwin: (place) => terms[place] === terms[place + 1],
    onUnsure: () => {
      if (!mayBeVoid(state)) return false;
      setAgain(true);
      send({ type: 'void', item: index });
      return true;
    },
    isOver: () => state.shownAt !== null && now() >= state.shownAt + total,
    onEnd: () => setDone(showing),
  });

  return { film: screen, isDone, isAgain };
}
