/** Multiply and divide: one or several operations from left to right, and what comes out is typed. */
import { defineGame } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { rounds } from '@mindhero/engine/rounds';
import {
  dividedTag,
  divideLoad,
  multiplyLoad,
  sizeExtra,
  timesTag,
  typicalDigits,
} from '../multiplication.ts';
import { digitsOf } from '../number-range.ts';
import { calculationDifficulty } from '../question/difficulty.ts';
import { questionRounds } from '../question/settings.ts';
import { wholeAnswer } from '../question/whole-answer.ts';
import { type Item, partials } from './chain.ts';
import { check, examples, rulesOf } from './examples.ts';
import { presets, type Settings, settings } from './settings.ts';

const items = (settings: Settings, random: Streams, count: number): readonly Item[] =>
  examples(settings, random('items'), count);

/** Each step with the number that it begins with. */
function walked({ start, steps }: Item) {
  const before = [start, ...(partials(start, steps) ?? [])];
  return steps.map((step, index) => ({ ...step, before: before[index] ?? start }));
}

function loadOf(item: Item): number {
  return walked(item).reduce((load, { operation, operand, before }) => {
    const digits = digitsOf(operand);
    if (operation === 'multiply') return load + multiplyLoad(digitsOf(before), digits);
    return load + divideLoad(digits, digitsOf(before / operand));
  }, 0);
}

function tagsOf(item: Item): string[] {
  const tags = walked(item).map(({ operation, operand, before }) =>
    operation === 'multiply' ? timesTag(before, operand) : dividedTag(before, operand),
  );
  return [...new Set(tags)];
}

const signed = ({ operation, operand }: Item['steps'][number]) =>
  `${operation === 'multiply' ? '×' : '÷'} ${operand}`;

/** Slips that children make: the neighbour in the table, a digit off, a digit too many. */
function mistake({ steps, answer }: Item, random: Streams): string {
  const operand = steps.at(-1)?.operand ?? 1;
  const wrong = [answer + 1, answer - 1, answer + 10, answer - 10, answer + operand, answer - operand];
  return String(random('mistake').pick(wrong.filter((value) => value >= 0)));
}

/** Load and size of a usual example. */
function usual(settings: Settings) {
  const { first, second, operations, actions } = rulesOf(settings);
  const [a, b] = [typicalDigits(first), typicalDigits(second)];
  const quotient = Math.max(1, a - b + 0.5);
  const load = operations.reduce(
    (sum, operation) => sum + (operation === 'multiply' ? multiplyLoad(a, b) : divideLoad(b, quotient)),
    0,
  );
  const pairs = operations.includes('multiply') ? a * b : b * quotient;
  return { load: (load / operations.length) * actions, extra: sizeExtra(pairs) + 4 * Math.log2(actions) };
}

export const rules = defineGame({
  id: 'multiply-divide',
  version: 1,
  subject: 'math',
  path: '/games/math/multiply-divide',
  settings,
  presets,
  check,
  ...rounds<Settings, Item>({
    generate: (settings, random) => items(settings, random, settings.repeats),
    ...wholeAnswer(({ answer }) => answer),
    mistake: (item, _settings, random) => mistake(item, random),
    thinkingMs: (item) => 500 * loadOf(item) + 200 * digitsOf(item.answer),
    task: ({ start, steps }) => [start, ...steps.map(signed)].join(' '),
    tags: tagsOf,
    ...questionRounds,
  }),
  difficulty(settings) {
    const { load, extra } = usual(settings);
    return calculationDifficulty(load, extra, settings);
  },
  // A known fact is read, recalled and typed no faster.
  fastestAnswerMs: 350,
  sample: items,
});
