import type { StudentRow } from '@mindhero/contract/student';
import { Avatar } from '@mindhero/ui/avatar';
import { Pill } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../entities/person/names.ts';
import { useNow } from '../../platform/use-now.ts';
import classes from './people.module.css';

type Shown = Pick<StudentRow, 'username' | 'first_name' | 'last_name' | 'avatar'>;

interface Listed extends Shown, Partial<Pick<StudentRow, 'is_active' | 'first_password_until'>> {}

/** Somebody in a table: picture, name and username, that the account is closed, and that its password opens it no more. */
export function PersonName({ person }: { readonly person: Listed }) {
  const { t } = useTranslation('people');
  const now = useNow();
  const { first_password_until: until = null } = person;
  return (
    <span className={classes.name}>
      <Avatar avatar={person.avatar} name="" size={26} />
      <span className={classes.who} data-clip title={`${nameOf(person)} · ${person.username}`}>
        <b>{nameOf(person)}</b> <small>{person.username}</small>
      </span>
      {person.is_active === false ? (
        <Pill>{t('inactive')}</Pill>
      ) : (
        until !== null &&
        Date.parse(until) <= now.getTime() && (
          <span title={t('first_password_hint')}>
            <Pill tone="gold">{t('first_password_expired')}</Pill>
          </span>
        )
      )}
    </span>
  );
}

/** Somebody at the head of a page. */
export function PersonTitle({ person }: { readonly person: Shown }) {
  return (
    <span className={classes.title}>
      <Avatar avatar={person.avatar} name="" size={52} />
      {nameOf(person)}
    </span>
  );
}
