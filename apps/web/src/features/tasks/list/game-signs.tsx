import { areaOf } from '@mindhero/games/area-of';
import { type ListedId, listedIds } from '@mindhero/games/ways';
import { useTranslation } from 'react-i18next';
import { GameIcon } from '../../../entities/game/game-icon.tsx';
import classes from './tasks.module.css';

/** As many as stand beside each other without widening a table. */
const SHOWN = 4;

/** The games of a task's blocks, each once; their names are heard, and stand under the pointer. */
export function GameSigns({ games }: { readonly games: readonly ListedId[] }) {
  const { t } = useTranslation('game_titles');
  const different = listedIds.filter((id) => games.includes(id));
  const names = different.map((id) => t(`title.${id}`)).join(', ');
  const more = different.length - SHOWN;
  return (
    <span className={classes.signs} role="img" aria-label={names} title={names}>
      {different.slice(0, SHOWN).map((id) => (
        <GameIcon key={id} game={id} subject={areaOf(id)} size="small" />
      ))}
      {more > 0 && `+${more}`}
    </span>
  );
}
