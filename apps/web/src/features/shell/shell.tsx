import { PageHelp } from '@mindhero/ui/page';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../../entities/play/offline/use-offline.ts';
import { useOutbox } from '../../entities/play/outbox/use-outbox.ts';
import { Menu } from './menu.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { ScreenHelp } from './screen-help.tsx';
import classes from './shell.module.css';

/** Menu and content, and what has to go on whatever screen is shown. */
export function Shell() {
  const { t } = useTranslation();
  useOutbox();
  useOffline();
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {t('navigation.skip')}
      </a>
      <Menu />
      <main className={classes.content} id="content" tabIndex={-1}>
        <NetworkNotice />
        <PageHelp value={<ScreenHelp />}>
          <Outlet />
        </PageHelp>
      </main>
    </div>
  );
}
