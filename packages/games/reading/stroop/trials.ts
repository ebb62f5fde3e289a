/** The trials of a Stroop play: balanced, in an order that cannot be guessed. */
import type { Random, Streams } from '@mindhero/engine/random';
import { GenerationError } from '@mindhero/engine/settings';
import type { Settings } from './settings.ts';

/**
 * Without green, so that colour-blind children tell them apart. A play with n colours takes the first n.
 */
export const colours = ['blue', 'yellow', 'red', 'black', 'white', 'grey'] as const;
export type Colour = (typeof colours)[number];

export interface Trial {
  /** What is written. */
  readonly word: Colour;
  /** What it is written in. */
  readonly ink: Colour;
  /** What is asked for. */
  readonly task: 'ink' | 'word';
}

/** The colour that the task asks for. */
export const answerOf = (trial: Trial): Colour => (trial.task === 'ink' ? trial.ink : trial.word);
/** The word says another colour than its ink. */
export const isIncongruent = (trial: Trial): boolean => trial.word !== trial.ink;
/** As many as the settings ask for, in the order of the keys. */
export const coloursOf = (settings: Settings): readonly Colour[] => colours.slice(0, settings.colours);

/** So often at most the same answer is right in a row. */
const LONGEST_RUN = 3;

/** Each answer comes so often in a block; balance holds for every block, hence for however far a play gets. */
const ROUNDS_PER_BLOCK = 3;

/** A block is drawn anew until no run is too long; nearly every draw succeeds. */
const MOST_DRAWS = 300;

/**
 * `count` trials. Of any first n trials of whole blocks, `incongruent` percent (rounded) are incongruent; right answers
 * differ in number by at most one, in a block those of the incongruent trials too.
 * @throws GenerationError if the bounded search for an order fails
 */
export function makeTrials(settings: Settings, random: Streams, count: number): Trial[] {
  const blockSize = settings.colours * ROUNDS_PER_BLOCK;
  const incongruentUpTo = (n: number) => Math.round((n * settings.incongruent) / 100);
  const trials: Trial[] = [];
  while (trials.length < count) {
    const size = Math.min(blockSize, count - trials.length);
    const incongruent = incongruentUpTo(trials.length + size) - incongruentUpTo(trials.length);
    const draw = random(`block ${trials.length}`);
    trials.push(
      ...drawBlock(trials.slice(-LONGEST_RUN), draw, () => makeBlock(settings, draw, size, incongruent)),
    );
  }
  return trials;
}

/** A block in random order that continues what came before without too long a run. */
function drawBlock(before: readonly Trial[], random: Random, make: () => readonly Trial[]): Trial[] {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const block = random.shuffle(make());
    if (longestRun([...before, ...block].map(answerOf)) <= LONGEST_RUN) return block;
  }
  throw new GenerationError({ path: 'colours', code: 'search_exhausted' });
}

/** Rounds of all answers, the incongruent ones first; what remains of the last round is left out. */
function makeBlock(settings: Settings, random: Random, size: number, incongruent: number): Trial[] {
  const all = random.shuffle(coloursOf(settings));
  const firstTask = random.integer(0, 1);
  const shifts = Array.from({ length: ROUNDS_PER_BLOCK }, () => random.integer(1, all.length - 1));
  return Array.from({ length: size }, (_, slot) => {
    const place = slot % all.length;
    // Within a round all distractors are shifted alike, so that they too come equally often.
    const shift = slot < incongruent ? (shifts[Math.floor(slot / all.length)] as number) : 0;
    const answer = all[place] as Colour;
    const other = all[(place + shift) % all.length] as Colour;
    const task = taskOf(settings, slot + firstTask);
    return task === 'ink' ? { word: other, ink: answer, task } : { word: answer, ink: other, task };
  });
}

function taskOf(settings: Settings, slot: number): Trial['task'] {
  if (settings.task !== 'switch') return settings.task;
  return slot % 2 === 0 ? 'ink' : 'word';
}

function longestRun(values: readonly unknown[]): number {
  let longest = 0;
  let run = 0;
  values.forEach((value, index) => {
    run = index > 0 && value === values[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}
