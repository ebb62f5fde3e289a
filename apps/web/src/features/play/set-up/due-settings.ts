import type { TrainedGame } from '@mindhero/contract/training';
import type { AnyGame } from '@mindhero/engine/play';
import { languageSettings, presetSettings } from '@mindhero/engine/presets';
import type { GameId } from '@mindhero/games/catalogue';
import { lastSettings } from '../../../entities/game/game-settings/last-settings.ts';
import {
  type Draft,
  draftOfPreset,
  initialDraft,
} from '../../../entities/game/game-settings/settings-draft.ts';

/**
 * With what somebody goes on in a game; this device may know of a choice that the server does not know of yet.
 * @param language of the page
 * @param preset the training that the address chooses, if any
 */
export function dueSettings(
  rules: AnyGame,
  game: GameId,
  trained: TrainedGame | null,
  language: string,
  preset: string | null,
): Draft {
  const last = trained?.last ?? null;
  const stars = trained?.stars ?? {};
  const lastPreset = rules.presets.find(({ id }) => id === last?.preset);
  const stored =
    lastPreset === undefined
      ? (last?.settings ?? null)
      : { ...presetSettings(rules, lastPreset), ...languageSettings(rules, language) };
  const draft = initialDraft(rules, stars, language, lastSettings(game, last), stored);
  return draftOfPreset(rules, preset, stars, language, draft);
}
