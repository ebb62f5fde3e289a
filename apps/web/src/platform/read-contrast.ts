/** The colours of what is read, as a person chose them on this device. */
import { createListeners } from './listeners.ts';

export const contrasts = ['usual', 'black_on_white', 'white_on_black', 'yellow_on_black'] as const;
export type Contrast = (typeof contrasts)[number];

const KEY = 'reading contrast';
const { tell, subscribe } = createListeners();

/** Kept on the device, as the switches are. */
export const contrastChoice = {
  subscribe,
  /** What was chosen; what is not known here, as from a later version, is as if nothing was. */
  read: (): Contrast => contrasts.find((one) => one === localStorage.getItem(KEY)) ?? 'usual',
  choose(contrast: Contrast): void {
    localStorage.setItem(KEY, contrast);
    tell();
  },
};
