/** Numbers and dates in the way of the interface's language. */
import { useTranslation } from 'react-i18next';

export interface Formats {
  /** `14 Dec 2026`; takes an instant, or a calendar day as YYYY-MM-DD. */
  readonly date: (value: string) => string;
  /** Day and month, for axes. */
  readonly shortDate: (value: string) => string;
  readonly dateTime: (value: string) => string;
  /** Without the year if it is that of `now`. */
  readonly shortDateTime: (value: string, now: Date) => string;
  readonly number: (value: number) => string;
  /** 0 to 100. */
  readonly percent: (value: number) => string;
  /** `3 days ago`. */
  readonly daysAgo: (value: string, now: Date) => string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A calendar day is noon of that day here, so that no time zone moves it. */
function toDate(value: string): Date {
  return new Date(value.length === 10 ? `${value}T12:00:00` : value);
}

/** The locale of a language of the interface: English is written as in Britain. */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

function createFormats(language: string): Formats {
  const locale = localeOf(language);
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const shortDate = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const shortDateTime = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    date: (value) => date.format(toDate(value)),
    shortDate: (value) => shortDate.format(toDate(value)),
    dateTime: (value) => dateTime.format(toDate(value)),
    shortDateTime: (value, now) => {
      const moment = toDate(value);
      return (moment.getFullYear() === now.getFullYear() ? shortDateTime : dateTime).format(moment);
    },
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    daysAgo: (value, now) => relative.format(daysBetween(now, toDate(value)), 'day'),
  };
}

/** Whole calendar days from one moment to another, negative into the past. */
function daysBetween(from: Date, to: Date): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/** Of each language: the formats of `Intl` take long to make, and every cell of a table asks for them. */
const known = new Map<string, Formats>();

/** The same in a language that need not be that of the page. */
export function formatsOf(language: string): Formats {
  const formats = known.get(language) ?? createFormats(language);
  known.set(language, formats);
  return formats;
}

/** Numbers, times and days as the language of the page writes them. */
export function useFormats(): Formats {
  return formatsOf(useTranslation().i18n.language);
}

/** Writes days as a language does that need not be that of the page. */
export const dateIn = (language: string): Formats['date'] => formatsOf(language).date;
