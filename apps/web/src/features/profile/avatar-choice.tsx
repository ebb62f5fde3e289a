import { avatars } from '@mindhero/contract/user';
import { Avatar, guiseOf } from '@mindhero/ui/avatar';
import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../platform/me.ts';
import { OwnPicture } from './own-picture.tsx';
import { useUpdateMe } from './use-update-me.ts';
import classes from './profile.module.css';

/** The hero's twelve guises to choose from; for whoever is no pupil, a picture of their own as well. */
export function AvatarChoice() {
  const { t } = useTranslation('profile');
  const me = useMe();
  const update = useUpdateMe();
  const isOwn = guiseOf(me.avatar) === undefined;
  return (
    <Card title={t('avatar.title')}>
      <div className={classes.avatars} role="radiogroup" aria-label={t('avatar.title')}>
        {isOwn && <Tile avatar={me.avatar} label={t('picture.own')} isChosen />}
        {avatars.map((avatar, index) => (
          <Tile
            key={avatar}
            avatar={avatar}
            label={t('avatar.label', { number: index + 1 })}
            isChosen={me.avatar === avatar}
            onChoose={() => update.mutate({ avatar })}
          />
        ))}
      </div>
      {me.role !== 'STUDENT' && <OwnPicture isShown={isOwn} />}
    </Card>
  );
}

interface TileProps {
  readonly avatar: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose?: () => void;
}

function Tile({ avatar, label, isChosen, onChoose }: TileProps) {
  return (
    <label className={classes.avatar}>
      <input type="radio" name="avatar" aria-label={label} checked={isChosen} onChange={() => onChoose?.()} />
      <Avatar avatar={avatar} name="" size={68} />
    </label>
  );
}
