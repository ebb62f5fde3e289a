import { Checkbox } from '@mindhero/ui/checkbox';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tokenIn } from '../../../entities/person/card-address.ts';
import { ApiError } from '../../../platform/client.ts';
import { sharedSwitch, useSwitch } from '../../../platform/device-switches.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { PictureOfCard } from './picture-of-card.tsx';
import { useCamera } from './use-camera.ts';
import { useCardSignIn } from './use-card-sign-in.ts';
import classes from './card.module.css';

/** Signs in with a card that is held before the camera, or with a picture of it. */
export default function ScanDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['card', 'auth', 'common']);
  const video = useRef<HTMLVideoElement>(null);
  const [told, setTold] = useState<string | null>(null);
  const signIn = useCardSignIn();
  // A refused card is not sent again and again while it is held there.
  const tried = useRef<string | null>(null);

  const look = (text: string) => {
    const token = tokenIn(text);
    if (token === null) return setTold(t('card:scan.other'));
    if (token === tried.current || signIn.isPending) return;
    tried.current = token;
    setTold(t('card:entering'));
    signIn.mutate(token, {
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'invalid_credentials')
          return setTold(`${t('card:void.title')}. ${t('card:void.text')}`);
        tried.current = null;
        if (error instanceof ApiError && error.code === 'too_many_requests')
          return setTold(t('card:wait', { count: error.retryAfter ?? 60 }));
        setTold(t('card:failed.text'));
      },
    });
  };
  const camera = useCamera(video, look);
  const isShared = useSwitch(sharedSwitch);

  return (
    <Dialog onClose={onClose} title={t('card:scan.title')}>
      <div className={classes.view} data-live={camera === 'live'}>
        <video ref={video} muted playsInline aria-label={t('card:scan.camera')} hidden={camera !== 'live'} />
        {camera === 'live' ? (
          <span className={classes.target} />
        ) : (
          <p role={camera === 'starting' ? undefined : 'alert'}>{t(`card:scan.${camera}`)}</p>
        )}
      </div>
      <p className={classes.told} role="status">
        {told ?? (camera === 'live' ? t('card:scan.hold') : '')}
      </p>
      <PictureOfCard
        onCode={(text) => {
          tried.current = null;
          look(text);
        }}
        onNothing={() => setTold(t('card:scan.not_found'))}
      />
      <Checkbox
        label={t('auth:shared')}
        description={t('auth:shared_hint')}
        checked={isShared}
        onChange={({ currentTarget }) => sharedSwitch.turn(currentTarget.checked)}
      />
    </Dialog>
  );
}
