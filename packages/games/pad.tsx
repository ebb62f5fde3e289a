import { NumberPad } from '@mindhero/ui/number-pad';
import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './pad.module.css';

export type PadKey = Parameters<ComponentProps<typeof NumberPad>['onKey']>[0];

/** Keys of the pad, and characters of the keyboard, beside the digits. */
export interface PadOffer {
  readonly minus?: boolean;
  readonly comma?: boolean;
}

interface PadProps extends PadOffer {
  readonly onKey: (key: PadKey) => void;
  readonly disabled: boolean;
  /** Take the keys of the keyboard as well, where no field does. */
  readonly keyboard?: boolean;
}

/** The number pad of a game, for those whose first pointer is a finger. */
export function Pad(props: PadProps) {
  const { t } = useTranslation('rooms');
  const labels = useMemo(
    () => ({
      pad: t('pad.pad'),
      minus: t('pad.minus'),
      comma: t('pad.comma'),
      erase: t('pad.erase'),
      enter: t('pad.enter'),
    }),
    [t],
  );
  return (
    <div className={classes.pad}>
      <NumberPad {...props} labels={labels} />
    </div>
  );
}
