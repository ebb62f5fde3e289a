/** How a person reads on this device, as far as it is on or off. */
import { createSwitch } from './device-switches.ts';
import { readLookKeys } from './read-look-start.ts';

/** A font for what is read whose letters are hard to mistake for each other. */
export const clearFontSwitch = createSwitch(readLookKeys.font, false);

/** More room between the letters, words and lines of what is read. */
export const wideSwitch = createSwitch(readLookKeys.wide, false);

/** One line of a text is read at a time, the others are dimmed. */
export const rulerSwitch = createSwitch(readLookKeys.ruler, false);
