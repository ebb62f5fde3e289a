import { useTranslation } from 'react-i18next';
import { type Pad, pads } from './pads.ts';

/** "green triangle". */
export function usePadName(): (pad: Pad) => string {
  const { t } = useTranslation('simon');
  return (pad) => t(`pad.${(pads[pad] ?? pads[0]).shape}`);
}
