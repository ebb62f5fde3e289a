/** When each number of an example is on the screen. Times are milliseconds. */
import { type Place, placeAt, type Slot } from '../../film/slots.ts';

/** Of an interval, so much is blank at its end, so that two equal numbers are visibly two. */
const BLANK_SHARE = 0.2;
const LEAST_BLANK_FRAMES = 2;

/**
 * The blank of an interval: a fifth, at least two frames, and in whole frames; but on however slow a screen, half of
 * the interval stays for the number.
 */
function blankOf(interval: number, frame: number): number {
  // What is a hair more than whole frames needs no other one.
  const frames = Math.max(LEAST_BLANK_FRAMES, Math.ceil((BLANK_SHARE * interval) / frame - 0.01));
  return Math.min(frames * frame, interval / 2);
}

/**
 * The slots of an example's numbers, one after the other without any time between, so that all of it takes exactly the
 * sum of the intervals.
 * @param frame time from one picture of the screen to the next
 */
export function timetable(intervals: readonly number[], frame: number): readonly Slot[] {
  let from = 0;
  return intervals.map((interval) => {
    const slot = { from, until: from + interval - blankOf(interval, frame) };
    from += interval;
    return slot;
  });
}

const USUAL_FRAME = 1000 / 60;

/** What of an example is to be seen, so many milliseconds after its first number appeared; `over` once all is. */
export function placeIn(intervals: readonly number[], since: number): Place | 'over' {
  const total = intervals.reduce((sum, interval) => sum + interval, 0);
  return since < total ? placeAt(timetable(intervals, USUAL_FRAME), since) : 'over';
}
