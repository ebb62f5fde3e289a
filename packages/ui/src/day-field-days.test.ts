import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths, dayText, parseDay, parseTime, weeksOf } from './day-field-days.ts';

const days = fc
  .date({ min: new Date('2000-01-01T00:00Z'), max: new Date('2099-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const locales = fc.constantFrom('en-GB', 'de', 'ru', 'uk');

it('reads what it writes, in every language', () => {
  fc.assert(
    fc.property(days, locales, (day, locale) => {
      expect(parseDay(dayText(day, locale), '2026-01-01')).toBe(day);
      expect(parseDay(day, '2026-01-01')).toBe(day);
    }),
    { seed: 1, numRuns: 300 },
  );
});

it('writes days as the language does, and none as nothing', () => {
  expect(dayText('', 'de')).toBe('');
  expect(['en-GB', 'de', 'ru', 'uk'].map((locale) => dayText('2026-11-02', locale))).toEqual([
    '02/11/2026',
    '02.11.2026',
    '02.11.2026',
    '02.11.2026',
  ]);
});

it.each([
  ['2.11.', '2026-11-02'],
  ['2 11 27', '2027-11-02'],
  ['31/12/2026', '2026-12-31'],
  ['31.2.2026', null],
  ['12', null],
  ['tomorrow', null],
  ['1.2.2026.4', null],
])('reads %s', (typed, day) => {
  expect(parseDay(typed, '2026-05-05')).toBe(day);
});

it.each([
  ['20:00', '20:00'],
  ['8.5', '08:05'],
  ['0805', '08:05'],
  ['8', '08:00'],
  ['24:00', null],
  ['8:60', null],
  ['soon', null],
  [':30', null],
  ['20:00 at last', null],
])('reads the time %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});

it('shows each day of a month once, in whole weeks from Monday on', () => {
  fc.assert(
    fc.property(days, (day) => {
      const shown = weeksOf(day).flat();
      expect(weeksOf(day).every((week) => week.length === 7)).toBe(true);
      expect(new Date(`${shown[0]}T00:00Z`).getUTCDay()).toBe(1);
      const own = shown.filter((one) => one.startsWith(day.slice(0, 7)));
      expect(own).toContain(day);
      expect(addDays(own.at(-1) ?? '', 1).endsWith('-01')).toBe(true);
      expect(shown).toEqual([...new Set(shown)].toSorted());
    }),
    { seed: 1, numRuns: 200 },
  );
});

it('goes to the next month even where it is shorter', () => {
  expect([addMonths('2026-01-31', 1), addMonths('2026-03-31', -1), addMonths('2026-12-15', 1)]).toEqual([
    '2026-02-28',
    '2026-02-28',
    '2027-01-15',
  ]);
});
