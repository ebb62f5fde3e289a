import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../../platform/format.ts';

/** YYYY-MM as the language of the page calls the month. */
export function useMonthText(length: 'short' | 'long'): (month: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(useTranslation().i18n.language), { month: length });
  // The middle of it, so that no time zone moves it.
  return (month) => format.format(new Date(`${month}-15T12:00:00`));
}
