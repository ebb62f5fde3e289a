import type { GameId } from '@mindhero/games/catalogue';
import { subjectOf } from '../../../platform/catalogue.ts';
import { useFormats } from '../../../platform/format.ts';
import { GameIcon } from '../../../platform/game-icon.tsx';
import classes from './cells.module.css';

interface BlockSignProps {
  readonly game: GameId;
  /** Its place in the task, from 1. */
  readonly number: number;
}

/** A block in a header that has no room for its name: which one, and of which game. */
export function BlockSign({ game, number: place }: BlockSignProps) {
  const { number } = useFormats();
  return (
    <span className={classes.sign}>
      <GameIcon game={game} subject={subjectOf(game)} size="small" />
      {number(place)}
    </span>
  );
}
