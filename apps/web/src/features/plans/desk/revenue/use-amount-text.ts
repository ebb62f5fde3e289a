import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../../platform/format.ts';

/** Kopecks in hryvnia without the currency: for a table whose title says it. */
export function useAmountText(): (kopecks: number) => string {
  const format = new Intl.NumberFormat(localeOf(useTranslation().i18n.language), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (kopecks) => format.format(kopecks / 100);
}
