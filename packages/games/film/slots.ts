/** When each picture of a film is to be seen. Times are milliseconds. */

/** Since the start of the film: something appears at `from` and is gone at `until`. */
export interface Slot {
  readonly from: number;
  readonly until: number;
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
