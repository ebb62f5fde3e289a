/** A set: the items that a seed gives with some settings, on paper as on the screen. */
import type { AnyGame } from '@mindhero/engine/play';
import { readSettings } from '@mindhero/engine/settings';
import { entries, type GameId } from '@mindhero/games/catalogue';
import { defaultDraft } from '../../../entities/game/game-settings/settings-draft.ts';

export interface GameSet {
  readonly settings: object;
  readonly seed: number;
}

/** A set as an address holds it: settings that are as usual are left out. */
export interface SetSearch {
  readonly seed: number;
  readonly set: Readonly<Record<string, unknown>>;
}

/** Seeds of worksheets are short enough to be read out. */
export const LARGEST_SHEET = 999_999;

/** A number for a new worksheet. */
export const newSheet = (): number => Math.floor(Math.random() * LARGEST_SHEET) + 1;

/** A set as an address: only what differs from the game's own values. */
export function toSearch(rules: AnyGame, { settings, seed }: GameSet): SetSearch {
  const usual = defaultDraft(rules);
  const differing = Object.entries(settings).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return { seed, set: Object.fromEntries(differing) };
}

/** The set of an address; null if there is none, or none that this game could make. */
export function readSet(rules: AnyGame, search: Readonly<Record<string, unknown>>): GameSet | null {
  const { seed, set = {} } = search;
  if (typeof seed !== 'number' || !Number.isInteger(seed) || seed < 1 || seed > LARGEST_SHEET) return null;
  const read = readSettings(rules, set);
  return read.ok ? { settings: read.settings, seed } : null;
}

/** The address at which the set is played on the screen. */
export function setAddress(origin: string, game: GameId, { seed, set }: SetSearch): string {
  const query = new URLSearchParams({ game, seed: String(seed), set: JSON.stringify(set) });
  return `${origin}${entries[game].path}?${query}`;
}
