/**
 * Taps against beats. A loudspeaker and a touch screen are late by what they are late; how much is measured on eight taps
 * before the reading, and taken off every tap after.
 */
import { median } from '@mindhero/engine/median';
import { type Beats, beatAt, beatFrom, beatMs, nearestBeat } from '../beat/beats.ts';

/** So many taps tell how late a device and its player are. */
export const CALIBRATION_TAPS = 8;
/** No device is later, and nobody is earlier: more would let a tap count for another beat. */
export const MOST_LATENCY_MS = 200;
/** From when the beat is to be heard, or is heard again, nobody is asked for a tap for so long. */
export const GRACE_MS = 2000;
/** At these tempi a tap is nearer to its own beat than to any other, however late the device is. */
const CALIBRATION_BPM = { least: 75, most: 150 };

/** How far from its beat a tap still hits it: a quarter of a beat, but never less than a child's hand needs. */
export function windowMs(bpm: number): number {
  return Math.min(250, Math.max(80, 0.25 * beatMs(bpm)));
}

/** The tempo of the eight taps: that of the reading, twice or half as fast as often as need be. */
export function calibrationBpm(bpm: number): number {
  if (bpm > CALIBRATION_BPM.most) return calibrationBpm(bpm / 2);
  return bpm < CALIBRATION_BPM.least ? calibrationBpm(2 * bpm) : bpm;
}

/** Milliseconds by which a tap comes after the beat that it is nearest to; negative before it. */
export function asynchrony(beats: Beats, t: number): number {
  return t - beatAt(beats, nearestBeat(beats, t));
}

/** What is taken off every tap, in whole milliseconds, by those of the calibration. */
export function latencyOf(asynchronies: readonly number[]): number {
  const usual = median(asynchronies) ?? 0;
  return Math.min(MOST_LATENCY_MS, Math.max(-MOST_LATENCY_MS, usual));
}

/** Beats for which taps are asked, from one on. */
interface Stretch {
  readonly first: number;
  /** The first one after it; null as long as it goes on. */
  readonly end: number | null;
}

export interface Tapping {
  readonly beats: Beats;
  readonly latency: number;
  /** In order; what lies between them was interrupted. */
  readonly stretches: readonly Stretch[];
  /** The beats that were hit, in order. */
  readonly hit: readonly number[];
  /** How far from their beats these taps were. */
  readonly offs: readonly number[];
  /** Taps that hit nothing. */
  readonly extra: number;
  /** The beat that the last tap was nearest to, whatever became of it; null before the first one. */
  readonly last: number | null;
}

/** Taps to beats that begin now. */
export function tappingFrom(beats: Beats, latency: number): Tapping {
  const first = beatFrom(beats, beats.start + GRACE_MS);
  return { beats, latency, stretches: [{ first, end: null }], hit: [], offs: [], extra: 0, last: null };
}

/** After a tap. Before the first beat that counts it is neither here nor there; one beat is hit once. */
export function tapped(tapping: Tapping, t: number): Tapping {
  const { beats, latency, stretches, hit } = tapping;
  const at = t - latency;
  const beat = nearestBeat(beats, at);
  if (beat < (stretches.at(-1)?.first ?? 0)) return { ...tapping, last: beat };
  const off = at - beatAt(beats, beat);
  const isHit = Math.abs(off) <= windowMs(beats.bpm) && beat > (hit.at(-1) ?? -1);
  if (!isHit) return { ...tapping, extra: tapping.extra + 1, last: beat };
  return { ...tapping, hit: [...hit, beat], offs: [...tapping.offs, off], last: beat };
}

/** What is missed until now is missed; nothing that comes is asked for. */
export function tappingUntil(tapping: Tapping, t: number): Tapping {
  const { beats, latency, stretches, hit } = tapping;
  const last = stretches.at(-1);
  if (last === undefined || last.end !== null) return tapping;
  // A beat that could still be hit is not missed, unless it has been hit already.
  const over = beatFrom(beats, t - latency - windowMs(beats.bpm));
  const end = Math.max(last.first, over, (hit.at(-1) ?? -1) + 1);
  return { ...tapping, stretches: [...stretches.slice(0, -1), { ...last, end }] };
}

/** The player comes back from an interruption, and finds the beat again before it counts. */
export function tappingAgain(tapping: Tapping, t: number): Tapping {
  const closed = tappingUntil(tapping, t);
  const least = closed.stretches.at(-1)?.end ?? 0;
  const first = Math.max(least, beatFrom(tapping.beats, t + GRACE_MS));
  return { ...closed, stretches: [...closed.stretches, { first, end: null }] };
}

/** The beats that were asked for until a time, each with whether it was hit. */
export function askedBeats(
  tapping: Tapping,
  t: number,
): { readonly beat: number; readonly isHit: boolean }[] {
  const hit = new Set(tapping.hit);
  return tappingUntil(tapping, t).stretches.flatMap(({ first, end }) =>
    Array.from({ length: Math.max(0, (end ?? first) - first) }, (_, index) => ({
      beat: first + index,
      isHit: hit.has(first + index),
    })),
  );
}
