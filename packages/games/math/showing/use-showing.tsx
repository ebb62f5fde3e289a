import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlayerProps } from '../../player.ts';
import { type Film, fontLoaded, measureFrame, runFilm } from './film.tsx';
import type { ShownRoundsEvent, ShownRoundsState } from './shown-rounds.ts';

/** Time to look at the place where the numbers will be. */
const READY_MS = 800;
/** A sound so long before the first number. */
const TICK_MS = 500;

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
  const restsFrom = useRef(0);
  // Each try at an item has a showing of its own.
  const showing = `${index}.${state.answers[index]?.length ?? 0}`;
  const [done, setDone] = useState('');
  const isDone = done === showing;
  const isIdle = paused || watching || waits || isDone || index === state.items.length;

  const isOver = useEffectEvent(() => state.shownAt !== null && now() >= state.shownAt + total);
  const restLeft = useEffectEvent(() => {
    if (index === 0 || state.shownAt !== null) return READY_MS;
    return Math.max(READY_MS, Math.max(state.lastAnswerAt, restsFrom.current) + pauseMs - now());
  });
  const run = useEffectEvent((element: HTMLElement, frame: number) =>
    runFilm(element, intervals, { frame, lead: restLeft() }),
  );
  const follow = useEffectEvent((film: Film, since: number, seen: Seen) => {
    if (!seen.tick && since >= -TICK_MS) {
      seen.tick = true;
      cue('tick');
    }
    if (!seen.start && since >= 0) {
      seen.start = true;
      send({ type: 'shown', item: index });
    }
    for (let slot = film.slots[seen.numbers]; slot && since >= slot.from; slot = film.slots[seen.numbers]) {
      onNumber(seen.numbers++);
    }
    // The rules have the last word: they count from the event, which came a moment after the first number.
    if (since >= total && isOver()) setDone(showing);
  });
  const rest = useEffectEvent(() => {
    restsFrom.current = now();
  });

  useEffect(() => (waits ? () => rest() : undefined), [waits]);
  useEffect(() => {
    const element = screen.current;
    if (isIdle || element === null) return undefined;
    let request = 0;
    let film: Film | null = null;
    let isGone = false;
    const seen: Seen = { tick: false, start: false, numbers: 0 };
    const look = () => {
      if (film === null) film = run(element, frame);
      else follow(film, performance.now() - film.startsAt, seen);
      request = requestAnimationFrame(look);
    };
    let frame = 0;
    const begin = async () => {
      // A pause came when all was shown already.
      if (isOver()) return setDone(showing);
      [frame] = await Promise.all([measureFrame(), fontLoaded(element)]);
      if (!isGone) request = requestAnimationFrame(look);
    };
    void begin();
    return () => {
      isGone = true;
      cancelAnimationFrame(request);
      film?.cancel();
    };
  }, [isIdle, showing]);

  return { film: screen, isDone };
}

/** What of a film has come so far. */
interface Seen {
  tick: boolean;
  start: boolean;
  numbers: number;
}
