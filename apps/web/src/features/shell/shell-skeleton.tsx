import { Logo } from '@mindhero/ui/logo';
import { CardSkeleton, TableSkeleton } from '@mindhero/ui/skeletons';
import { useTranslation } from 'react-i18next';
import { session } from '../../platform/client.ts';
import menu from './menu.module.css';
import classes from './shell.module.css';

/** What a screen looks like before anything of it is there. */
export function ScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} role="region" aria-busy aria-label={t('loading')}>
      <CardSkeleton lines={2} />
      <TableSkeleton rows={8} columns={5} faces={false} />
    </div>
  );
}

/** The shell while it is not known yet who is signed in: its shape without its places. */
export function ShellSkeleton() {
  return (
    <div className={classes.shell}>
      <div className={menu.menu}>
        <span className={menu.logo}>
          <Logo />
        </span>
      </div>
      <main className={classes.content}>
        <ScreenSkeleton />
      </main>
    </div>
  );
}

/** What stands there on a reload until the first answer has come. */
export function FirstSkeleton() {
  return session.access() === null ? null : <ShellSkeleton />;
}
