import type { TrainedGame } from '@mindhero/contract/training';
import type { GameId } from '@mindhero/games/catalogue';
import { hasSeenInstructions } from './last-settings.ts';

/**
 * Whether somebody knows how a game goes: who has played it knows it on every device, and who was shown it on this one.
 * @param trained what was done in it before; null if nothing was, or nobody can say
 */
export const knowsGame = (game: GameId, trained: TrainedGame | null): boolean =>
  trained !== null || hasSeenInstructions(game);
