/** What a play of reading to a beat amounts to. */
import type { ItemOutcome, PlayResult, RulesFlag } from '@mindhero/engine/play';
import { countSymbols, countWords } from '@mindhero/engine/reading/words';
import { whole } from '@mindhero/engine/whole';
import { beatAt } from '../beat/beats.ts';
import { figuresOfReading, flagsOfReading, difficultyOfText } from '../measure.ts';
import { countsOf, outcomesOf } from '../quiz/quiz.ts';
import { readTo } from '../timed-text/read-to.ts';
import type { State } from './state.ts';
import { askedBeats, type Tapping } from './taps.ts';

const MINUTE_MS = 60_000;
/** Beats that are told as one item. */
const BAR = 8;
/** So many of them make it right. */
const BAR_HITS = 6;
/** Whoever reads more slowly has done something else meanwhile. */
const LEAST_WPM = 15;

interface Reading {
  readonly ms: number;
  readonly words: number;
  readonly symbols: number;
}

/** What was read in what time; null as long as nobody knows: where the time was up, the last word has to be tapped. */
function readingOf({
  text,
  readAt,
  shownAt,
  isCut,
  lastWord,
  settings,
  beats,
  units,
}: State): Reading | null {
  if (readAt === null || beats === null) return null;
  if (settings.mode !== 'pace') {
    if (isCut && lastWord === null) return null;
    const part = lastWord === null ? undefined : { words: lastWord + 1 };
    return { ms: readAt - shownAt, ...readTo(text.body, part) };
  }
  // Where the beat leads, it says how far the text was read, and how long that took.
  const read = units.filter((_, unit) => beatAt(beats, unit + 1) <= readAt);
  const told = read.map((unit) => unit.text).join(' ');
  const ms = beatAt(beats, read.length) - beats.start;
  return { ms, words: countWords(told), symbols: countSymbols(told) };
}

function readingMetrics(state: State): Record<string, number> {
  const reading = readingOf(state);
  if (reading === null || reading.words === 0) return {};
  return figuresOfReading({ ...reading, quiz: state.quiz });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function tapMetrics({ tapping, readAt, shownAt, latency }: State): Record<string, number> {
  if (tapping === null) return {};
  const { offs, extra } = tapping;
  const beats = askedBeats(tapping, readAt ?? shownAt);
  const counts = { beats: beats.length, hits: offs.length, extra_taps: extra, latency_ms: latency ?? 0 };
  if (offs.length === 0) return counts;
  const middle = mean(offs);
  const spread = Math.sqrt(mean(offs.map((off) => (off - middle) ** 2)));
  return { ...counts, mean_asynchrony_ms: whole(middle), sd_asynchrony_ms: Math.round(spread) };
}

/** Taps nearer than this are neither early nor late to an ear. */
const ON_THE_BEAT_MS = 20;

/** How the beat was kept, by its name among the texts. */
export type BeatKept = 'untapped' | 'few' | 'on_beat' | 'early' | 'late';

/**
 * How the beat was kept, in one word; null where no beat was asked for. How early or late the taps came tells something only
 * of whoever hit most beats: a few that were hit by chance are on the beat, too.
 */
export function beatKept(metrics: Readonly<Record<string, number>>): BeatKept | null {
  const { beats = 0, hits = 0, extra_taps: extra = 0, mean_asynchrony_ms: mean = 0 } = metrics;
  if (beats === 0) return null;
  if (hits + extra === 0) return 'untapped';
  if (hits * BAR < beats * BAR_HITS) return 'few';
  if (Math.abs(mean) <= ON_THE_BEAT_MS) return 'on_beat';
  return mean < 0 ? 'early' : 'late';
}

/** Bars of beats that were asked for; what is left over is too short to tell anything. */
function barsOf(beats: readonly { readonly isHit: boolean }[]): ItemOutcome[] {
  return Array.from({ length: Math.floor(beats.length / BAR) }, (_, bar) => {
    const hits = beats.slice(bar * BAR, (bar + 1) * BAR).filter(({ isHit }) => isHit).length;
    return { correct: hits >= BAR_HITS, attempts: hits === 0 ? 0 : 1 };
  });
}

function tapCounts(tapping: Tapping, until: number) {
  const missed = askedBeats(tapping, until).filter(({ isHit }) => !isHit).length;
  return { correct: tapping.hit.length, incorrect: tapping.extra, missed };
}

const none = { correct: 0, incorrect: 0, missed: 0 };

/** A text without questions counts as one item: that it was read to its end. */
function readItem({ quiz, ended, isCut, tapping }: State): ItemOutcome[] {
  if (quiz.questions.length > 0 || tapping !== null) return [];
  const correct = ended === 'completed' && !isCut;
  return [{ correct, attempts: correct ? 1 : 0, tags: ['read'] }];
}

/** Beats count one by one, and so do questions; for points, eight beats are one item. */
export function resultOf(state: State): PlayResult {
  const { tapping, quiz, readAt, shownAt } = state;
  const asked = countsOf(quiz);
  const taps = tapping === null ? none : tapCounts(tapping, readAt ?? shownAt);
  const read = readItem(state);
  const isRead = read.filter(({ correct }) => correct).length;
  const bars = tapping === null ? [] : barsOf(askedBeats(tapping, readAt ?? shownAt));
  return {
    correct: asked.correct + taps.correct + isRead,
    incorrect: asked.incorrect + taps.incorrect,
    missed: asked.missed + taps.missed + read.length - isRead,
    ended: state.ended ?? 'stopped',
    metrics: {
      ...readingMetrics(state),
      ...tapMetrics(state),
    },
    items: [...outcomesOf(quiz), ...bars, ...read],
  };
}

/** A beat that is tapped is no reading of its own: whoever understands too little has tapped, and not read. */
export function flagsOf(state: State): RulesFlag[] {
  const { settings, text, interrupted, quiz, phase } = state;
  const reading = phase === 'quiz' ? readingOf(state) : null;
  const difficulty = difficultyOfText(settings, text);
  return flagsOfReading(reading && { ...reading, difficulty, quiz, isInterrupted: interrupted > 0 });
}

/** The text was there so long, or as long as a slow reader needs for it. */
export function shownMs(state: State): number {
  const { readAt, shownAt, text } = state;
  if (readAt === null) return 0;
  return Math.min(readAt - shownAt, (MINUTE_MS * countWords(text.body)) / LEAST_WPM);
}
