import { useTranslation } from 'react-i18next';

const places = ['ones', 'tens', 'hundreds', 'thousands'] as const;

/** Names of the rods, counted from 0 for the ones. */
export function usePlace(): (rod: number) => string {
  const { t } = useTranslation('rooms');
  return (rod) => {
    const name = places[rod];
    return name === undefined ? t('place.rod', { number: rod + 1 }) : t(`place.${name}`);
  };
}
