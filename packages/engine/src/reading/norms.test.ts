import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingLanguages } from './languages.ts';
import { aloudBand, type Band, grades, gradesReading, silentBand } from './norms.ts';

const language = fc.constantFrom(...readingLanguages);

const isOrdered = ({ low, high }: Band) => low < high;

describe.each([
  ['silently', silentBand],
  ['aloud', aloudBand],
] as const)('how fast grades read %s', (_, bandOf) => {
  it('is ordered within a grade, and no grade is slower than the one before', () => {
    fc.assert(
      fc.property(language, (language) => {
        const bands = grades.map((grade) => bandOf(grade, language)).filter((band) => band !== null);
        expect(bands.length).toBeGreaterThanOrEqual(4);
        expect(bands.every(isOrdered)).toBe(true);
        const lows = bands.map(({ low }) => low);
        expect(lows).toEqual(lows.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('bands', () => {
  it('are those of the sources', () => {
    expect(silentBand(4, 'en')).toEqual({ low: 114, high: 171 });
    expect(silentBand(4, 'uk')).toEqual({ low: 91, high: 137 });
    expect(silentBand(1, 'de')).toBeNull();
    expect(aloudBand(2, 'de')).toEqual({ low: 55, high: 80 });
    expect(aloudBand(8, 'ru')).toBeNull();
  });

  it('tell in which grades a speed is usual', () => {
    expect(gradesReading(100, 'en')).toEqual([2, 3]);
    expect(gradesReading(20, 'en')).toEqual([]);
    fc.assert(
      fc.property(language, fc.constantFrom(...grades), (language, grade) => {
        const band = silentBand(grade, language);
        fc.pre(band !== null);
        expect(gradesReading(Math.round((band.low + band.high) / 2), language)).toContain(grade);
      }),
    );
  });
});
