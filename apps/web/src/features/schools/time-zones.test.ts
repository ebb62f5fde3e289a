import { timeZone } from '@mindhero/contract/fields';
import { expect, it } from 'vitest';
import de from '../../strings/de/schools.json' with { type: 'json' };
import uk from '../../strings/uk/schools.json' with { type: 'json' };
import { cityOf, commonZones, findZones, offsetOf, presentName } from './time-zones.ts';

it('shows the common ones first, before anything is searched for', () => {
  expect(findZones(' ', uk.zone)).toEqual(commonZones);
  expect(Object.keys(uk.zone)).toEqual(commonZones);
});

it.each([
  ['київ', uk.zone],
  ['Kyiv', uk.zone],
  ['Kiew', de.zone],
  ['ukraine', de.zone],
])('finds Kyiv once by %s, whatever the browser calls it', (search, names) => {
  expect(findZones(search, names)).toEqual(['Europe/Kyiv']);
});

it('finds every zone that the browser knows by its city, under a name that the server takes', () => {
  for (const known of Intl.supportedValuesOf('timeZone')) {
    const zone = presentName(known);
    expect(findZones(cityOf(known, de.zone), de.zone)).toContain(zone);
    expect(timeZone.safeParse(zone).success).toBe(true);
  }
});

it('needs every word', () => {
  expect(findZones('america new york', de.zone)).toEqual(['America/New_York']);
  expect(findZones('asia new york', de.zone)).toEqual([]);
});

it('tells how far the clocks are from universal time, in summer and in winter', () => {
  expect(offsetOf('Europe/Kyiv', new Date('2026-11-22T12:00:00Z'))).toBe('UTC+02:00');
  expect(offsetOf('Europe/Kyiv', new Date('2026-07-01T12:00:00Z'))).toBe('UTC+03:00');
  expect(offsetOf('Europe/London', new Date('2026-11-22T12:00:00Z'))).toBe('UTC+00:00');
});
