/** How numbers look while they are shown. */
import { streams } from '@mindhero/engine/random';
import type { defineSettings, SettingsOf } from '@mindhero/engine/settings';
import type { lookSettings } from './settings.ts';

export type Look = SettingsOf<ReturnType<typeof defineSettings<typeof lookSettings>>>;

const LEAST_RODS = 3;

/** Rods of a bead card: one more than the number has digits, so that nobody counts rods instead of reading. */
export function cardRods(terms: readonly number[]): number {
  return Math.max(LEAST_RODS, ...terms.map((term) => String(Math.abs(term)).length + 1));
}

/** Where a number stands beside the middle, from −1 to 1 both ways; always the same for the same example. */
export function jitterOf(place: number, terms: readonly number[]): Readonly<Record<`--${string}`, number>> {
  const draw = streams(terms.reduce((sum, term) => sum + Math.abs(term), 0) % 2 ** 32)(`jitter ${place}`);
  return { '--x': draw.integer(-100, 100) / 100, '--y': draw.integer(-100, 100) / 100 };
}
