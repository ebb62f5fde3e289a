/** Calendar days (YYYY-MM-DD) as numbers that can be reckoned with. Pure. */

const DAY_MS = 86_400_000;

/** Days since 1970. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** @param number may lie within a day */
export const dayText = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The day so many days later, or earlier. */
export const shiftedDay = (day: string, days: number): string => dayText(dayNumber(day) + days);
