/** How cards are laid on a board, and how hard that is to keep in mind. */
import { difficultyOf } from '@mindhero/engine/difficulty';
import type { Random } from '@mindhero/engine/random';
import { pairsOf } from './boards.ts';
import type { Settings } from './settings.ts';
import { type CardPicture, type OwnPicture, themes } from './themes.ts';

/**
 * The picture of each card, row by row: every picture lies there twice.
 * @param own how many pictures the set of one's own has, where that is the theme
 */
export function deal(
  { theme, board }: Pick<Settings, 'theme' | 'board'>,
  random: Random,
  own = 0,
): CardPicture[] {
  const all: readonly CardPicture[] =
    theme === 'own' ? Array.from({ length: own }, (_, index): OwnPicture => `own:${index}`) : themes[theme];
  const pictures = random.shuffle<CardPicture>(all).slice(0, pairsOf(board));
  return random.shuffle([...pictures, ...pictures]);
}

/** What a move takes besides the hold: the look at two cards, and the taps. */
const MOVE_S = 2;

/**
 * Difficulty 1 to 100: the load is the information in the board, log2 of the number of ways to pair its cards; what is
 * seen without being hidden at once, a hold and half of the preview, is time to take it in. With a hold of 1 s two pairs
 * give 6, six give 25, and eighteen 50, like a dozen tiles of the grid flash.
 */
export function difficulty({ board, preview_s, mismatch_ms }: Settings): number {
  let bits = 0;
  for (let left = 2 * pairsOf(board) - 1; left > 1; left -= 2) bits += Math.log2(left);
  return difficultyOf(bits, MOVE_S + (2 * mismatch_ms) / 1000 + preview_s / 2);
}
