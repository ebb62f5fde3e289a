import type { GameId } from '@mindhero/games/catalogue';
import type { ListedId } from '@mindhero/games/ways';
import { subjectOf } from '../../../entities/game/catalogue.ts';
import { GameIcon } from '../../../entities/game/game-icon.tsx';
import { useFormats } from '../../../platform/format.ts';
import classes from './cells.module.css';

interface BlockSignProps {
  readonly game: GameId;
  readonly listed: ListedId;
  /** Its place in the task, from 1. */
  readonly number: number;
}

/** A block in a header that has no room for its name: which one, and of which game. */
export function BlockSign({ game, listed, number: place }: BlockSignProps) {
  const { number } = useFormats();
  return (
    <span className={classes.sign}>
      <GameIcon game={listed} subject={subjectOf(game)} size="small" />
      {number(place)}
    </span>
  );
}
