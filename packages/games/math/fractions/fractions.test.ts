/** What every game must do is tested by the conformance suite; here stands what only this one promises. */
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fraction, type Item, resultOf } from './fraction.ts';
import { rules } from './rules.ts';
import { presets, type Settings, settings } from './settings.ts';
import { divisorLeft, isRight, typedResult } from './written.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const settingsWith = (changes: Partial<Settings>): Settings => ({ ...settings.defaults, ...changes });
const between = (min: number, max: number) => fc.integer({ min, max });

const anySettings = fc
  .record({
    kind: fc.constantFrom('common' as const, 'decimal' as const),
    operations: fc.subarray(['add', 'subtract', 'multiply', 'divide'] as const, { minLength: 1 }),
    numerator_min: between(1, 99),
    numerator_max: between(1, 99),
    denominator_min: between(2, 30),
    denominator_max: between(2, 30),
    same_denominator: fc.boolean(),
    decimal_digits: between(1, 4),
    decimal_min: between(0, 99),
    decimal_max: between(0, 99),
    simplify: fc.boolean(),
    allow_mixed: fc.boolean(),
    allow_negative_numerator: fc.boolean(),
    allow_negative_result: fc.boolean(),
  })
  .map(settingsWith);

const possible = anySettings.filter((settings) => rules.check(settings).length === 0);

/** Greatest common divisor, worked out anew. */
function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b);
}

/** The result with whole numbers alone, worked out anew: numerator and denominator, unreduced. */
function recomputed({ operation, left, right }: Item): [bigint, bigint] {
  const [a, b, c, d] = [left.numerator, left.denominator, right.numerator, right.denominator].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  switch (operation) {
    case 'add':
      return [a * d + c * b, b * d];
    case 'subtract':
      return [a * d - c * b, b * d];
    case 'multiply':
      return [a * c, b * d];
    case 'divide':
      return [a * d, b * c];
  }
}

describe('the tasks', () => {
  test('keep to bounds, signs and operations, and their results are exact', () => {
    fc.assert(
      fc.property(possible, seed, (settings, seed) => {
        for (const item of rules.sample(settings, streams(seed), 30)) {
          expect(settings.operations).toContain(item.operation);
          const result = resultOf(item);
          const [numerator, denominator] = recomputed(item);
          expect(result.denominator).toBeGreaterThan(0);
          expect(BigInt(result.numerator) * denominator).toBe(numerator * BigInt(result.denominator));
          expect(settings.allow_negative_result || result.numerator >= 0).toBe(true);
          expect([item.left, item.right].every((operand) => isOperand(operand, settings))).toBe(true);
          const mustBeSame = settings.kind === 'common' && settings.same_denominator;
          expect(!mustBeSame || item.left.denominator === item.right.denominator).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  function isOperand({ numerator, denominator }: Fraction, settings: Settings): boolean {
    if (settings.kind === 'decimal') {
      return (
        denominator === 10 ** settings.decimal_digits &&
        numerator % 10 !== 0 &&
        numerator > settings.decimal_min * denominator &&
        numerator < settings.decimal_max * denominator
      );
    }
    const size = Math.abs(numerator);
    return (
      (settings.allow_negative_numerator || numerator > 0) &&
      size >= settings.numerator_min &&
      size <= settings.numerator_max &&
      denominator >= settings.denominator_min &&
      denominator <= settings.denominator_max &&
      gcd(BigInt(size), BigInt(denominator)) === 1n
    );
  }

  test('of decimals end, when divided, at most two places later', () => {
    fc.assert(
      fc.property(possible, seed, (settings, seed) => {
        const decimals: Settings = { ...settings, kind: 'decimal', operations: ['divide'] };
        fc.pre(rules.check(decimals).length === 0);
        for (const item of rules.sample(decimals, streams(seed), 20)) {
          const places = typedResult(resultOf(item), decimals).split('.')[1]?.length ?? 0;
          expect(places).toBeLessThanOrEqual(settings.decimal_digits + 2);
        }
      }),
    );
  });

  test('come again only when all were asked, and the order of two numbers makes no new sum', () => {
    const few = settingsWith({ operations: ['add'], numerator_max: 2, denominator_max: 3 });
    // 1/2, 1/3 and 2/3 make six sums.
    const sums = rules.sample(few, streams(5), 12).map(({ left, right }) =>
      [left, right]
        .map((one) => `${one.numerator}/${one.denominator}`)
        .toSorted()
        .join('+'),
    );
    expect(new Set(sums.slice(0, 6)).size).toBe(6);
    expect(new Set(sums.slice(6)).size).toBe(6);
  });

  test('are worth asking: nothing is taken from itself or divided by itself while there is anything else', () => {
    for (const { settings } of presets) {
      for (const item of rules.sample(settingsWith(settings), streams(8), 40)) {
        expect(resultOf(item).numerator).not.toBe(0);
        const isOne = resultOf(item).numerator === resultOf(item).denominator;
        expect(item.operation === 'divide' && isOne).toBe(false);
      }
    }
  });

  test('have negative numbers only where they are wanted, and then often', () => {
    const tasks = (changes: Partial<Settings>) => rules.sample(settingsWith(changes), streams(2), 100);
    const negative = (items: readonly Item[]) =>
      items.filter((item) => [item.left, item.right].some(({ numerator }) => numerator < 0)).length;
    expect(negative(tasks({}))).toBe(0);
    expect(negative(tasks({ allow_negative_numerator: true }))).toBeGreaterThan(30);
    const below = tasks({ allow_negative_result: true, operations: ['subtract'] });
    expect(below.filter((item) => resultOf(item).numerator < 0).length).toBeGreaterThan(20);
  });
});

describe('an answer', () => {
  test('as it is written is right, and in lowest terms if that is asked', () => {
    fc.assert(
      fc.property(possible, seed, (settings, seed) => {
        for (const item of rules.sample(settings, streams(seed), 10)) {
          const result = resultOf(item);
          const written = typedResult(result, settings);
          expect(written.length).toBeLessThanOrEqual(40);
          expect(isRight(written, result, settings)).toBe(true);
          expect(isRight(`  ${written.replace('-', '\u2212')} `, result, settings)).toBe(true);
          const [, numerator = '1', denominator = '1'] = /(\d+)\/(\d+)$/.exec(written) ?? [];
          const divisor = gcd(BigInt(numerator), BigInt(denominator));
          expect(settings.simplify && divisor !== 1n).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('may be any equal fraction unless it is to be simplified', () => {
    const fraction = fc.record({ numerator: between(-99, 99), denominator: between(1, 60) });
    fc.assert(
      fc.property(
        fraction,
        between(1, 50),
        fc.boolean(),
        fc.boolean(),
        (result, factor, simplify, allow_mixed) => {
          const settings = settingsWith({ simplify, allow_mixed });
          const numerator = result.numerator * factor;
          const denominator = result.denominator * factor;
          const isLowest = gcd(BigInt(numerator), BigInt(denominator)) === 1n;
          expect(isRight(`${numerator}/${denominator}`, result, settings)).toBe(!simplify || isLowest);
          const whole = Math.floor(Math.abs(numerator) / denominator);
          const rest = Math.abs(numerator) % denominator;
          const asMixed = `${numerator < 0 ? '-' : ''}${whole} ${rest}/${denominator}`;
          expect(isRight(asMixed, result, settings)).toBe(!simplify || (allow_mixed && isLowest));
          expect(isRight(`${numerator + 1}/${denominator}`, result, settings)).toBe(false);
        },
      ),
    );
  });

  test.each([
    ['7/3', 7, 3, true, true],
    ['2 1/3', 7, 3, true, true],
    ['2 1/3', 7, 3, false, false],
    ['7/3', 7, 3, false, true],
    ['14/6', 7, 3, true, false],
    ['2 2/6', 7, 3, true, false],
    ['1 4/3', 7, 3, true, false],
    ['\u22122 1/3', -7, 3, true, true],
    ['-2 1/3', -7, 3, true, true],
    ['-7/3', -7, 3, false, true],
    ['7/-3', -7, 3, true, false],
    ['02 / 04', 1, 2, false, false],
    ['01/02', 1, 2, false, true],
    ['2', 6, 3, false, true],
    ['2/1', 6, 3, false, true],
    ['6/3', 6, 3, false, false],
    ['0', 0, 5, false, true],
    ['-0', 0, 5, false, true],
    ['0/5', 0, 5, false, false],
    ['0 1/3', 1, 3, true, true],
    ['1/0', 1, 3, true, false],
    ['0/0', 0, 3, true, false],
    ['0.5', 1, 2, true, false],
    ['1//3', 1, 3, true, false],
    ['1/1/3', 4, 3, true, false],
    ['1 3', 1, 3, true, false],
    ['', 0, 3, true, false],
  ])('%s for %i/%i, mixed numbers allowed: %s', (typed, numerator, denominator, allow_mixed, right) => {
    expect(isRight(typed, { numerator, denominator }, settingsWith({ allow_mixed }))).toBe(right);
  });

  test.each([
    ['2.5', 25, 10, true],
    ['2,5', 25, 10, true],
    ['2,50', 25, 10, true],
    ['02.5', 25, 10, true],
    ['\u22122,5', -25, 10, true],
    ['3', 30, 10, true],
    [',5', 5, 10, true],
    ['5/2', 25, 10, false],
    ['2.5.0', 25, 10, false],
    ['2..5', 25, 10, false],
    ['2.', 20, 10, false],
    ['1e1', 100, 10, false],
    ['-', 0, 10, false],
    ['', 0, 10, false],
    [',', 0, 10, false],
    ['٢', 20, 10, false],
  ])('%s for the decimal %i/%i', (typed, numerator, denominator, right) => {
    expect(isRight(typed, { numerator, denominator }, settingsWith({ kind: 'decimal' }))).toBe(right);
  });

  test('is wrong, never a crash, whatever is typed', () => {
    const typing = fc.string({ unit: fc.constantFrom(...'0123456789/ -\u2212.,e\n\u0665'), maxLength: 40 });
    fc.assert(
      fc.property(typing, fc.constantFrom('common' as const, 'decimal' as const), (typed, kind) => {
        // No such result comes up, so whatever is read of it is wrong.
        const result = { numerator: 1_000_003, denominator: 1_000_033 };
        expect(isRight(typed, result, settingsWith({ kind, simplify: false, allow_mixed: true }))).toBe(
          false,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('settings', () => {
  test('are refused exactly if no fraction is within them, with a value that works', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const issues = rules.check(settings);
        expect(issues.length === 0).toBe(hasOperand(settings));
        const mended = issues.flatMap(({ path, suggestion }) =>
          suggestion === undefined ? [] : [{ ...settings, [path]: suggestion }],
        );
        expect(mended.flatMap(rules.check)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  function hasOperand(settings: Settings): boolean {
    if (settings.kind === 'decimal') return settings.decimal_min < settings.decimal_max;
    for (let numerator = settings.numerator_min; numerator <= settings.numerator_max; numerator++) {
      for (
        let denominator = settings.denominator_min;
        denominator <= settings.denominator_max;
        denominator++
      ) {
        if (gcd(BigInt(numerator), BigInt(denominator)) === 1n) return true;
      }
    }
    return false;
  }

  test('name what is at fault', () => {
    const whole = settingsWith({ numerator_min: 6, numerator_max: 6, denominator_max: 3 });
    expect(rules.check(whole)).toEqual([
      { path: 'numerator_min', code: 'impossible_configuration', suggestion: 5 },
    ]);
    expect(rules.check(settingsWith({ kind: 'decimal', decimal_min: 7, decimal_max: 7 }))).toEqual([
      { path: 'decimal_min', code: 'impossible_configuration', suggestion: 6 },
    ]);
    expect(rules.check(settingsWith({ numerator_min: 50, kind: 'decimal' }))).toEqual([]);
  });

  test('of every preset work, the first being the easiest and the last the hardest', () => {
    const difficulties = presets.map(({ settings }) => {
      expect(readSettings(rules, settings)).toMatchObject({ ok: true });
      return rules.difficulty(settingsWith(settings));
    });
    expect(difficulties[0]).toBe(Math.min(...difficulties));
    expect(difficulties.at(-1)).toBe(Math.max(...difficulties));
  });

  test('are harder with different denominators, mixed numbers, more decimals and less time', () => {
    const difficulty = (changes: Partial<Settings>) => rules.difficulty(settingsWith(changes));
    expect(difficulty({})).toBeGreaterThan(difficulty({ same_denominator: true }));
    expect(difficulty({ allow_mixed: true })).toBeGreaterThan(difficulty({}));
    expect(difficulty({ denominator_max: 30 })).toBeGreaterThan(difficulty({ denominator_max: 6 }));
    expect(difficulty({ kind: 'decimal', decimal_digits: 3 })).toBeGreaterThan(
      difficulty({ kind: 'decimal' }),
    );
    expect(difficulty({ time_limit_s: 10 })).toBeGreaterThan(difficulty({}));
  });
});

test('slips are wrong answers', () => {
  fc.assert(
    fc.property(possible, seed, (settings, seed) => {
      let state = rules.start(settings, streams(seed));
      for (let events = 0; !rules.isOver(state); events++) {
        const event = rules.simulate(state, { skill: 0, pace: 1 }, streams(seed + events));
        if (event !== null) state = rules.apply(state, event);
      }
      expect(rules.result(state).correct).toBe(0);
    }),
    { numRuns: 50 },
  );
});

describe('an equal fraction where the lowest terms are wanted', () => {
  const item: Item = {
    operation: 'add',
    left: { numerator: 3, denominator: 8 },
    right: { numerator: 3, denominator: 8 },
  };
  type State = ReturnType<typeof rules.start>;
  const begin = (changes: Partial<Settings> = {}): State => ({
    ...rules.start(settingsWith({ repeats: 1, ...changes }), streams(1)),
    items: [item],
  });
  const give = (state: State, ...values: string[]): State =>
    values.reduce((before, value, t) => rules.apply(before, { type: 'answer', t, item: 0, value }), state);
  const points = (state: State) => rules.result(state).items[0];

  test('is told what is left to do, and may be mended once without a loss', () => {
    const near = give(begin(), '9/12');
    expect(near.near).toEqual({ 0: '9/12' });
    expect(rules.isOver(near)).toBe(false);
    expect(rules.result(near)).toMatchObject({ correct: 0, incorrect: 0, missed: 1 });
    expect(divisorLeft('9/12', resultOf(item))).toBe(3n);
    expect(points(give(near, '3/4'))).toMatchObject({ correct: true, attempts: 1 });
    expect(points(give(near, '6/8'))).toMatchObject({ correct: false, attempts: 1 });
  });

  test('is wrong where nothing is told before the end, and after a wrong answer', () => {
    expect(rules.result(give(begin({ show_result: 'at_end' }), '6/8'))).toMatchObject({ incorrect: 1 });
    const twice = give(begin({ accept_only_correct: true }), '1/2', '6/8');
    expect(points(twice)).toMatchObject({ correct: false, attempts: 2 });
    expect(twice.near).toBeUndefined();
  });

  test('is right where it need not be simplified', () => {
    expect(points(give(begin({ simplify: false }), '6/8'))).toMatchObject({ correct: true, attempts: 1 });
  });
});
