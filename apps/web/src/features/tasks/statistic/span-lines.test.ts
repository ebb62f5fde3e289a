import { expect, it } from 'vitest';
import { zonedTimeOf } from '../../../entities/school/zoned-time.ts';
import { spanLines } from './span-lines.ts';

const kyiv = zonedTimeOf('en', 'Europe/Kyiv');
const lines = (from: string, to: string) => spanLines(Date.parse(from), Date.parse(to), kyiv);

it('tells a day and its times, by the clock of the school', () => {
  const year = new Date().getFullYear();
  expect(lines(`${year}-07-01T12:05:00Z`, `${year}-07-01T12:20:00Z`)[1]).toBe('15:05–15:20');
  expect(lines(`${year}-07-01T12:05:00Z`, `${year}-07-01T12:20:00Z`)[0]).toMatch(/1 Jul$/);
});

it('names both days where midnight of the school lies between', () => {
  const year = new Date().getFullYear();
  const [from, to] = lines(`${year}-07-01T20:50:00Z`, `${year}-07-01T21:10:00Z`);
  expect(from).toMatch(/1 Jul, 23:50 –$/);
  expect(to).toMatch(/2 Jul, 00:10$/);
});
