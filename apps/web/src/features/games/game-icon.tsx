import type { Subject } from '@mindhero/engine/play';
import type { GameId } from '@mindhero/games/catalogue';
import { IconGridDots, IconPalette, IconSum } from '@tabler/icons-react';
import classes from './games.module.css';

const icons = { columns: IconSum, stroop: IconPalette, matrix: IconGridDots } as const satisfies Record<
  GameId,
  unknown
>;

/** A game's sign on the ground of its area. */
export function GameIcon({ game, subject }: { readonly game: GameId; readonly subject: Subject }) {
  const Icon = icons[game];
  return (
    <span className={classes.icon} data-area={subject}>
      <Icon size={28} stroke={2.4} aria-hidden />
    </span>
  );
}
