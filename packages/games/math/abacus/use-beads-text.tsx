import { useTranslation } from 'react-i18next';
import { usePlace } from '../use-place.tsx';

/** How the beads stand, rod by rod and without the number, for those who cannot see them. */
export function useBeadsText(): (digits: readonly number[]) => string {
  const { t } = useTranslation('abacus');
  const place = usePlace();
  return (digits) =>
    digits
      .map((digit, index) =>
        t('beads', {
          place: place(digits.length - 1 - index),
          heaven: Math.floor(digit / 5),
          earth: digit % 5,
        }),
      )
      .join('; ');
}
