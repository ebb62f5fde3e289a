/**
 * The sound of a metronome. The clock of the sound output decides when a click begins; the page only hands clicks over,
 * a little ahead, so that neither its timer nor what else it does is heard.
 */
import { type Beats, beatAt, beatsBetween, isAccented } from './beats.ts';

/** How often the page looks what is to be handed over. */
export const LOOK_MS = 25;
/** A click is handed over so long before it begins. */
const AHEAD_MS = 100;

interface MetronomeOptions {
  /** On the clock of the sound output, in milliseconds. */
  readonly beats: Beats;
  /** Every so many beats one is louder; 0 for none. */
  readonly accent: number;
  /** From 0 to 1. */
  readonly volume: number;
}

export interface Metronome {
  /** Hands over what begins soon. A beat that has passed without is left out: a late click would be a wrong one. */
  readonly look: () => void;
  /** Nothing that has not begun is heard any more. */
  readonly stop: () => void;
}

/** A metronome on a sound output; it clicks as long as somebody calls `look` every `LOOK_MS`. */
export function createMetronome(
  audio: BaseAudioContext,
  { beats, accent, volume }: MetronomeOptions,
): Metronome {
  const plain = clickOf(audio, PLAIN_HERTZ);
  const accented = clickOf(audio, ACCENT_HERTZ);
  const loudness = new GainNode(audio, { gain: LOUDEST * volume });
  loudness.connect(audio.destination);
  let waiting: { readonly source: AudioBufferSourceNode; readonly at: number }[] = [];
  let handedOver = -Infinity;
  return {
    look() {
      const now = 1000 * audio.currentTime;
      const until = now + AHEAD_MS;
      waiting = waiting.filter(({ at }) => at > now);
      for (const beat of beatsBetween(beats, Math.max(now, handedOver), until)) {
        const at = beatAt(beats, beat);
        const buffer = isAccented(beat, accent) ? accented : plain;
        const source = new AudioBufferSourceNode(audio, { buffer });
        source.connect(loudness);
        source.start(at / 1000);
        waiting.push({ source, at });
      }
      handedOver = until;
    },
    stop() {
      const now = 1000 * audio.currentTime;
      // What has begun rings out: cut off, it would crack.
      for (const { source, at } of waiting) if (at > now) source.stop();
      waiting = [];
    },
  };
}

const PLAIN_HERTZ = 1046.5;
const ACCENT_HERTZ = 1568;
const LOUDEST = 0.6;
const CLICK_S = 0.06;
const DECAY_S = 0.012;
/** As soft as wood: it comes within so long. */
const ATTACK_S = 0.0008;

/** A knock on wood: a tone that is gone at once, with a little of its overtone. */
function clickOf(audio: BaseAudioContext, hertz: number): AudioBuffer {
  const { sampleRate } = audio;
  const length = Math.ceil(CLICK_S * sampleRate);
  const buffer = new AudioBuffer({ length, sampleRate });
  const wave = Float32Array.from({ length }, (_, index) => {
    const t = index / sampleRate;
    const turn = 2 * Math.PI * hertz * t;
    const shape = Math.min(1, t / ATTACK_S) * Math.exp(-t / DECAY_S);
    return shape * (0.75 * Math.sin(turn) + 0.25 * Math.sin(2.76 * turn));
  });
  buffer.copyToChannel(wave, 0);
  return buffer;
}
