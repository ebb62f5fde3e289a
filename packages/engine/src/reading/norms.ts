/**
 * How fast children of a grade read, in words per minute: for teachers, to see a figure in proportion. A child is compared
 * with itself.
 *
 * Sources. Silent, English: quartiles of readers who understood at least 70 percent (Spichtig and others 2016). Aloud,
 * English: medians of autumn and spring (Hasbrouck and Tindal 2017). Aloud, German: aims of teaching, slower and
 * faster courses by the end of the grade. Aloud, Russian and Ukrainian: what schools ask for at the end of the year; no
 * authority has set it, and sources differ.
 */
import type { ReadingLanguage } from './languages.ts';

export interface Band {
  readonly low: number;
  readonly high: number;
}

export const grades = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Grade = (typeof grades)[number];

type Norms = Readonly<Partial<Record<Grade, readonly [low: number, high: number]>>>;

const silentEnglish: Norms = {
  2: [87, 136],
  3: [99, 155],
  4: [114, 171],
  5: [123, 179],
  6: [128, 191],
  7: [132, 191],
  8: [134, 193],
};

const aloud: Readonly<Record<ReadingLanguage, Norms>> = {
  en: {
    1: [29, 60],
    2: [50, 100],
    3: [83, 112],
    4: [94, 133],
    5: [121, 146],
    6: [132, 146],
  },
  de: { 1: [25, 40], 2: [55, 80], 3: [100, 120], 4: [130, 150] },
  ru: { 1: [35, 50], 2: [60, 70], 3: [75, 100], 4: [95, 125] },
  uk: { 1: [20, 30], 2: [45, 60], 3: [65, 80], 4: [80, 100] },
};

/**
 * Words of these languages are longer: the same text has about four fifths as many as in English, and is read in the same
 * time (International Reading Speed Texts: 228 words per minute in English, 179 to 184 in German and Russian).
 */
const WORDS_OF_ENGLISH = 0.8;

/** How fast a grade reads silently, the middle half; null for grades that nobody has measured. */
export function silentBand(grade: Grade, language: ReadingLanguage): Band | null {
  const band = bandOf(silentEnglish[grade]);
  if (band === null || language === 'en') return band;
  const scaled = (words: number) => Math.round(words * WORDS_OF_ENGLISH);
  return {
    low: scaled(band.low),
    high: scaled(band.high),
  };
}

/** How fast a grade reads aloud; null for grades without figures. */
export function aloudBand(grade: Grade, language: ReadingLanguage): Band | null {
  return bandOf(aloud[language][grade]);
}

function bandOf(norm: Norms[Grade]): Band | null {
  if (norm === undefined) return null;
  const [low, high] = norm;
  return { low, high };
}

/** The grades whose middle half reads as fast silently as this; none where it is slower or faster than all of them. */
export function gradesReading(wpm: number, language: ReadingLanguage): Grade[] {
  return grades.filter((grade) => {
    const band = silentBand(grade, language);
    return band !== null && wpm >= band.low && wpm <= band.high;
  });
}
