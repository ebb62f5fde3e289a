/** Where time enters the server; tests bring their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const kyivDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' });

/** The calendar day (YYYY-MM-DD) on which plans begin and end. */
export function planDay(now: Date): string {
  return kyivDay.format(now);
}
