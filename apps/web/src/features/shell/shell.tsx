import { Avatar } from '@mindhero/ui/avatar';
import { IconButton } from '@mindhero/ui/icon-button';
import { Logo } from '@mindhero/ui/logo';
import { IconLogout } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../platform/me.ts';
import { shortNameOf } from '../../platform/names.ts';
import { useOffline } from '../../platform/offline/use-offline.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { isStudent } from '../../platform/permissions.ts';
import { useSignOut } from '../../platform/sign-out.ts';
import { placesOf } from './navigation.ts';
import { NetworkNotice } from './network-notice.tsx';
import classes from './shell.module.css';

/** Menu and content: a sidebar, icons alone on a tablet, a bar at the bottom of a phone. */
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
        <Outlet />
      </main>
    </div>
  );
}

function Menu() {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <nav className={classes.menu} aria-label={t('navigation.label')} data-clear-of-toasts>
      <Link to="/" className={classes.logo} aria-label={`Mindhero: ${t('navigation.home')}`} tabIndex={-1}>
        <Logo />
      </Link>
      <ul className={classes.places}>
        {placesOf(me).map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Link
              to={to}
              className={classes.place}
              activeOptions={{ exact: to === '/', includeSearch: false }}
            >
              <Icon size={22} stroke={2.2} aria-hidden />
              <span>{t(`navigation.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <WhoIsIn />
    </nav>
  );
}

function WhoIsIn() {
  const { t } = useTranslation();
  const me = useMe();
  const signOut = useSignOut();
  return (
    <div className={classes.who}>
      <Avatar avatar={me.avatar} name="" size={38} />
      <div className={classes.name}>
        <b>{shortNameOf(me)}</b>
        <span>{isStudent(me) ? t('level', { level: me.level }) : t(`role.${me.role}`)}</span>
      </div>
      <IconButton
        label={t('buttons.sign_out')}
        icon={<IconLogout size={20} aria-hidden />}
        small
        onClick={() => void signOut()}
      />
    </div>
  );
}
