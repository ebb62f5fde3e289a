/** How many stars a tile of a list counts. Pure. */
import type { Training } from '@mindhero/contract/training';
import { MOST_STARS } from '@mindhero/engine/presets';
import type { Listed } from '@mindhero/games/listed';

export interface Stars {
  readonly earned: number;
  /** As many as can be earned there. */
  readonly possible: number;
}

/** The stars of a game, or of those of its trainings that the tile is about; null where nothing of it was played. */
export function starsOf({ game, presets }: Listed, { games }: Pick<Training, 'games'>): Stars | null {
  const trained = games.find((one) => one.game === game);
  if (trained === undefined) return null;
  const counted = Object.entries(trained.stars).filter(([preset]) => presets?.includes(preset) ?? true);
  if (presets !== undefined && counted.length === 0) return null;
  return {
    earned: counted.reduce((sum, [, stars]) => sum + stars, 0),
    possible: presets === undefined ? trained.possible : presets.length * MOST_STARS,
  };
}
