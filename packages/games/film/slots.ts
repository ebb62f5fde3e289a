/** When each picture of a film is to be seen. Times are milliseconds. */

/** Since the start of the film: something appears at `from`, before the film if that is negative, and is gone at `until`. */
export interface Slot {
  readonly from: number;
  readonly until: number;
}

/**
 * Which picture of a film is to be seen, so many milliseconds after its start: `mark` is what stands there before the
 * film, null is none.
 */
export function placeAt(slots: readonly Slot[], since: number): Place {
  if (since < 0) return 'mark';
  const place = slots.findIndex(({ from, until }) => from <= since && since < until);
  return place === -1 ? null : place;
}

export type Place = number | 'mark' | null;

/** How a picture is seen that no film moves. */
export function seenAt(place: Place | undefined, own: Place): { opacity: 0 | 1 } | undefined {
  return place === undefined ? undefined : { opacity: place === own ? 1 : 0 };
}

const SLOWEST_FRAME = 1000 / 20;
const QUICKEST_FRAME = 1000 / 250;
const USUAL_FRAME = 1000 / 60;

/** Pictures a second of the screens that there are; clocks that tell tenths of milliseconds come near them only. */
const RATES = [30, 50, 60, 75, 90, 100, 120, 144, 165, 240];
const NEAR = 0.005;

/**
 * Milliseconds from a time that is `gone` by now until a film starts that has to leave so much `lead` from now on: whole
 * frames. A frame that came late takes nothing off the lead, which rules may insist on.
 */
export function waitFor(
  lead: number,
  { frame, gone }: { readonly frame: number; readonly gone: number },
): number {
  return Math.ceil((lead + Math.max(0, gone)) / frame) * frame;
}

/** The time between frames by when they came; the usual one where nothing sensible was measured. */
export function frameOf(timestamps: readonly number[]): number {
  const gaps = timestamps.slice(1).map((time, index) => time - (timestamps[index] as number));
  // Not the middle one: long gaps are frames that were left out, and there may be many of them.
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0;
  if (usual < QUICKEST_FRAME || usual > SLOWEST_FRAME) return USUAL_FRAME;
  const frames = gaps.reduce((sum, gap) => sum + Math.round(gap / usual), 0);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / frames;
  const rate = RATES.find((rate) => Math.abs((mean * rate) / 1000 - 1) < NEAR);
  return rate === undefined ? mean : 1000 / rate;
}

/** A keyframe as Web Animations take it. */
type OpacityFrame = {
  readonly offset: number;
  readonly opacity: 0 | 1;
  readonly easing: 'steps(1, end)' | 'linear';
};

/** What is soft takes so long to come and to go; it is gone at the end of its slot all the same. */
const FADE_MS = 60;

/**
 * Shows something in its slots, and only then. Each keyframe holds until the next one, unless it is soft.
 * @param slots in order, none within another; what lies outside of the animation is cut off
 * @param total length of the animation
 * @param soft fade instead of switching
 */
export function slotFrames(slots: readonly Slot[], total: number, soft: boolean): OpacityFrame[] {
  const within = (time: number) => Math.min(total, Math.max(0, time));
  const at = (time: number, opacity: 0 | 1, easing: OpacityFrame['easing'] = 'steps(1, end)') => ({
    offset: time / total,
    opacity,
    easing,
  });
  const frames = slots.flatMap((slot) => {
    const [from, until] = [within(slot.from), within(slot.until)];
    if (!soft) return [at(from, 1), at(until, 0)];
    const fade = Math.min(FADE_MS, (until - from) / 2);
    return [at(from, 0, 'linear'), at(from + fade, 1), at(until - fade, 1, 'linear'), at(until, 0)];
  });
  return inOrder([at(0, 0), ...frames, at(total, 0)]);
}

/** Times that were added up differ by a hair, and an animation refuses keyframes that go back by one. */
function inOrder(frames: readonly OpacityFrame[]): OpacityFrame[] {
  let latest = 0;
  return frames.map((frame) => {
    latest = Math.max(latest, frame.offset);
    return { ...frame, offset: latest };
  });
}

/** Where something that is moved stands at a time: a CSS transform. */
export interface Stop {
  /** Since the start of the film. */
  readonly at: number;
  readonly transform: string;
}

/**
 * The keyframes of something that goes evenly from stop to stop: it stands at the first one until the film starts, and at
 * the last one from there on.
 * @param wait milliseconds until the film starts, part of `duration`
 */
export function stopFrames(stops: readonly Stop[], wait: number, duration: number) {
  const frames = stops.map(({ at, transform }) => ({
    offset: Math.min(1, (wait + at) / duration),
    transform,
  }));
  const [first] = frames;
  const last = frames.at(-1);
  if (first === undefined || last === undefined) return [];
  return [{ ...first, offset: 0 }, ...frames, { ...last, offset: 1 }];
}

/** A person who sees something for so long has seen it, however long it was to be there. */
const ENOUGH_MS = 200;
/** Screens do not keep to their frames exactly. */
const JITTER = 0.25;

/** Whether a time between two frames is so long that a frame was left out in it. */
export function isGap({ from, until }: Slot, frame: number): boolean {
  return until - from > (1 + 2 * JITTER) * frame;
}

/**
 * Whether a picture, or a blank that tells two alike pictures apart, may not have been seen: more than half of its time,
 * and all but a glance, passed without a frame.
 * @param slots in order, none within another
 * @param gaps from one frame to the next, where frames were left out between them; none within another
 * @param isTwin whether the picture of a slot looks like the next one's
 */
export function isUnsure(
  slots: readonly Slot[],
  gaps: readonly Slot[],
  frame: number,
  isTwin: (place: number) => boolean,
): boolean {
  const blanks = slots.flatMap(({ until }, place) => {
    const next = slots[place + 1];
    return next !== undefined && next.from > until && isTwin(place)
      ? [{ from: until, until: next.from }]
      : [];
  });
  return [...slots, ...blanks].some(({ from, until }) => {
    // A frame stands for half a frame before and after it.
    const hidden = gaps.map(
      (gap) => Math.min(until, gap.until - frame / 2) - Math.max(from, gap.from + frame / 2),
    );
    const seen = hidden.reduce((left, part) => left - Math.max(0, part), until - from);
    return seen < Math.min((until - from) / 2, ENOUGH_MS) - JITTER * frame;
  });
}
