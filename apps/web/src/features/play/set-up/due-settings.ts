import type { TrainedGame } from '@mindhero/contract/training';
import type { AnyGame } from '@mindhero/engine/play';
import { languageSettings, personalSettings, presetSettings } from '@mindhero/engine/presets';
import { readSettings } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import { lastSettings } from '../../../entities/game/game-settings/last-settings.ts';
import {
  type Draft,
  draftOfPreset,
  initialDraft,
} from '../../../entities/game/game-settings/settings-draft.ts';

/** What an address chooses: a training, or what was proposed to this person. */
export interface Chosen {
  readonly preset: string | null;
  /** What differs from the usual settings. */
  readonly proposed: Readonly<Record<string, unknown>> | null;
}

/** Nothing is chosen. */
export const noChoice: Chosen = { preset: null, proposed: null };

/** As an address holds it; what is none of the game's settings is found out later. */
export function readChosen({ preset, with: proposed }: Readonly<Record<string, unknown>>): Chosen {
  return {
    preset: typeof preset === 'string' ? preset : null,
    proposed: typeof proposed === 'object' && proposed !== null ? { ...proposed } : null,
  };
}

/**
 * With what somebody goes on in a game; this device may know of a choice that the server does not know of yet.
 * @param language of the page
 */
export function dueSettings(
  rules: AnyGame,
  game: GameId,
  trained: TrainedGame | null,
  language: string,
  { preset, proposed }: Chosen,
): Draft {
  const last = trained?.last ?? null;
  const stars = trained?.stars ?? {};
  const lastPreset = rules.presets.find(({ id }) => id === last?.preset);
  const stored =
    lastPreset === undefined
      ? (last?.settings ?? null)
      : { ...presetSettings(rules, lastPreset), ...languageSettings(rules, language) };
  const draft = initialDraft(rules, stars, language, lastSettings(game, last), stored);
  const read = proposed && readSettings(rules, proposed);
  if (read?.ok) return { ...read.settings, ...personalSettings(rules, draft) };
  return draftOfPreset(rules, preset, stars, language, draft);
}
