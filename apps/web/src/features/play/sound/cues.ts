/** Short sounds made in code: a plucked bead for each thing that happens in a game. */
import type { Cue } from '@mindhero/games/player';

/** What the frame sounds: a player's cues, and its own. `win` is the fanfare, `done` says softly that it is over, `level` greets a new level. */
export type FrameCue = Cue | 'win' | 'done' | 'level';

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the cue begins. */
  readonly at: number;
  readonly length: number;
}

/** Right rises, wrong sinks softly (never a buzzer), a win is a chord taken note by note, and a level goes on above it. */
const notes: Readonly<Record<Exclude<FrameCue, 'bead'>, readonly Note[]>> = {
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
  done: [
    { pitch: 392, at: 0, length: 0.2 },
    { pitch: 523, at: 0.16, length: 0.42 },
  ],
  // After the fanfare, which may still sound.
  level: [
    { pitch: 784, at: 0.6, length: 0.14 },
    { pitch: 1046, at: 0.72, length: 0.14 },
    { pitch: 1319, at: 0.84, length: 0.14 },
    { pitch: 1568, at: 0.96, length: 0.7 },
    { pitch: 1046, at: 0.96, length: 0.7 },
  ],
};

const LOUDNESS = 0.18;

/** A click for a bead, notes for all else. It begins at once. */
export function playCue(audio: AudioContext, cue: FrameCue): void {
  if (cue === 'bead') return click(audio);
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

/** Two wooden partials, as of a small bar that is struck in its middle: the second is 2.76 times as high and dies sooner. */
const WOOD = [
  { pitch: 1180, length: 0.055, loudness: 0.16 },
  { pitch: 3257, length: 0.022, loudness: 0.07 },
] as const;

/** No two beads sound quite alike. */
const SPREAD = 0.06;

/** A wooden bead that meets its neighbour: soft, dry, over at once. */
function click(audio: AudioContext): void {
  const begin = audio.currentTime;
  const tuning = 1 + SPREAD * (2 * Math.random() - 1);
  for (const { pitch, length, loudness } of WOOD) {
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch * tuning });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loudness, begin + 0.002);
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + length);
    tone.frequency.setValueAtTime(pitch * tuning, begin);
    // Wood gives way under the blow: the pitch falls a little.
    tone.frequency.exponentialRampToValueAtTime(pitch * tuning * 0.82, begin + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
