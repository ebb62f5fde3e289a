import type { TrainedGame } from '@mindhero/contract/training';
import type { AnyGame } from '@mindhero/engine/play';
import { languageSettings, presetSettings } from '@mindhero/engine/presets';
import type { GameId } from '@mindhero/games/catalogue';
import { lastSettings } from '../../../entities/game/game-settings/last-settings.ts';
import { type Draft, initialDraft } from '../../../entities/game/game-settings/settings-draft.ts';

/**
 * With what somebody goes on in a game; this device may know of a choice that the server does not know of yet.
 * @param language of the page
 */
export function dueSettings(
  rules: AnyGame,
  game: GameId,
  trained: TrainedGame | null,
  language: string,
): Draft {
  const last = trained?.last ?? null;
  const preset = rules.presets.find(({ id }) => id === last?.preset);
  const stored =
    preset === undefined
      ? (last?.settings ?? null)
      : { ...presetSettings(rules, preset), ...languageSettings(rules, language) };
  return initialDraft(rules, trained?.stars ?? {}, language, lastSettings(game, last), stored);
}
