/**
 * Lights that go on and off on the compositor alone: each is an animation of its opacity, and all have the same start,
 * which is set once. A busy page neither delays nor drops one.
 */
import { type Lit, lightFrames } from './light-frames.ts';

export interface Lights {
  /** When the first light comes on, on the clock of `performance.now`. */
  readonly startsAt: number;
  cancel(): void;
}

interface LightsOptions {
  /** Milliseconds from one picture of the screen to the next. */
  readonly frame: number;
  /** Milliseconds until the first light, at least. */
  readonly lead: number;
}

/**
 * Sets lights going. Call it in a frame (`requestAnimationFrame`), so that it knows when frames come.
 * @param layers what is seen of each light when it is on; dark by itself
 * @param lits of each layer, in its order, by the first light
 */
export function runLights(
  layers: readonly Element[],
  lits: readonly (readonly Lit[])[],
  { frame, lead }: LightsOptions,
): Lights {
  const wait = Math.ceil(lead / frame) * frame;
  const total = wait + Math.max(0, ...lits.flat().map(({ until }) => until)) + frame;
  const soft = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Half a frame off, every change falls in the middle between two pictures: no jitter moves it to the next one.
  const start = Number(document.timeline.currentTime) - frame / 2;
  const animations = layers.map((layer, place) => {
    const later = (lits[place] ?? []).map(({ from, until }) => ({ from: from + wait, until: until + wait }));
    const animation = layer.animate(lightFrames(later, total, soft), { duration: total });
    animation.startTime = start;
    return animation;
  });
  const cancel = () => {
    for (const animation of animations) animation.cancel();
  };
  return { startsAt: start + wait, cancel };
}
