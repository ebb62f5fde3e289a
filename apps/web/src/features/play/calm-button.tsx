import { IconButton } from '@mindhero/ui/icon-button';
import { IconClock, IconClockOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { calmSwitch, useSwitch } from '../../platform/device-switches.ts';

/** Calm mode on or off with one touch, beside the sound. */
export function CalmButton({ kind = 'plain' }: { readonly kind?: 'plain' | 'round' }) {
  const { t } = useTranslation('play');
  const on = useSwitch(calmSwitch);
  return (
    <IconButton
      kind={kind}
      label={t('calm')}
      aria-pressed={on}
      icon={on ? <IconClockOff aria-hidden /> : <IconClock aria-hidden />}
      onClick={() => calmSwitch.turn(!on)}
    />
  );
}
