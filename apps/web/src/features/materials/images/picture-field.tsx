import type { ImageShown } from '@mindhero/contract/image';
import { Button } from '@mindhero/ui/button';
import { late } from '@mindhero/ui/late';
import { IconPhoto } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/dialog.tsx';
import classes from './images.module.css';

const ImagePicker = late(async () => (await import('./image-picker.tsx')).ImagePicker);

interface PictureFieldProps {
  readonly picture: ImageShown | null;
  readonly error: string | null;
  readonly onChange: (picture: ImageShown | null) => void;
}

/** The picture of a text: one of the images, or none. */
export function PictureField({ picture, error, onChange }: PictureFieldProps) {
  const { t } = useTranslation('materials');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={classes.pictureField} role="group" aria-label={t('picture.label')}>
      <b>{t('picture.label')}</b>
      {picture !== null && (
        <img src={picture.address} alt={picture.alternative} width={picture.width} height={picture.height} />
      )}
      <span className={classes.pictureTools}>
        <Button
          size="sm"
          kind="ghost"
          icon={<IconPhoto size={18} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {t(picture === null ? 'picture.choose' : 'picture.change')}
        </Button>
        {picture !== null && (
          <Button size="sm" kind="subtle" onClick={() => onChange(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </span>
      {error !== null && (
        <p className={classes.fault} data-fault="true" tabIndex={-1}>
          {error}
        </p>
      )}
      {isChoosing && (
        <Dialog title={t('picture.title')} onClose={() => setChoosing(false)} width={680}>
          <Suspense>
            <ImagePicker
              picked={new Set(picture === null || picture.id === null ? [] : [picture.id])}
              onPick={({ id, address, alternative, width, height }) => {
                onChange({ id, address, alternative, width, height });
                setChoosing(false);
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </div>
  );
}
