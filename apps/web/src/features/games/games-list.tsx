import type { Best } from '@mindhero/contract/play';
import type { Subject } from '@mindhero/engine/play';
import { catalogue } from '@mindhero/games/catalogue';
import { Stars } from '@mindhero/ui/stars';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bestsQuery } from '../../platform/bests.ts';
import type { Area } from '../../platform/catalogue.ts';
import { GameIcon } from './game-icon.tsx';
import classes from './games.module.css';

interface GamesListProps {
  readonly games: Area['games'];
  readonly subject: Subject;
}

/** The stars of the best play among the games of a screen. */
function starsOn(path: Area['games'][number]['path'], bests: readonly Best[] = []): number {
  const isHere = (best: Best) => catalogue.some((game) => game.id === best.game && game.path === path);
  return Math.max(0, ...bests.filter(isHere).map(({ stars }) => stars));
}

/** One line per game: its sign, what it is, and the stars of the best play. */
export function GamesList({ games, subject }: GamesListProps) {
  const { t } = useTranslation(['rooms', 'common']);
  const bests = useQuery(bestsQuery).data;
  return (
    <ul className={classes.list}>
      {games.map(({ id, path }) => {
        const stars = starsOn(path, bests);
        return (
          <li key={id}>
            <Link to={path} className={classes.game}>
              <GameIcon game={id} subject={subject} />
              <span className={classes.text}>
                <b>{t(`rooms:title.${id}`)}</b>
                <small>{t(`rooms:tagline.${id}`)}</small>
              </span>
              <Stars value={stars} label={t('common:stars', { value: stars })} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
