import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streams } from '../random.ts';
import { difficulties, textBounds } from './choice.ts';
import { type NextText, nextText, type ReadText, type Step, steps, TEXTS_COUNTED } from './next-text.ts';

const text = fc
  .record({
    difficulty: fc.constantFrom(...difficulties),
    max_words: fc.constantFrom(...textBounds, null),
    cpm: fc.integer({ min: 50, max: 2000 }),
    questions: fc.integer({ min: 0, max: 7 }),
  })
  .chain((text) => fc.nat(text.questions).map((right) => ({ ...text, right })));

const indexOf = ({ difficulty, max_words }: Pick<NextText, 'difficulty' | 'max_words'>) =>
  steps.findIndex((step) => step.difficulty === difficulty && step.max_words === max_words);

/** As many texts alike. */
const alike = (count: number, one: Partial<ReadText>): ReadText[] =>
  Array.from({ length: count }, () => ({
    difficulty: 'easy',
    max_words: 100,
    cpm: 600,
    questions: 4,
    right: 4,
    ...one,
  }));

describe('the next text', () => {
  it('is a step, whatever was read, and only the last five texts count', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), fc.array(text, { maxLength: 3 }), (read, older) => {
        expect(indexOf(nextText(read))).toBeGreaterThanOrEqual(0);
        const last = read.slice(0, TEXTS_COUNTED);
        const beyond = last.length === TEXTS_COUNTED ? older : [];
        expect(nextText([...last, ...beyond])).toEqual(nextText(last));
      }),
    );
  });

  it('never gets easier by better answers', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (read) => {
        const better = read.map((one) => ({ ...one, right: one.questions }));
        expect(indexOf(nextText(better))).toBeGreaterThanOrEqual(indexOf(nextText(read)));
      }),
    );
  });

  it('is short and easy for whoever has read nothing with questions', () => {
    const first = { difficulty: 'beginner', max_words: 60, reason: 'first' };
    expect(nextText([])).toEqual(first);
    expect(nextText(alike(5, { questions: 0, right: 0 }))).toEqual(first);
  });

  it.each([
    [
      'all of eight questions',
      alike(2, {}),
      { difficulty: 'intermediate', max_words: 100, reason: 'harder' },
    ],
    [
      'nine of ten',
      alike(2, { questions: 5, right: 5 }).with(1, { ...(alike(1, {})[0] as ReadText), questions: 5 }),
      { difficulty: 'easy', max_words: 200, reason: 'harder' },
    ],
    [
      'all of four, which is not enough',
      alike(1, {}),
      { difficulty: 'easy', max_words: 100, reason: 'same' },
    ],
    ['six of eight', alike(2, { right: 3 }), { difficulty: 'easy', max_words: 100, reason: 'same' }],
    ['four of eight', alike(2, { right: 2 }), { difficulty: 'easy', max_words: 60, reason: 'easier' }],
    [
      'one of four, which is not enough',
      alike(1, { right: 1 }),
      { difficulty: 'easy', max_words: 100, reason: 'same' },
    ],
    [
      'four of eight in haste',
      alike(3, { right: 2 }).with(0, { ...(alike(1, { right: 2 })[0] as ReadText), cpm: 800 }),
      { difficulty: 'easy', max_words: 100, reason: 'slower' },
    ],
    [
      'all of eight, but too slowly for the next level',
      alike(2, { max_words: 200, cpm: 250 }),
      { difficulty: 'easy', max_words: 200, reason: 'same' },
    ],
    [
      'all of eight, slowly, with a longer text to come',
      alike(2, { max_words: 60, cpm: 250 }),
      { difficulty: 'easy', max_words: 200, reason: 'harder' },
    ],
    [
      'everything at the end of the steps',
      alike(5, { difficulty: 'advanced', max_words: null }),
      { difficulty: 'advanced', max_words: null, reason: 'same' },
    ],
    [
      'nothing at their beginning',
      alike(5, { difficulty: 'beginner', max_words: 30, right: 0 }),
      { difficulty: 'beginner', max_words: 30, reason: 'same' },
    ],
    [
      'texts of a length that its level does not have',
      alike(2, { difficulty: 'beginner', max_words: null, right: 2 }),
      { difficulty: 'beginner', max_words: 60, reason: 'easier' },
    ],
    [
      'all of five texts, too slowly, but beyond doubt',
      alike(5, { max_words: 200, cpm: 250 }),
      { difficulty: 'intermediate', max_words: 100, reason: 'harder' },
    ],
    [
      'half of four texts, and all of a longer one',
      [...alike(1, {}), ...alike(4, { max_words: 60, right: 2 })],
      { difficulty: 'beginner', max_words: 60, reason: 'easier' },
    ],
    [
      'a step up that is still due',
      [...alike(1, { max_words: 200 }), ...alike(4, { questions: 10, right: 9 })],
      { difficulty: 'easy', max_words: 200, reason: 'same' },
    ],
  ])('after %s', (_, read, expected) => {
    expect(nextText(read)).toEqual(expected);
  });
});

describe('a text far off, chosen by hand', () => {
  const longest: Partial<ReadText> = { difficulty: 'intermediate', max_words: null, questions: 7, right: 6 };
  const short: Partial<ReadText> = { difficulty: 'beginner', max_words: 60, questions: 3 };

  it.each([
    [
      'all of an easy one',
      [...alike(1, { max_words: 60, questions: 3, right: 3 }), ...alike(4, { ...longest, right: 7 })],
      { difficulty: 'advanced', max_words: null, reason: 'harder' },
    ],
    [
      'nothing of an easy one',
      [...alike(1, { max_words: 60, questions: 3, right: 0 }), ...alike(4, longest)],
      { difficulty: 'intermediate', max_words: null, reason: 'same' },
    ],
    [
      'a quarter of a hard one after texts that were too hard themselves',
      [
        ...alike(1, { difficulty: 'advanced', max_words: null, right: 1 }),
        ...alike(4, { ...short, right: 1 }),
      ],
      { difficulty: 'beginner', max_words: 30, reason: 'easier' },
    ],
    [
      'half of a hard one',
      [
        ...alike(1, { difficulty: 'advanced', max_words: null, right: 2 }),
        ...alike(4, { ...short, right: 2 }),
      ],
      { difficulty: 'beginner', max_words: 60, reason: 'same' },
    ],
  ])('says as much as it can: %s', (_, read, expected) => {
    expect(nextText(read)).toEqual(expected);
  });

  it('moves whoever stands somewhere by three steps at most, whatever came of it', () => {
    const stands = fc.constantFrom(...steps);
    fc.assert(
      fc.property(stands, text, fc.integer({ min: 2, max: 4 }), ({ difficulty, max_words }, one, right) => {
        const usual = alike(4, { difficulty, max_words, right });
        const moved = indexOf(nextText([one, ...usual])) - indexOf(nextText(usual));
        expect(Math.abs(moved)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('is followed by its like once three of five are such', () => {
    const three = [...alike(3, { ...longest }), ...alike(2, { ...short, right: 3 })];
    expect(nextText(three)).toMatchObject({ difficulty: 'intermediate', max_words: null });
  });
});

/** A thousand pupils who differ in what they understand, in tenths of a step, and in how fast they read. */
interface Readers {
  readonly ability: readonly [number, number];
  /** Symbols per minute. */
  readonly pace: readonly [number, number];
  /** What a step is worth, in logits: where it is much, one step is too easy and the next too hard. */
  readonly step: number;
  /** Percent of the texts that are chosen by hand, from all steps; and of those that are read in haste. */
  readonly byHand?: number;
  readonly inHaste?: number;
}

/** One pupil who reads 60 texts: percent understood of those of the last 25 that were proposed, and their steps on average. */
function settled(pupil: number, readers: Readers): { understanding: number; step: number } {
  const draw = streams(pupil)('a reader');
  const ability = draw.integer(...readers.ability) / 10;
  const pace = draw.integer(...readers.pace);
  const read: ReadText[] = [];
  const late = { texts: 0, questions: 0, right: 0, steps: 0 };
  for (let turn = 0; turn < 60; turn++) {
    const byHand = draw.chance((readers.byHand ?? 0) / 100);
    const next = byHand ? (steps[draw.integer(0, steps.length - 1)] as Step) : nextText(read);
    const index = indexOf(next);
    const haste = draw.chance((readers.inHaste ?? 0) / 100) ? 1.6 : 1;
    // Where ability and step agree, four fifths are understood; guessing finds one answer of four.
    const logits = 1.15 + readers.step * (ability - index) - (haste === 1 ? 0 : 1);
    const understands = 1 / (1 + Math.exp(-logits));
    const questions = next.max_words === null ? 7 : { 30: 2, 60: 3, 100: 4, 200: 5 }[next.max_words];
    const isRight = () => draw.chance(understands) || draw.chance(0.25);
    const right = Array.from({ length: questions }, isRight).filter(Boolean).length;
    const cpm = Math.round((haste * pace * draw.integer(85, 115)) / 100);
    read.unshift({ ...next, cpm, questions, right });
    if (turn < 35 || byHand) continue;
    late.texts++;
    late.questions += questions;
    late.right += right;
    late.steps += index;
  }
  return { understanding: (100 * late.right) / late.questions, step: late.steps / late.texts };
}

const thousand = (readers: Readers) => Array.from({ length: 1000 }, (_, pupil) => settled(pupil, readers));
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const isWithin = ({ understanding }: { understanding: number }) => understanding >= 75 && understanding <= 90;

describe('a thousand readers', () => {
  const usual: Readers = { ability: [10, 90], pace: [450, 900], step: 0.55 };

  // Of every mix, 95 of a hundred pupils understand 75 to 90 percent themselves, and all together do so on average.
  it.each<[string, Readers]>([
    ['read fluently', usual],
    ['read at any speed, also more slowly than every difficulty wants', { ...usual, pace: [100, 900] }],
    ['are slow one and all', { ...usual, pace: [100, 320] }],
    ['find all texts much alike', { ...usual, step: 0.3 }],
    ['find a step far', { ...usual, step: 1 }],
    ['find a step so far that none fits exactly', { ...usual, step: 1.5 }],
    ['choose every fifth text themselves', { ...usual, byHand: 20 }],
    ['read every tenth text in haste', { ...usual, inHaste: 10 }],
  ])('settle where they understand 75 to 90 percent: those who %s', (_, readers) => {
    const all = thousand(readers);
    const average = mean(all.map(({ understanding }) => understanding));
    expect(average).toBeGreaterThan(78);
    expect(average).toBeLessThan(87);
    expect(all.filter(isWithin).length).toBeGreaterThanOrEqual(950);
  });

  // Named exceptions: at either end of the steps there is nothing that would suit better.
  it('read the shortest and easiest where even these are too hard', () => {
    const others = thousand({ ...usual, ability: [-30, 0] }).filter((one) => !isWithin(one));
    expect(others).not.toEqual([]);
    for (const { understanding, step } of others) {
      expect(understanding).toBeLessThan(75);
      expect(step).toBeLessThan(1);
    }
  });

  it('read the longest and hardest where even these are too easy', () => {
    const others = thousand({ ...usual, ability: [100, 130] }).filter((one) => !isWithin(one));
    expect(others).not.toEqual([]);
    for (const { understanding, step } of others) {
      expect(understanding).toBeGreaterThan(90);
      expect(step).toBeGreaterThan(steps.length - 2);
    }
  });
});
