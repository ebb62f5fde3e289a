import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../../platform/format.ts';

/** Basis points as the language of the page writes percents, with as many digits as there are. */
export function usePercent(): (basisPoints: number) => string {
  const locale = localeOf(useTranslation().i18n.language);
  return (basisPoints) =>
    (basisPoints / 10_000).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
}
