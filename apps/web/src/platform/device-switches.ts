/** What a person turns on or off on this device. */
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

export interface DeviceSwitch {
  readonly isOn: () => boolean;
  readonly turn: (on: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createSwitch(storedAs: string, usual: boolean): DeviceSwitch {
  const { tell, subscribe } = createListeners();
  return {
    isOn: () => (localStorage.getItem(storedAs) ?? (usual ? 'on' : 'off')) === 'on',
    turn(on) {
      localStorage.setItem(storedAs, on ? 'on' : 'off');
      tell();
    },
    subscribe,
  };
}

export const soundSwitch = createSwitch('sound', true);

/** Calm mode: time runs and counts as always, but no game shows or counts down any. */
export const calmSwitch = createSwitch('calm', false);

/** All settings of a game are seen before a play, not only its trainings. */
export const settingsSwitch = createSwitch('settings unfolded', false);

/** "This is a shared computer": a person who signs in here is signed out soon. */
export const sharedSwitch = createSwitch('shared computer', false);

/** A font for what is read whose letters are hard to mistake for each other. */
export const clearFontSwitch = createSwitch('clear font', false);

/** More room between the letters, words and lines of what is read. */
export const wideSwitch = createSwitch('wide spacing', false);

/** One line of a text is read at a time, the others are dimmed. */
export const rulerSwitch = createSwitch('line ruler', false);

/** Whether it is on; draws anew when it is turned. */
export function useSwitch({ subscribe, isOn }: DeviceSwitch): boolean {
  return useSyncExternalStore(subscribe, isOn);
}
