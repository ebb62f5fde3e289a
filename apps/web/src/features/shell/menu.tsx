import { Avatar } from '@mindhero/ui/avatar';
import { IconButton } from '@mindhero/ui/icon-button';
import { Logo } from '@mindhero/ui/logo';
import { IconDots, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { shortNameOf } from '../../entities/person/names.ts';
import { isStudent } from '../../entities/person/permissions.ts';
import { useSignOut } from '../../entities/person/sign-out.ts';
import { type Place, placesOf } from './navigation.ts';
import { OpenHomework } from './open-homework.tsx';
import classes from './menu.module.css';

/** A sidebar, icons alone on a tablet, and on a phone a bar at the bottom, of which the last place opens the others. */
export function Menu() {
  const { t } = useTranslation();
  const { bar, more } = placesOf(useMe());
  const rest = useRef<HTMLUListElement>(null);
  const id = useId();
  return (
    <nav className={classes.menu} aria-label={t('navigation.label')} data-clear-of-toasts>
      <Link to="/" className={classes.logo} aria-label={`Mindhero: ${t('navigation.home')}`} tabIndex={-1}>
        <Logo />
      </Link>
      <ul className={classes.places}>
        {bar.map((place) => (
          <Door key={place.to} place={place} />
        ))}
        {more.length > 0 && (
          <li className={classes.more}>
            <button type="button" className={classes.place} popoverTarget={id}>
              <IconDots size={22} stroke={2.2} aria-hidden />
              <span>{t('navigation.more')}</span>
            </button>
          </li>
        )}
      </ul>
      {more.length > 0 && (
        // On a phone the browser opens and closes it, also by Escape and by a touch beside it; elsewhere it just stands there.
        <ul ref={rest} id={id} className={classes.rest} popover="auto">
          {more.map((place) => (
            <Door key={place.name} place={place} onChoice={() => rest.current?.hidePopover()} />
          ))}
        </ul>
      )}
      <WhoIsIn />
    </nav>
  );
}

function Door({
  place: { name, short, to, on, icon: Icon },
  onChoice,
}: {
  readonly place: Place;
  readonly onChoice?: () => void;
}) {
  const { t } = useTranslation();
  return (
    <li data-on={on}>
      <Link
        to={to}
        className={classes.place}
        activeOptions={{ exact: to === '/', includeSearch: false }}
        onClick={onChoice}
      >
        <Icon size={22} stroke={2.2} aria-hidden />
        <span className={short === undefined ? undefined : classes.full}>{t(`navigation.${name}`)}</span>
        {short !== undefined && <span className={classes.short}>{t(`navigation.short.${short}`)}</span>}
        {name === 'homework' && <OpenHomework />}
      </Link>
    </li>
  );
}

function WhoIsIn() {
  const { t } = useTranslation(['common', 'roles']);
  const me = useMe();
  const signOut = useSignOut();
  return (
    <div className={classes.who}>
      <Avatar avatar={me.avatar} name="" size={38} />
      <div className={classes.name}>
        <b>{shortNameOf(me)}</b>
        <span>{isStudent(me) ? t('level', { level: me.level }) : t(`roles:${me.role}`)}</span>
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
