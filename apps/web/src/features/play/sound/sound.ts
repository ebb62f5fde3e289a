/** Sound of the games: on or off for the whole device, silent before the first touch. */
import type { Cue } from '@mindhero/games/player';
import { playCue } from './cues.ts';

const STORED_AS = 'sound';
/** A player and the frame may both sound the same answer. */
const SAME_CUE_MS = 80;

const listeners = new Set<() => void>();
let audio: AudioContext | null = null;
let last: { readonly cue: Cue; readonly at: number } | null = null;

export const isSoundOn = (): boolean => localStorage.getItem(STORED_AS) !== 'off';

export function subscribeToSound(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setSound(on: boolean): void {
  localStorage.setItem(STORED_AS, on ? 'on' : 'off');
  if (!on) hush();
  for (const listener of listeners) listener();
}

/** Must be called while a touch or a key press is handled: browsers let nothing sound before one. */
export function unlockSound(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

export function sound(cue: Cue): void {
  if (!isSoundOn() || audio?.state !== 'running') return;
  if (last?.cue === cue && performance.now() - last.at < SAME_CUE_MS) return;
  last = { cue, at: performance.now() };
  playCue(audio, cue);
}

/** Says a text in a language (`en`), cutting off what was being said. Silent where the browser has no voice. */
export function speak(text: string, language: string): void {
  if (!isSoundOn() || !('speechSynthesis' in window)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  const voice = speechSynthesis.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(language));
  if (voice !== undefined) utterance.voice = voice;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

/** Stops speaking, for pauses and ends. */
export function hush(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}
