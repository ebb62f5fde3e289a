/** The examples of forsage, level by level. */
import { checkExamples, type Example, generateExamples } from '@mindhero/engine/additive/examples';
import { MAX_SEED, type Streams, streams } from '@mindhero/engine/random';
import { intervalsOf, ladder } from './ladder.ts';
import { type ForsageSettings, LEVEL } from './settings.ts';

/** An example and the interval at which its numbers come. */
export interface Item extends Example {
  readonly interval_ms: number;
}

const LEVELS_PER_NUMBER = 3;

/** How many numbers an example has after so many passed levels. */
export function numbersAfter(settings: ForsageSettings, passed: number): number {
  const first = settings.amount_of_numbers;
  if (!settings.more_numbers) return first;
  const wanted = Math.min(60, first + Math.floor(passed / LEVELS_PER_NUMBER));
  let numbers = first;
  while (numbers < wanted && checkExamples({ ...settings, amount_of_numbers: numbers + 1 }).length === 0) {
    numbers++;
  }
  return numbers;
}

/** The seed of a play's examples: they are drawn when they are needed, since nobody knows how a play will go. */
export function seedOf(random: Streams): number {
  return random('examples').integer(0, MAX_SEED);
}

/** `count` examples of so many numbers, the same ones for the same seed, without the first `skip` of them. */
function examplesOf(settings: ForsageSettings, seed: number, numbers: number, skip: number, count: number) {
  const draw = streams(seed)(`examples of ${numbers}`);
  return generateExamples({ ...settings, amount_of_numbers: numbers }, draw, skip + count).slice(skip);
}

/** The examples of the next level: none of those that have been asked. */
export function nextLevel(
  settings: ForsageSettings,
  seed: number,
  asked: readonly Item[],
  at: { readonly interval: number; readonly passed: number },
): readonly Item[] {
  const numbers = numbersAfter(settings, at.passed);
  const alike = asked.filter(({ terms }) => terms.length === numbers).length;
  const count = Math.min(LEVEL, settings.repeats - asked.length);
  return examplesOf(settings, seed, numbers, alike, count).map((example) => ({
    ...example,
    interval_ms: at.interval,
  }));
}

/** What the examples are like for somebody who passes every level. */
export function course(
  settings: ForsageSettings,
  count: number,
): readonly { readonly numbers: number; readonly interval_ms: number }[] {
  const rungs = ladder(settings.interval_ms, settings.fastest_interval_ms);
  const levels = Array.from({ length: Math.ceil(count / LEVEL) }, (_, passed) => ({
    numbers: numbersAfter(settings, passed),
    interval_ms: rungs[Math.min(passed, rungs.length - 1)] as number,
  }));
  return levels.flatMap((level) => Array.from({ length: LEVEL }, () => level)).slice(0, count);
}

/** Examples of that course. */
export function sample(settings: ForsageSettings, random: Streams, count: number): readonly Item[] {
  const seed = seedOf(random);
  const alike = Map.groupBy(course(settings, count), ({ numbers }) => numbers);
  return [...alike].flatMap(([numbers, places]) => {
    const examples = examplesOf(settings, seed, numbers, 0, places.length);
    return examples.map((example, index) => ({
      ...example,
      interval_ms: places[index]?.interval_ms ?? settings.interval_ms,
    }));
  });
}

/** The interval of each number of an item. */
export function itemIntervals({ terms, interval_ms }: Item, settings: ForsageSettings): readonly number[] {
  return intervalsOf(terms.length, interval_ms, settings);
}

/** Whole milliseconds from the first number to the end of the last blank. */
export function showingMs(item: Item, settings: ForsageSettings): number {
  return sum(itemIntervals(item, settings));
}

/** Of no numbers it is 0. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
