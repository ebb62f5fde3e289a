import { avatars } from '@mindhero/contract/user';
import { Avatar } from '@mindhero/ui/avatar';
import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../platform/me.ts';
import { useUpdateMe } from './use-update-me.ts';
import classes from './profile.module.css';

/** The hero's twelve guises to choose from. */
export function AvatarChoice() {
  const { t } = useTranslation('profile');
  const me = useMe();
  const update = useUpdateMe();
  return (
    <Card title={t('avatar.title')}>
      <div className={classes.avatars} role="radiogroup" aria-label={t('avatar.title')}>
        {avatars.map((avatar, index) => (
          <label key={avatar} className={classes.avatar}>
            <input
              type="radio"
              name="avatar"
              aria-label={t('avatar.label', { number: index + 1 })}
              checked={me.avatar === avatar}
              onChange={() => update.mutate({ avatar })}
            />
            <Avatar avatar={avatar} name="" size={68} />
          </label>
        ))}
      </div>
    </Card>
  );
}
