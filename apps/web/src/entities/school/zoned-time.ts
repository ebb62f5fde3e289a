/** Times as the clocks of a zone show them, wherever the device is. */
import { localeOf } from '../../platform/format.ts';

export interface ZonedTime {
  /** IANA name. */
  readonly zone: string;
  /** The device's own clock shows the same: then nothing needs to be said of the zone. */
  readonly isDeviceZone: boolean;
  /** `Mon 23 Nov`; with the year if it is another than that of `now`. */
  readonly date: (instant: string, now?: Date) => string;
  /** `20:00` */
  readonly time: (instant: string) => string;
  /** `Mon 23 Nov, 20:00`; with the year if it is another than that of `now`. */
  readonly dateTime: (instant: string, now?: Date) => string;
  /** The calendar day there, YYYY-MM-DD. */
  readonly day: (instant: string) => string;
  /** What a field for day and time holds: YYYY-MM-DDTHH:mm. */
  readonly toWall: (instant: string) => string;
  /** The instant of what such a field holds; null while it holds no whole time. */
  readonly toInstant: (wall: string) => string | null;
}

/**
 * What the clocks of a zone show at an instant, YYYY-MM-DDTHH:mm.
 * @param instant ISO 8601
 */
export function wallTimeOf(instant: string, zone: string): string {
  return new Date(shownAt(Date.parse(instant), zone)).toISOString().slice(0, 16);
}

/** Of each zone: such formats take long to make. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    // Swedes write dates as ISO 8601 does.
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, clock);
  return clock;
}

/** What the clocks of a zone show at an instant, as the instant at which those of Greenwich show it; whole seconds. */
function shownAt(ms: number, zone: string): number {
  return Date.parse(`${clockOf(zone).format(ms).replace(' ', 'T')}Z`);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The instant at which the clocks of a zone show this. Of an hour that comes twice (the clocks go back) the first; an
 * hour that never comes (they go forward) is moved by the gap, as RFC 5545 has it.
 * @param wall YYYY-MM-DDTHH:mm
 * @returns ISO 8601 in UTC; null for what is no time
 */
export function instantOf(wall: string, zone: string): string | null {
  const minutes = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(wall)?.[0];
  const shown = Date.parse(`${minutes}Z`);
  // The thirtieth of February would be read as a day of March.
  if (Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 16) !== minutes) return null;
  // By how much the zone was off a day earlier and will be a day later; clocks change between the two, if at all.
  const asOf = (ms: number) => shown + ms - shownAt(ms, zone);
  const [before, after] = [asOf(shown - DAY_MS), asOf(shown + DAY_MS)];
  const isRight = (ms: number) => shownAt(ms, zone) === shown;
  return new Date(!isRight(before) && isRight(after) ? after : before).toISOString();
}

function createZonedTime(language: string, zone: string): ZonedTime {
  const locale = localeOf(language);
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
  const [days, fullDays, times, dateTimes, fullDateTimes] = [
    format(day),
    format({ ...day, year: 'numeric' }),
    format(time),
    format({ ...day, ...time }),
    format({ ...day, ...time, year: 'numeric' }),
  ];
  const yearOf = (moment: Date) => new Date(shownAt(moment.getTime(), zone)).getUTCFullYear();
  const written = (near: Intl.DateTimeFormat, far: Intl.DateTimeFormat) => {
    return (instant: string, now = new Date()) => {
      const moment = new Date(instant);
      return (yearOf(moment) === yearOf(now) ? near : far).format(moment);
    };
  };
  return {
    zone,
    // A browser may know it by an earlier name.
    isDeviceZone: times.resolvedOptions().timeZone === new Intl.DateTimeFormat().resolvedOptions().timeZone,
    date: written(days, fullDays),
    time: (instant) => times.format(new Date(instant)),
    dateTime: written(dateTimes, fullDateTimes),
    day: (instant) => wallTimeOf(instant, zone).slice(0, 10),
    toWall: (instant) => wallTimeOf(instant, zone),
    toInstant: (wall) => instantOf(wall, zone),
  };
}

/** Of each language and zone: the formats of `Intl` take long to make, and every cell of a table asks for them. */
const known = new Map<string, ZonedTime>();

/** Writes and reads times of a zone in a language of the interface. */
export function zonedTimeOf(language: string, zone: string): ZonedTime {
  const key = `${language} ${zone}`;
  const times = known.get(key) ?? createZonedTime(language, zone);
  known.set(key, times);
  return times;
}
