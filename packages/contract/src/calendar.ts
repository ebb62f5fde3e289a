/** Whose midnight it is. */

/** IANA name of the zone in which plans begin and end, and in which people live whose school names no other. */
export const homeTimeZone = 'Europe/Kyiv';

/** From so many days left on somebody has to think of a plan's end. */
export const ENDING_DAYS = 14;

const day = new Intl.DateTimeFormat('en-CA', { timeZone: homeTimeZone });

/** The calendar day (YYYY-MM-DD) on which plans begin and end at a moment. */
export function planDay(moment: Date): string {
  return day.format(moment);
}

const DAY_MS = 86_400_000;

/** Whole days from 1 January 1970 to a calendar day (YYYY-MM-DD), as `engine` counts them. */
export const dayNumber = (calendarDay: string): number => Math.round(Date.parse(calendarDay) / DAY_MS);

/** The calendar day of such a number. */
export const dayOfNumber = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
