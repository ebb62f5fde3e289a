/** Short sounds made in code: a plucked bead for each thing that happens in a game. */
import type { Cue } from '@mindhero/games/player';

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the cue begins. */
  readonly at: number;
  readonly length: number;
}

/** Right rises, wrong sinks softly (never a buzzer), a win is a chord taken note by note. */
const notes: Readonly<Record<Cue, readonly Note[]>> = {
  right: [
    { pitch: 660, at: 0, length: 0.12 },
    { pitch: 880, at: 0.09, length: 0.22 },
  ],
  wrong: [
    { pitch: 262, at: 0, length: 0.16 },
    { pitch: 208, at: 0.12, length: 0.26 },
  ],
  tick: [{ pitch: 1046, at: 0, length: 0.06 }],
  win: [
    { pitch: 523, at: 0, length: 0.16 },
    { pitch: 659, at: 0.12, length: 0.16 },
    { pitch: 784, at: 0.24, length: 0.16 },
    { pitch: 1046, at: 0.36, length: 0.5 },
  ],
};

const LOUDNESS = 0.18;

export function playCue(audio: AudioContext, cue: Cue): void {
  for (const note of notes[cue]) pluck(audio, note);
}

function pluck(audio: AudioContext, { pitch, at, length }: Note): void {
  const begin = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
