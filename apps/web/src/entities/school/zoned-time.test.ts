import { parseDateTime, toZoned } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zonedTimeOf, instantOf, wallTimeOf } from './zoned-time.ts';

const zones = ['Europe/Kyiv', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'];

test('an instant to the minute comes back from what the clocks show, but for the second of an hour that comes twice', () => {
  const minutes = fc.integer({
    min: Date.UTC(2020, 0) / 60_000,
    max: Date.UTC(2040, 0) / 60_000,
  });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const instant = new Date(minute * 60_000).toISOString();
      const wall = wallTimeOf(instant, zone);
      const back = instantOf(wall, zone) ?? '';
      expect(wallTimeOf(back, zone)).toBe(wall);
      const later = Date.parse(instant) - Date.parse(back);
      expect([0, 3_600_000]).toContain(later);
    }),
  );
});

test('whatever a clock is said to show, the instant is that of a library for calendars', () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
  // Summer time begins and ends on a Sunday among these days, within these hours.
  const nights = fc
    .record({
      year: fc.integer({ min: 2020, max: 2039 }),
      begin: fc.constantFrom([2, 8], [2, 25], [9, 25], [10, 1]),
      day: fc.integer({ min: 0, max: 6 }),
      minute: fc.integer({ min: 0, max: 300 }),
    })
    .map(
      ({ year, begin: [month = 0, first = 0], day, minute }) =>
        Date.UTC(year, month, first + day) / 60_000 + minute,
    );
  fc.assert(
    fc.property(fc.oneof(minutes, nights), fc.constantFrom(...zones), (minute, zone) => {
      const wall = new Date(minute * 60_000).toISOString().slice(0, 16);
      expect(instantOf(wall, zone)).toBe(toZoned(parseDateTime(wall), zone, 'compatible').toAbsoluteString());
    }),
    { numRuns: 1000 },
  );
});

test('the days on which the clocks change', () => {
  // 2026: forward on 29 March at 03:00, back on 25 October at 04:00.
  expect(instantOf('2026-03-28T08:00', 'Europe/Kyiv')).toBe('2026-03-28T06:00:00.000Z');
  expect(instantOf('2026-03-29T08:00', 'Europe/Kyiv')).toBe('2026-03-29T05:00:00.000Z');
  expect(instantOf('2026-03-29T03:30', 'Europe/Kyiv')).toBe('2026-03-29T01:30:00.000Z');
  expect(wallTimeOf('2026-03-29T01:30:00Z', 'Europe/Kyiv')).toBe('2026-03-29T04:30');
  expect(instantOf('2026-10-25T03:30', 'Europe/Kyiv')).toBe('2026-10-25T00:30:00.000Z');
  expect(wallTimeOf('2026-10-25T01:30:00Z', 'Europe/Kyiv')).toBe('2026-10-25T03:30');
});

test.each(['', '2026-03-29', '2026-02-30T10:00', '2026-03-29T25:00', 'tomorrow'])(
  '“%s” is no time',
  (wall) => {
    expect(instantOf(wall, 'Europe/Kyiv')).toBeNull();
  },
);

test('times are written as the clocks of the zone show them, the year only where it is another', () => {
  const { date, time, dateTime, day } = zonedTimeOf('en', 'Europe/Kyiv');
  const now = new Date('2026-12-31T21:00:00Z');
  expect(date('2026-11-23T22:30:00Z', now)).toBe('Tue 24 Nov');
  expect(time('2026-11-23T22:30:00Z')).toBe('00:30');
  expect(dateTime('2026-11-23T06:00:00Z', now)).toBe('Mon 23 Nov, 08:00');
  expect(dateTime('2026-12-31T22:30:00Z', now)).toBe('Fri, 1 Jan 2027, 00:30');
  expect(day('2026-12-31T22:30:00Z')).toBe('2027-01-01');
});

test('a zone is the device’s by whatever name, and another one is not', () => {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const others = zones.filter((zone) => !zonedTimeOf('en', zone).isDeviceZone);
  expect(others.length).toBeGreaterThanOrEqual(zones.length - 1);
  expect(zonedTimeOf('en', device === 'UTC' ? 'Etc/UTC' : device).isDeviceZone).toBe(true);
});
