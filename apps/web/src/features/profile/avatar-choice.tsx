import { avatars } from '@mindhero/contract/user';
import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { useUpdateMe } from '../../entities/person/use-update-me.ts';
import { AvatarTile } from './avatar-tile.tsx';
import { OwnPicture } from './own-picture.tsx';
import classes from './profile.module.css';

/** The hero's twelve guises to choose from; for a person who is no pupil, a picture of their own as well. */
export function AvatarChoice() {
  const { t } = useTranslation('profile');
  const me = useMe();
  const update = useUpdateMe();
  return (
    <Card title={t('avatar.title')}>
      <div role="radiogroup" aria-label={t('avatar.title')}>
        <div className={classes.avatars}>
          {avatars.map((avatar, index) => (
            <AvatarTile
              key={avatar}
              avatar={avatar}
              label={t('avatar.label', { number: index + 1 })}
              isChosen={me.avatar === avatar}
              onChoose={() => update.mutate({ avatar })}
            />
          ))}
        </div>
        {me.role !== 'STUDENT' && <OwnPicture />}
      </div>
    </Card>
  );
}
