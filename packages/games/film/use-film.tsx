import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Film, fontLoaded, measureFrame, type Picture, runFilm } from './film.tsx';
import type { Slot } from './slots.ts';

/** A sound so long before the film starts. */
const TICK_MS = 500;

interface FilmScript {
  /** Another name is another film, null is none: what runs is cut off, and the new one begins. */
  readonly name: string | null;
  /** Milliseconds from the start to the end. */
  readonly total: number;
  /** In order. @param frame milliseconds from one picture of the screen to the next */
  readonly slots: (frame: number) => readonly Slot[];
  /** What is seen in which slots; of itself, the screen holds a mark for the eye, then a picture for each slot. */
  readonly pictures?: (screen: HTMLElement, slots: readonly Slot[]) => readonly Picture[];
  /** Pictures fade in and out within their slots instead of switching. */
  readonly soft?: () => boolean;
  /** Milliseconds until the start, at least. */
  readonly lead: () => number;
  /** What goes with the film, from when it starts on the clock of `performance.now`; it gives back what ends it. */
  readonly accompany?: (startsAt: number) => () => void;
  /** The film is about to start. */
  readonly onTick?: () => void;
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

/** The screen's children: a mark for the eye until the film starts, then the picture of each slot. */
function stacked(screen: HTMLElement, slots: readonly Slot[]): Picture[] {
  const times: Slot[] = [{ from: -Infinity, until: 0 }, ...slots];
  return [...screen.children].map((element, place) => ({ element, slots: times.slice(place, place + 1) }));
}

interface RunningFilm extends Film {
  readonly slots: readonly Slot[];
}

/** Sets the film of a script going, with what accompanies it. */
function run(script: FilmScript, screen: HTMLElement, frame: number): RunningFilm {
  const { total, pictures = stacked } = script;
  const slots = script.slots(frame);
  const soft = script.soft?.() ?? false;
  const film = runFilm(pictures(screen, slots), { frame, lead: script.lead(), total, soft });
  const end = script.accompany?.(film.startsAt);
  const cancel = () => {
    film.cancel();
    end?.();
  };
  return { startsAt: film.startsAt, slots, cancel };
}

/** Shows a film and tells how far it has come. */
export function useFilm(screen: RefObject<HTMLElement | null>, script: FilmScript): void {
  const { name } = script;
  const isOver = useEffectEvent(script.isOver);
  const end = useEffectEvent(script.onEnd);
  const begin = useEffectEvent((element: HTMLElement, frame: number) => run(script, element, frame));
  const follow = useEffectEvent((film: RunningFilm, since: number, seen: Seen) => {
    if (!seen.tick && since >= -TICK_MS) {
      seen.tick = true;
      script.onTick?.();
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
    const element = screen.current;
    if (name === null || element === null) return undefined;
    let request = 0;
    let film: RunningFilm | null = null;
    let isGone = false;
    const seen: Seen = { tick: false, start: false, slots: 0 };
    const look = () => {
      if (film === null) film = begin(element, frame);
      else follow(film, performance.now() - film.startsAt, seen);
      request = requestAnimationFrame(look);
    };
    let frame = 0;
    const prepare = async () => {
      // A pause came when all was shown already.
      if (isOver()) return end();
      [frame] = await Promise.all([measureFrame(), fontLoaded(element)]);
      if (!isGone) request = requestAnimationFrame(look);
    };
    void prepare();
    return () => {
      isGone = true;
      cancelAnimationFrame(request);
      film?.cancel();
    };
  }, [screen, name]);
}
