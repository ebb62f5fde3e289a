/** Beats of a metronome: when each of them is, counted from 0. Pure; the clock is that of whoever asks. */

/** Where the beats lie on a clock: the first one, in its milliseconds, and how many there are in a minute. */
export interface Beats {
  readonly start: number;
  readonly bpm: number;
}

const MINUTE_MS = 60_000;

/** From what brings the beat to its first beat: the page gets ready, and so do the eyes. */
export const LEAD_MS = 1500;

/** Milliseconds from one beat to the next. */
export function beatMs(bpm: number): number {
  return MINUTE_MS / bpm;
}

/** When a beat is. It is reckoned from the first one, never from the one before: errors do not add up. */
export function beatAt({ start, bpm }: Beats, beat: number): number {
  return start + (beat * MINUTE_MS) / bpm;
}

/** The first beat at a time or after it. */
export function beatFrom(beats: Beats, t: number): number {
  const near = Math.max(0, Math.floor((t - beats.start) / beatMs(beats.bpm)) - 1);
  let beat = near;
  while (beatAt(beats, beat) < t) beat++;
  return beat;
}

/** The last beat at a time or before it; −1 before the first one. */
export function beatAtOrBefore(beats: Beats, t: number): number {
  const next = beatFrom(beats, t);
  return beatAt(beats, next) === t ? next : next - 1;
}

/** The beats from a time on and before another one. Spans that meet hold each beat once. */
export function beatsBetween(beats: Beats, from: number, until: number): number[] {
  const found: number[] = [];
  for (let beat = beatFrom(beats, from); beatAt(beats, beat) < until; beat++) found.push(beat);
  return found;
}

/** The beat that a time is nearest to; the first one for whatever comes before. */
export function nearestBeat({ start, bpm }: Beats, t: number): number {
  return Math.max(0, Math.round((t - start) / beatMs(bpm)));
}

/** Whether a beat is louder: the first of every so many, 0 for none. */
export function isAccented(beat: number, every: number): boolean {
  return every > 0 && beat % every === 0;
}
