/** Calendar days as a field shows and reads them, YYYY-MM-DD. No zone and no clock. */

const DAY_MS = 24 * 60 * 60 * 1000;

const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return toDay(toMs(day) + days * DAY_MS);
}

/** The same day of another month; its last day where it has fewer. */
export function addMonths(day: string, months: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return toDay(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
}

/** The weeks of a day's month, each from Monday to Sunday; days of the months beside it fill them up. */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const weekday = (new Date(toMs(first)).getUTCDay() + 6) % 7;
  const monday = addDays(first, -weekday);
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let from = monday; from < next; from = addDays(from, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(from, index)));
  }
  return weeks;
}

/** As the language writes it in digits: `22.11.2026`; empty for none. */
export function dayText(day: string, locale: string): string {
  if (day === '') return '';
  const digits = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, digits).format(toMs(day));
}

/**
 * The day that was typed: day, month and year in the order of Europe, with any signs between them, or as ISO 8601 has it;
 * without a year that of another day. Null for what is no day.
 */
export function parseDay(typed: string, near: string): string | null {
  const parts = typed.match(/\d+/g) ?? [];
  const isIso = parts[0]?.length === 4;
  const [date = '', month = '', year = near.slice(0, 4)] = isIso ? parts.toReversed() : parts;
  if (parts.length > 3) return null;
  const full = year.length === 2 ? `20${year}` : year;
  const day = `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(toMs(day)) && toDay(toMs(day)) === day ? day : null;
}

/** A time of day that was typed, as `20:00`, `8.5`, `0805` or `8`; null for what is none. */
export function parseTime(typed: string): string | null {
  const match = /^\s*(\d{1,2})(?:\D?(\d{1,2}))?\s*$/.exec(typed);
  if (match === null) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  if (hours > 23 || minutes > 59) return null;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
