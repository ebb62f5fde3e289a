import type { User } from '@mindhero/contract/user';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { areasOf } from '../../platform/catalogue.ts';
import { AreaPicture } from './area-picture.tsx';
import classes from './dashboard.module.css';

/** The three areas, each in its colour and with the number of its games. */
export function AreaCards({ me }: { readonly me: User }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <ul className={classes.areas}>
      {areasOf(me).map(({ subject, path, games }) => (
        <li key={subject}>
          <Link to={path} className={classes.area} data-area={subject}>
            <h2>{t(`common:navigation.${subject}`)}</h2>
            <p>{t('dashboard:games', { count: games.length })}</p>
            <AreaPicture subject={subject} />
            <span className={classes.play}>{t('dashboard:play')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
