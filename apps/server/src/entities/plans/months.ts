/**
 * Calendar months of plans. A chain of periods without a gap counts its months from the day on which it began, its
 * anchor: a month from 31 January ends in February, two months end at the end of March again. Pure.
 */

/** Calendar days (YYYY-MM-DD), both included, in the zone in which plans begin and end. */
export interface Period {
  readonly start_date: string;
  readonly end_date: string;
  /** The day on which the chain began. */
  readonly anchor: string;
  /** Months from the anchor to the end of this period. */
  readonly anchor_months: number;
}

const MONTHS_OF_YEAR = 12;

/** So many calendar months later; where that month has no such day, its last one. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * MONTHS_OF_YEAR + (month - 1) + months;
  const target = { year: Math.floor(index / MONTHS_OF_YEAR), month: index % MONTHS_OF_YEAR };
  const last = new Date(Date.UTC(target.year, target.month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(target.year, target.month, Math.min(date, last))).toISOString().slice(0, 10);
}

/** So many days later. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/**
 * The period that some months give.
 * @param last the one that ends last of that person and type, if there is any
 * @param today a calendar day
 */
export function nextPeriod(last: Period | null, months: number, today: string): Period {
  const isGap = last === null || addDays(last.end_date, 1) < today;
  const [anchor, before] = isGap ? [today, 0] : [last.anchor, last.anchor_months];
  const anchor_months = before + months;
  return {
    start_date: isGap ? today : addDays(last.end_date, 1),
    end_date: addDays(addMonths(anchor, anchor_months), -1),
    anchor,
    anchor_months,
  };
}
