/** What this device remembers of each game: the settings that its person used last, and that the instructions were seen. */
import { withSnapshot } from '@mindhero/engine/additive/mix';
import type { GameId } from '@mindhero/games/catalogue';

const SETTINGS = 'settings.';
const settingsKey = (game: GameId) => `${SETTINGS}${game}`;
const insteadKey = (game: GameId) => `${SETTINGS}${game}.instead`;
const instructionsKey = (game: GameId) => `instructions.${game}`;

/**
 * The settings last chosen here, as long as the server knows of no later choice; whatever was stored, so the reader must
 * check it.
 * @param known what the server says was chosen last
 */
export function lastSettings(game: GameId, known: unknown): unknown {
  const instead = localStorage.getItem(insteadKey(game));
  // The server has heard of this choice meanwhile, or of a later one on another device.
  if (instead !== null && instead !== JSON.stringify(known)) return null;
  try {
    return JSON.parse(localStorage.getItem(settingsKey(game)) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Keeps them on the device for the next set-up of the game; what was mastered then is of no use to it.
 * @param known what the server said until now was chosen last
 */
export function rememberSettings(game: GameId, settings: object, known: unknown): void {
  keep(settingsKey(game), JSON.stringify(withSnapshot(settings, [])));
  keep(insteadKey(game), JSON.stringify(known));
}

/** A person who sits down next begins with their own. */
export function forgetSettings(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(SETTINGS)) localStorage.removeItem(name);
  }
}

/** On this device, by whomever. */
export const hasSeenInstructions = (game: GameId): boolean =>
  localStorage.getItem(instructionsKey(game)) !== null;

/** They do not open by themselves any more. */
export function rememberInstructions(game: GameId): void {
  keep(instructionsKey(game), 'seen');
}

/** A full storage makes the device forgetful; it must not keep anybody from playing. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn('This device could not keep a setting', error);
  }
}
