/** The days of this week, as a pupil's start page shows them. Pure. */

export interface WeekDay {
  /** YYYY-MM-DD, in the time zone of the school, as all days here. */
  readonly day: string;
  readonly isTrained: boolean;
  readonly isToday: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** From Monday to Sunday, whatever was missed. */
export function weekOf(today: string, trained: readonly string[]): readonly WeekDay[] {
  const now = new Date(`${today}T00:00:00Z`);
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(now.getTime() + (index - sinceMonday) * DAY_MS).toISOString().slice(0, 10);
    return { day, isTrained: trained.includes(day), isToday: day === today };
  });
}
