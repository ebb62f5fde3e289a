import type { TrainedGame } from '@mindhero/contract/training';
import type { Subject } from '@mindhero/engine/play';
import { Bead } from '@mindhero/ui/bead';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { type Area, gameLink } from '../../entities/game/catalogue.ts';
import { GameIcon } from '../../entities/game/game-icon.tsx';
import { trainingQuery } from '../../entities/game/training.ts';
import { useMe } from '../../entities/person/me.ts';
import { isStudent } from '../../entities/person/permissions.ts';
import classes from './games.module.css';

interface GamesListProps {
  readonly games: Area['games'];
  readonly subject: Subject;
}

/** A tile per game: its picture, what it is, and how many of its stars are earned. */
export function GamesList({ games, subject }: GamesListProps) {
  const { t } = useTranslation('game_titles');
  const training = useQuery(trainingQuery).data;
  return (
    <ul className={classes.list} data-few={games.length < 4} data-row={games.length <= 5}>
      {games.map(({ id }) => (
        <li key={id}>
          <Link {...gameLink(id)} className={classes.game} data-area={subject}>
            <span className={classes.picture}>
              <GameIcon game={id} subject={subject} size="large" />
            </span>
            <span className={classes.text}>
              <b>{t(`title.${id}`)}</b>
              <small>{t(`tagline.${id}`)}</small>
            </span>
            {training !== undefined && <Earned trained={training.games.find(({ game }) => game === id)} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Earned({ trained }: { readonly trained: TrainedGame | undefined }) {
  const { t } = useTranslation('games');
  const isPupil = isStudent(useMe());
  if (trained === undefined)
    return isPupil ? <span className={classes.earned}>{t('undiscovered')}</span> : null;
  const { stars, possible } = trained;
  const earned = Object.values(stars).reduce((sum, one) => sum + one, 0);
  return (
    <span className={classes.earned} data-begun>
      <Bead tone={earned > 0 ? 'gold' : 'empty'} size={20} />
      {t('stars', { earned, possible })}
      <span
        className={classes.bar}
        style={{ '--part': possible === 0 ? 0 : earned / possible } as CSSProperties}
        aria-hidden
      />
    </span>
  );
}
