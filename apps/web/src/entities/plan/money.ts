/** Amounts of money, in the way of a language. */
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
