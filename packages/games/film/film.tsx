/**
 * Shows things at their times, on the compositor alone: all of them are painted ahead, and each has an animation of its
 * opacity, or of its place, with the same start. A busy page neither delays nor drops one.
 */
import { frameOf, type Slot, slotFrames, type Stop, stopFrames, waitFor } from './slots.ts';

const FRAMES_MEASURED = 13;
/** A font that has not come by then does not hold the game up. */
const FONT_WAIT_MS = 1_500;

export interface Film {
  /** When the film starts, on the clock of `performance.now`. */
  readonly startsAt: number;
  cancel(): void;
}

/** Something that is seen in its slots and at no other time of the film. */
export interface Picture {
  readonly element: Element;
  /** In order, none within another. */
  readonly slots: readonly Slot[];
}

/** Something that is seen all the time, and moved. */
export interface MovedPicture {
  readonly element: Element;
  /** In order of time. */
  readonly stops: readonly Stop[];
}

interface FilmOptions {
  /** Milliseconds from one picture of the screen to the next. */
  readonly frame: number;
  /** Milliseconds until the film starts, at least. */
  readonly lead: number;
  /** How long the film is. */
  readonly total: number;
  /** Pictures fade in and out within their slots instead of switching. */
  readonly soft: boolean;
}

/** Sets a film going. Call it in a frame (`requestAnimationFrame`), so that it knows when frames come. */
export function runFilm(
  pictures: readonly (Picture | MovedPicture)[],
  { frame, lead, total, soft }: FilmOptions,
): Film {
  // Half a frame off, every change falls in the middle between two pictures: no jitter moves it to the next one.
  const start = Number(document.timeline.currentTime) - frame / 2;
  const wait = waitFor(lead, { frame, gone: performance.now() - start });
  const duration = wait + total;
  const framesOf = (picture: Picture | MovedPicture) =>
    'stops' in picture
      ? stopFrames(picture.stops, wait, duration)
      : slotFrames(
          picture.slots.map((slot) => later(slot, wait)),
          duration,
          soft,
        );
  const animations = pictures.map((picture) =>
    picture.element.animate(framesOf(picture), { duration, fill: 'forwards' }),
  );
  for (const animation of animations) animation.startTime = start;
  const cancel = () => {
    for (const animation of animations) animation.cancel();
  };
  return { startsAt: start + wait, cancel };
}

/** By when the wait began. */
function later({ from, until }: Slot, by: number): Slot {
  return { from: from + by, until: until + by };
}

/** Milliseconds from one picture of the screen to the next, as they come now. */
export function measureFrame(): Promise<number> {
  return new Promise((resolve) => {
    const timestamps: number[] = [];
    const look = (time: number) => {
      timestamps.push(time);
      if (timestamps.length < FRAMES_MEASURED) requestAnimationFrame(look);
      else resolve(frameOf(timestamps));
    };
    requestAnimationFrame(look);
  });
}

/** The element's font is there for all that it shows, or will not come in time; then another one shows it. */
export async function fontLoaded(element: HTMLElement): Promise<void> {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const late = new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS));
  await Promise.race([
    late,
    document.fonts.load(`${fontWeight} ${fontSize} ${fontFamily}`, element.textContent).catch(() => []),
  ]);
}
