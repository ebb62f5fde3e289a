import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Film, fontLoaded, measureFrame, type MovedPicture, type Picture, runFilm } from './film.tsx';
import { isGap, isUnsure, type Slot } from './slots.ts';

/** A sound so long before the film starts. */
const TICK_MS = 500;

interface FilmScript {
  /** Another name is another film, null is none: what runs is cut off, and the new one begins. */
  readonly name: string | null;
  /** Milliseconds from the start to the end. */
  readonly total: number;
  /** In order. @param frame milliseconds from one picture of the screen to the next */
  readonly slots: (frame: number) => readonly Slot[];
  /** What is seen in which slots, or moved; of itself, the screen holds a mark for the eye, then a picture for each slot. */
  readonly pictures?: (screen: HTMLElement, slots: readonly Slot[]) => readonly (Picture | MovedPicture)[];
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
  /** Whether the picture of a slot looks like the next one's, so that only a blank tells them apart. */
  readonly isTwin?: (place: number) => boolean;
  /** Something may not have been seen, since frames were left out. @returns whether the film is to be cut off */
  readonly onUnsure?: () => boolean;
  /** By the rules' clock, which counts from the event of the start, the film is over. */
  readonly isOver: () => boolean;
  readonly onEnd: () => void;
}

/** What of a film has come so far. */
interface Seen {
  tick: boolean;
  start: boolean;
  slots: number;
  /** When the latest frame came, and where frames were left out, since the start of the film. */
  frame: number;
  readonly gaps: Slot[];
}

/** The screen's children: a mark for the eye until the film starts, then the picture of each slot. */
function stacked(screen: HTMLElement, slots: readonly Slot[]): Picture[] {
  const times: Slot[] = [{ from: -Infinity, until: 0 }, ...slots];
  return [...screen.children].map((element, place) => ({ element, slots: times.slice(place, place + 1) }));
}

interface RunningFilm extends Film {
  readonly slots: readonly Slot[];
  readonly frame: number;
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
  return { startsAt: film.startsAt, slots, frame, cancel };
}

/** Whether something may not have been seen, now that frames were left out before the one that came at this time. */
function isUnsureSince(
  { slots, frame }: RunningFilm,
  at: number,
  seen: Seen,
  isTwin: FilmScript['isTwin'] = () => false,
): boolean {
  const gap = { from: seen.frame, until: at };
  seen.frame = at;
  if (!isGap(gap, frame)) return false;
  seen.gaps.push(gap);
  return isUnsure(slots, seen.gaps, frame, isTwin);
}

/** Shows a film and tells how far it has come. */
export function useFilm(screen: RefObject<HTMLElement | null>, script: FilmScript): void {
  const { name } = script;
  const isOver = useEffectEvent(script.isOver);
  const end = useEffectEvent(script.onEnd);
  const begin = useEffectEvent((element: HTMLElement, frame: number) => run(script, element, frame));
  /** Whether the film is cut off. */
  const follow = useEffectEvent((film: RunningFilm, time: number, seen: Seen) => {
    const since = performance.now() - film.startsAt;
    if (!seen.tick && since >= -TICK_MS) {
      seen.tick = true;
      script.onTick?.();
    }
    if (!seen.start && since >= 0) {
      seen.start = true;
      script.onStart();
    }
    // After the start, since nothing is cut off that has not begun; before the end, since then it would be too late.
    // Of a long film nobody wants to know, and it is much to look through.
    if (script.onUnsure !== undefined) {
      const isUnsure = isUnsureSince(film, time - film.startsAt, seen, script.isTwin);
      if (isUnsure && script.onUnsure()) {
        film.cancel();
        return true;
      }
    }
    for (let slot = film.slots[seen.slots]; slot && since >= slot.from; slot = film.slots[seen.slots]) {
      script.onSlot?.(seen.slots);
      seen.slots++;
    }
    // The rules have the last word: they count from the event, which came a moment after the first picture.
    if (since >= script.total && isOver()) end();
    return false;
  });

  useEffect(() => {
    const element = screen.current;
    if (name === null || element === null) return undefined;
    let request = 0;
    let film: RunningFilm | null = null;
    let isGone = false;
    const seen: Seen = { tick: false, start: false, slots: 0, frame: 0, gaps: [] };
    const look = (time: number) => {
      if (film === null) {
        film = begin(element, frame);
        seen.frame = time - film.startsAt;
      } else if (follow(film, time, seen)) return;
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
