import type { User } from '@mindhero/contract/user';
import type { Subject } from '@mindhero/engine/play';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { areasOf } from '../../entities/game/catalogue.ts';
import { AreaPicture } from './area-picture.tsx';
import classes from './dashboard.module.css';

interface AreaCardsProps {
  readonly me: User;
  /** There is no plan to play with: nothing invites. */
  readonly isClosed: boolean;
}

/** The three areas, each in its colour and with the number of its games. */
export function AreaCards({ me, isClosed }: AreaCardsProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const about = (subject: Subject, count: number) => (
    <>
      <h2>{t(`common:navigation.${subject}`)}</h2>
      <p>{t('dashboard:games', { count })}</p>
      <AreaPicture subject={subject} />
    </>
  );
  return (
    <ul className={classes.areas}>
      {areasOf(me).map(({ subject, path, games }) => (
        <li key={subject}>
          {isClosed ? (
            <div className={classes.area} data-area={subject} data-closed>
              {about(subject, games.length)}
              <span className={classes.closed}>
                <IconLock size={18} aria-hidden /> {t('common:plan.closed')}
              </span>
            </div>
          ) : (
            <Link to={path} className={classes.area} data-area={subject}>
              {about(subject, games.length)}
              <span className={classes.play}>{t('dashboard:play')}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
