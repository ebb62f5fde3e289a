/** When something is lit, as keyframes of its light's opacity. Times are milliseconds. */

/** Lit from `from` on, dark from `until` on, by the start of the showing. */
export interface Lit {
  readonly from: number;
  readonly until: number;
}

/** A keyframe as Web Animations take it. */
type OpacityFrame = {
  readonly offset: number;
  readonly opacity: 0 | 1;
  readonly easing: 'steps(1, end)' | 'linear';
};

/** A soft light takes so long to come and to go; it is dark at its end all the same. */
const FADE_MS = 60;

/**
 * The keyframes of one light, which may come on several times.
 * @param lits in order, none within another
 * @param total length of the animation; after it all is dark
 * @param soft fade instead of switching
 */
export function lightFrames(lits: readonly Lit[], total: number, soft: boolean): OpacityFrame[] {
  const at = (time: number, opacity: 0 | 1, easing: OpacityFrame['easing'] = 'steps(1, end)') => ({
    offset: time / total,
    opacity,
    easing,
  });
  const fade = (from: number, until: number) => Math.min(FADE_MS, (until - from) / 2);
  const frames = lits.flatMap(({ from, until }) =>
    soft
      ? [
          at(from, 0, 'linear'),
          at(from + fade(from, until), 1),
          at(until - fade(from, until), 1, 'linear'),
          at(until, 0),
        ]
      : [at(from, 1), at(until, 0)],
  );
  return [at(0, 0), ...frames, at(total, 0)];
}
