import { IconButton } from '@mindhero/ui/icon-button';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isSoundOn, setSound, subscribeToSound, unlockSound } from './sound.ts';

/** Sound on or off with one touch; the same button in every phase of a game. */
export function SoundButton({ kind = 'plain' }: { readonly kind?: 'plain' | 'round' }) {
  const { t } = useTranslation('play');
  const on = useSyncExternalStore(subscribeToSound, isSoundOn);
  return (
    <IconButton
      kind={kind}
      label={t('sound')}
      aria-pressed={on}
      icon={on ? <IconVolume aria-hidden /> : <IconVolumeOff aria-hidden />}
      onClick={() => {
        unlockSound();
        setSound(!on);
      }}
    />
  );
}
