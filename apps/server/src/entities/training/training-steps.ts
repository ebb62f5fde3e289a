/** What somebody should train next, as screens tell it. */
import type { TrainingStep } from '@mindhero/contract/training';
import { catalogue, type GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import { trainingSteps } from '@mindhero/games/skill-trainings';

/**
 * The game that somebody goes on with: the one chosen last among those that are open; else the first of them, as a proposal.
 * @param chosen the latest first
 */
export const onwardGame = (chosen: readonly GameId[], isOpen: (game: GameId) => boolean): GameId | null =>
  chosen.find(isOpen) ?? catalogue.find(({ id }) => isOpen(id))?.id ?? null;

/** The steps of the engine, each with all that differs from the usual settings of its game. */
export function toldSteps(...about: Parameters<typeof trainingSteps>): TrainingStep[] {
  return trainingSteps(...about).map(({ skill, why, game, preset, settings }) => {
    const whole = games[game].presets.find(({ id }) => id === preset)?.settings;
    return { skill, why, game, preset, settings: { ...(settings ?? whole) } };
  });
}
