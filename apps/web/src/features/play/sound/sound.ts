/** Sound of the games, silent before the first touch. */
import { soundSwitch } from '../../../platform/device-switches.ts';
import { type FrameCue, playCue } from './cues.ts';

/** A player and the frame may both sound the same answer. */
const SAME_CUE_MS = 80;

let audio: AudioContext | null = null;
let last: { readonly cue: FrameCue; readonly at: number } | null = null;

/**
 * Must be called while a touch or a key press is handled: browsers let nothing sound before one. A device that has no
 * Web Audio (as iOS in lockdown mode), or refuses it, stays silent.
 */
export function unlockSound(): void {
  try {
    audio ??= new AudioContext();
  } catch {
    return;
  }
  if (audio.state === 'suspended') audio.resume().catch(() => undefined);
}

/** What tones go to; null while sound is off or nothing may sound yet. */
export function soundOutput(): AudioContext | null {
  return soundSwitch.isOn() && audio?.state === 'running' ? audio : null;
}

/** Plays a cue unless sound is off. The same one again within a moment is left out, but for beads. */
export function sound(cue: FrameCue): void {
  const output = soundOutput();
  if (output === null) return;
  if (cue !== 'bead' && last?.cue === cue && performance.now() - last.at < SAME_CUE_MS) return;
  last = { cue, at: performance.now() };
  playCue(output, cue);
}

const voiceFor = (language: string) =>
  speechSynthesis.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(language));

/** Whether what is said in a language (`en`) would be heard: sound is on, and the device has a voice for it. */
export const hasVoice = (language: string): boolean =>
  soundSwitch.isOn() && 'speechSynthesis' in window && voiceFor(language) !== undefined;

/** Says a text in a language (`en`), cutting off what was being said. Silent where the browser has no voice. */
export function speak(text: string, language: string): void {
  if (!soundSwitch.isOn() || !('speechSynthesis' in window)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  const voice = voiceFor(language);
  if (voice !== undefined) utterance.voice = voice;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

/** Stops speaking, for pauses and ends. */
export function hush(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}
