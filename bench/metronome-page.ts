/** What the bench of the metronome does in the page: it has ten minutes rendered, and finds the onsets of all clicks. */
import { createMetronome } from '@mindhero/games/reading/metronome-sound';

export interface Heard {
  readonly clicks: number;
  /** The greatest distance of an onset from where its beat is, by the first one, in milliseconds. */
  readonly worstMs: number;
  /** That of the last one. */
  readonly lastMs: number;
}

declare global {
  interface Window {
    record: (bpm: number, minutes: number) => Promise<Heard>;
  }
}

const RATE = 48_000;
/** The first click comes so late. */
const START_MS = 500;
/** A busy page looks so unevenly; the scheduler allows for a hundred. */
const LOOKS_MS = [5, 95] as const;
/** Of the loudest sample: what is below is silence. */
const AUDIBLE = 0.01;
/** Two clicks are never nearer to each other, and none is that long. */
const APART = 0.1 * RATE;

window.record = async (bpm, minutes) => {
  // Half a beat more, lest the last one be cut off, and not the one after it.
  const seconds = START_MS / 1000 + minutes * 60 - 30 / bpm;
  const audio = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  const metronome = createMetronome(audio, { beats: { start: START_MS, bpm }, accent: 0, volume: 1 });
  const look = () => {
    metronome.look();
    const [least, most] = LOOKS_MS;
    const next = audio.currentTime + (least + Math.random() * (most - least)) / 1000;
    if (next < seconds) void audio.suspend(next).then(look);
    void audio.resume();
  };
  void audio.suspend(0).then(look);
  const sound = await audio.startRendering();
  return heardIn(sound.getChannelData(0), bpm);
};

function heardIn(samples: Float32Array, bpm: number): Heard {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const onsets: number[] = [];
  for (let at = 0; at < samples.length; at++) {
    if (Math.abs(samples[at] ?? 0) < AUDIBLE * loudest) continue;
    onsets.push(at);
    at += APART;
  }
  const [first = 0] = onsets;
  const offs = onsets.map((onset, beat) => Math.abs((1000 * (onset - first)) / RATE - (beat * 60_000) / bpm));
  return { clicks: onsets.length, worstMs: Math.max(...offs), lastMs: offs.at(-1) ?? Infinity };
}
