/** Amounts of money and discounts, in the way of a language. */
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../platform/format.ts';

/** Of each language: a format of `Intl` takes long to make. */
const known = new Map<string, Intl.NumberFormat>();

/** An amount of hryvnia with its currency: 150000 kopecks are `UAH 1,500.00`, `1.500,00 UAH` or `1 500,00 ₴`. */
export function moneyText(kopecks: number, language: string): string {
  const format =
    known.get(language) ?? new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'UAH' });
  known.set(language, format);
  return format.format(kopecks / 100);
}

/** Amounts of kopecks as the language of the page writes them. */
export function useMoney(): (kopecks: number) => string {
  const { language } = useTranslation().i18n;
  return (kopecks) => moneyText(kopecks, language);
}

/** Basis points of a whole, with as many digits as there are: 1250 are `12.5%` or `12,5 %`. */
export function percentText(basisPoints: number, language: string): string {
  const digits = { style: 'percent', maximumFractionDigits: 2 } as const;
  return (basisPoints / 10_000).toLocaleString(localeOf(language), digits);
}

/** Discounts, in basis points, as the language of the page writes them. */
export function usePercent(): (basisPoints: number) => string {
  const { language } = useTranslation().i18n;
  return (basisPoints) => percentText(basisPoints, language);
}
