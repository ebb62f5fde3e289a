import type { Subject } from '@mindhero/engine/play';
import { Bead } from '@mindhero/ui/bead';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { type Area, listedLink } from '../../entities/game/catalogue.ts';
import { GameIcon } from '../../entities/game/game-icon.tsx';
import { type Stars, starsOf } from '../../entities/game/stars-of.ts';
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
      {games.map((listed) => (
        <li key={listed.id}>
          <Link {...listedLink(listed)} className={classes.game} data-area={subject}>
            <span className={classes.picture}>
              <GameIcon game={listed.id} subject={subject} size="large" />
            </span>
            <span className={classes.text}>
              <b>{t(`title.${listed.id}`)}</b>
              <small>{t(`tagline.${listed.id}`)}</small>
            </span>
            {training !== undefined && <Earned stars={starsOf(listed, training)} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Earned({ stars }: { readonly stars: Stars | null }) {
  const { t } = useTranslation('games');
  const isPupil = isStudent(useMe());
  if (stars === null) return isPupil ? <span className={classes.earned}>{t('undiscovered')}</span> : null;
  const { earned, possible } = stars;
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
