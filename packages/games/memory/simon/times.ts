/** When the lights of a chain are on. Times are whole milliseconds. */
import type { Pad } from './pads.ts';
import type { Settings } from './settings.ts';

/** WCAG 2.3.1: nothing flashes more than three times a second. */
const LEAST_PERIOD_MS = 334;

/** How long the toy of 1978 lit a pad, by the longest chain of each stage. */
const CLASSIC: readonly (readonly [longest: number, onMs: number])[] = [
  [5, 420],
  [13, 320],
  [Infinity, 220],
];

function onMs({ speed_s, speed_up }: Settings, length: number): number {
  const classic = CLASSIC.find(([longest]) => length <= longest);
  return speed_up && classic ? classic[1] : Math.round(1000 * speed_s);
}

/** Dark between two lights: a quarter of the light, and so long that three of them take a second. */
function gapMs(on: number): number {
  return Math.max(Math.round(on / 4), LEAST_PERIOD_MS - on);
}

/** A pad that is lit, by milliseconds since the first light of its chain. */
export interface Light {
  readonly pad: Pad;
  readonly from: number;
  readonly until: number;
}

/** The lights of a chain, in order. */
export function lightsOf(settings: Settings, chain: readonly Pad[]): Light[] {
  const on = onMs(settings, chain.length);
  const period = on + gapMs(on);
  return chain.map((pad, place) => ({ pad, from: place * period, until: place * period + on }));
}

/** From the first light of a chain until its last one has gone out. */
export function showingMs(settings: Settings, length: number): number {
  const on = onMs(settings, length);
  return length * on + (length - 1) * gapMs(on);
}
