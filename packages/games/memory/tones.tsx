/** Tones at given moments. The clock of the sound output decides when they begin, not a timer of the page. */

import { momentOf, type Output } from '../audio-clock.tsx';

export interface Tone {
  readonly hertz: number;
  /** Milliseconds since the first tone. */
  readonly from: number;
  readonly until: number;
  /** From −1, left, to 1, right. */
  readonly side: number;
}

interface TonesOptions {
  /** When the first tone is to be heard, on the clock of `performance.now`. */
  readonly startsAt: number;
  /** From 0 to 1. */
  readonly volume: number;
}

const LOOK_MS = 25;
/** A tone is handed over so long before it is heard, so that a busy page does not delay it. */
const AHEAD_MS = 100;

/** Plays tones, in the order of their beginnings. What it gives back silences them. */
export function playTones(
  output: Output,
  tones: readonly Tone[],
  { startsAt, volume }: TonesOptions,
): () => void {
  const sounding: (() => void)[] = [];
  let next = 0;
  const look = () => {
    const audio = output();
    const until = performance.now() + AHEAD_MS + 1000 * (audio?.outputLatency ?? 0);
    for (let tone = tones[next]; tone && startsAt + tone.from < until; tone = tones[++next]) {
      if (audio === null) continue;
      const begin = Math.max(audio.currentTime, momentOf(audio, startsAt + tone.from));
      sounding.push(soundTone(audio, tone, begin, volume));
    }
    if (next === tones.length) clearInterval(timer);
  };
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    for (const silence of sounding) silence();
  };
}

/** Plays one tone at once. */
export function playTone(output: Output, tone: Tone, volume: number): void {
  const audio = output();
  if (audio !== null) soundTone(audio, tone, audio.currentTime, volume);
}

/** The loudest tone; four of them at once would still not be distorted. */
const LOUDEST = 0.25;
const ATTACK_S = 0.01;
const RELEASE_S = 0.05;
/** Overtones, as of a small organ: small loudspeakers do not give the low fundamentals alone. */
const OVERTONES = new Float32Array([0, 1, 0.45, 0.25, 0.1]);
const waves = new WeakMap<AudioContext, PeriodicWave>();

/** Made once for each output: that takes longer than all the rest of a tone. */
function waveOf(audio: AudioContext): PeriodicWave {
  const wave = waves.get(audio) ?? audio.createPeriodicWave(new Float32Array(OVERTONES.length), OVERTONES);
  waves.set(audio, wave);
  return wave;
}

function soundTone(audio: AudioContext, tone: Tone, begin: number, volume: number): () => void {
  const end = begin + (tone.until - tone.from) / 1000;
  const source = new OscillatorNode(audio, { periodicWave: waveOf(audio), frequency: tone.hertz });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(LOUDEST * volume, begin + ATTACK_S);
  loudness.gain.setValueAtTime(LOUDEST * volume, end - RELEASE_S);
  loudness.gain.linearRampToValueAtTime(0, end);
  source
    .connect(loudness)
    .connect(new StereoPannerNode(audio, { pan: tone.side }))
    .connect(audio.destination);
  source.start(begin);
  source.stop(end);
  return () => {
    const now = audio.currentTime;
    loudness.gain.cancelScheduledValues(now);
    loudness.gain.setTargetAtTime(0, now, ATTACK_S);
    source.stop(Math.max(now, begin) + RELEASE_S);
  };
}
