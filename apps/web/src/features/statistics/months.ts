/** Months as the language of the page writes them. */
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../platform/format.ts';

/** Writes the month of a day (YYYY-MM, or YYYY-MM-DD): `Mar 2026`. */
export function useMonth(): (day: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(useTranslation().i18n.language), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day.slice(0, 7)}-01`));
}
