import type { Subject } from '@mindhero/engine/play';
import { Stars } from '@mindhero/ui/stars';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bestsQuery } from '../../platform/bests.ts';
import { type Area, gameLink } from '../../platform/catalogue.ts';
import { GameIcon } from '../../platform/game-icon.tsx';
import classes from './games.module.css';

interface GamesListProps {
  readonly games: Area['games'];
  readonly subject: Subject;
}

/** One line per game: its sign, what it is, and the stars of the best play. */
export function GamesList({ games, subject }: GamesListProps) {
  const { t } = useTranslation(['rooms', 'common']);
  const bests = useQuery(bestsQuery).data;
  return (
    <ul className={classes.list}>
      {games.map(({ id }) => {
        const stars = bests?.find((best) => best.game === id)?.stars ?? 0;
        return (
          <li key={id}>
            <Link {...gameLink(id)} className={classes.game}>
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
