import { IconButton } from '@mindhero/ui/icon-button';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { soundSwitch, useSwitch } from '../../../platform/device-switches.ts';
import { hush, unlockSound } from './sound.ts';

/** Sound on or off with one touch; the same button in every phase of a game. */
export function SoundButton({ kind = 'plain' }: { readonly kind?: 'plain' | 'round' }) {
  const { t } = useTranslation('play');
  const on = useSwitch(soundSwitch);
  return (
    <IconButton
      kind={kind}
      label={t('sound')}
      aria-pressed={on}
      icon={on ? <IconVolume aria-hidden /> : <IconVolumeOff aria-hidden />}
      onClick={() => {
        unlockSound();
        if (on) hush();
        soundSwitch.turn(!on);
      }}
    />
  );
}
