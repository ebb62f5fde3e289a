import { picture } from '@mindhero/contract/user';
import { guiseOf } from '@mindhero/ui/avatar';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { FileButton } from '@mindhero/ui/file-button';
import { LevelRail } from '@mindhero/ui/level-rail';
import { IconPhotoUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUploadWords } from '../../entities/homework/file-faults.ts';
import { useMe } from '../../entities/person/me.ts';
import { useFormats } from '../../platform/format.ts';
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
        <ButtonRow>
          <FileButton
            kind="ghost"
            size="sm"
            icon={<IconPhotoUp size={20} aria-hidden />}
            loading={isSending}
            accept={picture.types.join()}
            onFile={choose}
          >
            {t('profile:picture.choose')}
          </FileButton>
          {isShown && (
            <Button kind="subtle" size="sm" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('profile:picture.remove')}
            </Button>
          )}
        </ButtonRow>
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
