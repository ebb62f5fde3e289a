import type { StudentRow } from '@mindhero/contract/student';
import { Avatar } from '@mindhero/ui/avatar';
import { Pill } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../platform/names.ts';
import classes from './people.module.css';

type Shown = Pick<StudentRow, 'username' | 'first_name' | 'last_name' | 'avatar'>;

/** Somebody in a table: picture, name and username, and that the account is closed if it is. */
export function PersonName({ person }: { readonly person: Shown & { readonly is_active?: boolean } }) {
  const { t } = useTranslation('people');
  return (
    <span className={classes.name}>
      <Avatar avatar={person.avatar} name="" size={26} />
      <span className={classes.who} data-clip title={`${nameOf(person)} · ${person.username}`}>
        <b>{nameOf(person)}</b> <small>{person.username}</small>
      </span>
      {person.is_active === false && <Pill>{t('inactive')}</Pill>}
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
