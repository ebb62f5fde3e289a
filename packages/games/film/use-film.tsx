import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Film, fontLoaded, measureFrame, runFilm } from './film.tsx';
import type { Slot } from './slots.ts';

/** A sound so long before the film starts. */
const TICK_MS = 500;

interface FilmScript {
  /** Another name is another film, null is none: what runs is cut off, and the new one begins. */
  readonly name: string | null;
  /** Milliseconds from the start to the end. */
  readonly total: number;
  /** @param frame milliseconds from one picture of the screen to the next */
  readonly slots: (frame: number) => readonly Slot[];
  /** Milliseconds until the start, at least. */
  readonly lead: () => number;
  /** The film is about to start. */
  readonly onTick: () => void;
  /** The first picture is there. */
  readonly onStart: () => void;
  readonly onSlot?: (place: number) => void;
  /** By the rules' clock, which counts from the event of the start, the film is over. */
  readonly isOver: () => boolean;
  readonly onEnd: () => void;
}

/** What of a film has come so far. */
interface Seen {
  tick: boolean;
  start: boolean;
  slots: number;
}

/**
 * Shows a film and tells how far it has come.
 * @param window holds the mark for the eye, then what each slot shows
 */
export function useFilm(window: RefObject<HTMLElement | null>, script: FilmScript): void {
  const { name } = script;
  const isOver = useEffectEvent(script.isOver);
  const end = useEffectEvent(script.onEnd);
  const run = useEffectEvent((element: HTMLElement, frame: number) =>
    runFilm(element, script.slots(frame), { frame, lead: script.lead(), total: script.total }),
  );
  const follow = useEffectEvent((film: Film, since: number, seen: Seen) => {
    if (!seen.tick && since >= -TICK_MS) {
      seen.tick = true;
      script.onTick();
    }
    if (!seen.start && since >= 0) {
      seen.start = true;
      script.onStart();
    }
    for (let slot = film.slots[seen.slots]; slot && since >= slot.from; slot = film.slots[seen.slots]) {
      script.onSlot?.(seen.slots);
      seen.slots++;
    }
    // The rules have the last word: they count from the event, which came a moment after the first picture.
    if (since >= script.total && isOver()) end();
  });

  useEffect(() => {
    const element = window.current;
    if (name === null || element === null) return undefined;
    let request = 0;
    let film: Film | null = null;
    let isGone = false;
    const seen: Seen = { tick: false, start: false, slots: 0 };
    const look = () => {
      if (film === null) film = run(element, frame);
      else follow(film, performance.now() - film.startsAt, seen);
      request = requestAnimationFrame(look);
    };
    let frame = 0;
    const begin = async () => {
      // A pause came when all was shown already.
      if (isOver()) return end();
      [frame] = await Promise.all([measureFrame(), fontLoaded(element)]);
      if (!isGone) request = requestAnimationFrame(look);
    };
    void begin();
    return () => {
      isGone = true;
      cancelAnimationFrame(request);
      film?.cancel();
    };
  }, [window, name]);
}
