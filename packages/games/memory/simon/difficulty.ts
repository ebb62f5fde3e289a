/** How hard a chain is. */
import type { Settings } from './settings.ts';
import { showingMs } from './times.ts';

/**
 * Difficulty 1 to 100 on the logarithmic scale of all games: two bits a light, against the time that each of them has
 * and two seconds for looking and pressing. At the usual speed 5 lights give 36, 9 lights 47, 20 lights 63.
 */
export function chainDifficulty(settings: Settings, length: number): number {
  const secondsPerLight = showingMs(settings, length) / length / 1000;
  return Math.min(100, Math.round(16 * Math.log2(1 + (2 * length) / (2 + secondsPerLight))));
}

/** Over the chains of a play that is won. */
export function meanDifficulty(settings: Settings): number {
  let sum = 0;
  for (let length = 1; length <= settings.length; length++) sum += chainDifficulty(settings, length);
  return Math.round(sum / settings.length);
}
