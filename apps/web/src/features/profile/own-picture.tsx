import { picture } from '@mindhero/contract/user';
import { guiseOf } from '@mindhero/ui/avatar';
import { Button } from '@mindhero/ui/button';
import { LevelRail } from '@mindhero/ui/level-rail';
import { IconPhotoUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadWords } from '../../platform/file-faults.ts';
import { useFormats } from '../../platform/format.ts';
import { useMe } from '../../platform/me.ts';
import { AvatarTile } from './avatar-tile.tsx';
import { usePicture } from './use-picture.ts';
import classes from './profile.module.css';

/** Instead of the hero a picture of one's own: chosen, on its way, refused, or taken away again. */
export function OwnPicture() {
  const { t } = useTranslation(['profile', 'common']);
  const { percent } = useFormats();
  const { avatar } = useMe();
  const isShown = guiseOf(avatar) === undefined;
  const words = useUploadWords(picture);
  const { choose, isSending, progress, fault, remove } = usePicture();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.picture}>
      {isShown && <AvatarTile avatar={avatar} label={t('profile:picture.own')} isChosen />}
      <div className={classes.upload}>
        {isSending && (
          <LevelRail
            value={progress}
            label={t('profile:picture.sending', { percent: percent(progress * 100) })}
          />
        )}
        <div className={classes.buttons}>
          <Button
            kind="ghost"
            size="sm"
            icon={<IconPhotoUp size={20} aria-hidden />}
            loading={isSending}
            onClick={() => input.current?.click()}
          >
            {t('profile:picture.choose')}
          </Button>
          {isShown && (
            <Button kind="subtle" size="sm" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('profile:picture.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={picture.types.join()}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file may be chosen once more.
            currentTarget.value = '';
            if (file !== undefined) choose(file);
          }}
        />
        {fault === null ? (
          <p className={classes.hint}>{t('profile:picture.hint', words)}</p>
        ) : (
          <p className={classes.fault} role="alert">
            {t(`common:file.${fault}`, words)}
          </p>
        )}
      </div>
    </div>
  );
}
