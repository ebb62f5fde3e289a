/** When each number of an example is on the screen. Times are milliseconds. */

/** Of an interval, so much is blank at its end, so that two equal numbers are visibly two. */
const BLANK_SHARE = 0.2;
const LEAST_BLANK_FRAMES = 2;

/** Since the start of the showing: the number appears at `from` and is gone at `until`; then it is blank. */
export interface Slot {
  readonly from: number;
  readonly until: number;
}

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

const SLOWEST_FRAME = 1000 / 20;
const QUICKEST_FRAME = 1000 / 250;
const USUAL_FRAME = 1000 / 60;

/** The time between frames by when they came; the usual one where nothing sensible was measured. */
export function frameOf(timestamps: readonly number[]): number {
  const gaps = timestamps.slice(1).map((time, index) => time - (timestamps[index] as number));
  // Not the middle one: long gaps are frames that were left out, and there may be many of them.
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0;
  return usual >= QUICKEST_FRAME && usual <= SLOWEST_FRAME ? usual : USUAL_FRAME;
}

/** A keyframe as Web Animations take it. */
type OpacityFrame = {
  readonly offset: number;
  readonly opacity: 0 | 1;
  readonly easing: string;
};

/**
 * Shows something in its slot, and only then. Each keyframe holds until the next one: nothing ever fades.
 * @param total length of the animation
 */
export function slotFrames({ from, until }: Slot, total: number): OpacityFrame[] {
  const at = (time: number, opacity: 0 | 1): OpacityFrame => ({
    offset: time / total,
    opacity,
    easing: 'steps(1, end)',
  });
  const before = from > 0 ? [at(0, 0)] : [];
  return [...before, at(from, 1), at(until, 0), at(total, 0)];
}
