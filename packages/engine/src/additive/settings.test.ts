import { describe, expect, it } from 'vitest';
import { plainSteps } from '../../test/beads.ts';
import { examine, judgeStep } from '../../test/oracle.ts';
import { generate, settingsWith } from '../../test/settings.ts';
import { streams } from '../random.ts';
import { generateExamples } from './examples.ts';
import { modules } from './modules.ts';
import {
  type AdditiveSettings,
  blockDigits,
  type DigitGroup,
  digitGroups,
  LARGEST_NUMBER,
  LARGEST_TOTAL,
  moduleIds,
} from './settings.ts';

describe('settings do what they say:', () => {
  /** Steps of many examples, judged by another rule than that of the settings. */
  const steps = (changes: Partial<AdditiveSettings>, count = 60) =>
    generate(changes, count).flatMap(({ terms }) => {
      let total = terms[0] ?? 0;
      return terms.slice(1).map((term) => {
        const before = total;
        total += term;
        return { before, term };
      });
    });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  it('both operations bring both', () => {
    const signs = steps({ module: 'family' }).map(({ term }) => Math.sign(term));
    expect(Math.abs(mean(signs))).toBeLessThan(0.35);
  });

  it('the sign of anzan narrows its operations, and no others', () => {
    expect(
      steps({ module: 'anzan', digits: 3, amount_of_numbers: 3, anzan_sign: 'plus' }).every(
        ({ term }) => term > 0,
      ),
    ).toBe(true);
    expect(steps({ module: 'anzan', digits: 3, anzan_sign: 'minus' }).every(({ term }) => term < 0)).toBe(
      true,
    );
    expect(steps({ module: 'easy', anzan_sign: 'minus' }).some(({ term }) => term > 0)).toBe(true);
    const add = { module: 'anzan', operations: 'add', anzan_sign: 'minus', amount_of_numbers: 3 } as const;
    expect(steps(add).every(({ term }) => term > 0)).toBe(true);
  });

  it('the biggest number goes before', () => {
    for (const digits of [2, 4]) {
      const plain = { module: 'anzan', digits } as const;
      const sizes = (changes: Partial<AdditiveSettings>) =>
        mean(steps({ ...plain, ...changes }).map(({ term }) => Math.abs(term)));
      expect(sizes({ priority_biggest_number: true })).toBeGreaterThan(1.05 * sizes({}));
    }
  });

  it('the hardest level comes more often', () => {
    for (const digits of [1, 2, 4]) {
      const plain = settingsWith({ module: 'family', digits, amount_of_numbers: 8 });
      const share = (settings: AdditiveSettings) =>
        mean(
          steps(settings).map(({ before, term }) => Number(judgeStep(settings, before, term) === 'required')),
        );
      expect(share({ ...plain, priority_hardest_level: true })).toBeGreaterThan(1.1 * share(plain));
    }
  });

  it('about a third of the steps train the module, one of them late', () => {
    for (const module of ['small_friend', 'big_friend', 'family'] as const) {
      const settings = settingsWith({ module, digits: 2, amount_of_numbers: 10 });
      for (const { terms } of generateExamples(settings, streams(3)('items'), 30)) {
        let total = 0;
        const required = terms.map((term, index) => {
          const is = index > 0 && judgeStep(settings, total, term) === 'required';
          total += term;
          return is;
        });
        expect(required.filter(Boolean).length).toBeGreaterThanOrEqual(3);
        expect(required.slice(2)).toContain(true);
      }
    }
  });

  it('round numbers are rare unless they are asked for', () => {
    const round = (changes: Partial<AdditiveSettings>) =>
      generate({ module: 'family', digits: 2, ...changes }, 40).map(
        ({ terms }) => terms.filter((term) => term % 10 === 0).length,
      );
    expect(Math.max(...round({}))).toBeLessThanOrEqual(1);
    expect(Math.max(...round({ digit_groups: ['tens', '20_99'] }))).toBeGreaterThan(1);
  });

  /** Every number of many examples in which any number may come. */
  const sizes = (changes: Partial<AdditiveSettings>) => {
    const wide = { module: 'anzan', digits_mode: 'up_to', max_total: LARGEST_TOTAL } as const;
    const examples = generate({ ...wide, allow_complex_transitions: true, ...changes }, 40);
    return examples.flatMap(({ terms }) => terms.map(Math.abs));
  };
  /** The groups in words of their own. */
  const isOf: Readonly<Record<DigitGroup, (size: number) => boolean>> = {
    ones: (size) => size < 10,
    '10_19': (size) => size >= 10 && size <= 19,
    '20_99': (size) => size >= 20 && size <= 99,
    mirror: (size) => size > 9 && String(size) === Array.from(String(size)).toReversed().join(''),
    tens: (size) => String(size).endsWith('0'),
    hundreds: (size) => String(size).endsWith('00'),
    thousands: (size) => String(size).endsWith('000'),
  };

  it.each(digitGroups)('only numbers of the group %s come if it is chosen', (group) => {
    expect(sizes({ digits: 5, digit_groups: [group] }).filter((size) => !isOf[group](size))).toEqual([]);
    // Without the choice others come: the group is what keeps them away.
    expect(sizes({ digits: 5 }).some((size) => !isOf[group](size))).toBe(true);
  });

  it.each(digitGroups.flatMap((one, at) => digitGroups.slice(at + 1).map((other) => [one, other] as const)))(
    'numbers of both groups come if %s and %s are chosen, and no others',
    (one, other) => {
      const all = sizes({ digits: 5, digit_groups: [one, other] });
      expect(all.filter((size) => !isOf[one](size) && !isOf[other](size))).toEqual([]);
      expect(all.some(isOf[one])).toBe(true);
      expect(all.some(isOf[other])).toBe(true);
    },
  );

  it('numbers have exactly so many digits, or up to so many', () => {
    for (const digits of [2, 3, 5]) {
      const lengths = (digits_mode: AdditiveSettings['digits_mode']) =>
        new Set(sizes({ digits, digits_mode }).map((size) => String(size).length));
      expect(lengths('exact')).toEqual(new Set([digits]));
      expect(lengths('up_to').size).toBeGreaterThan(1);
      expect(Math.max(...lengths('up_to'))).toBe(digits);
    }
  });

  it.each([
    ['add', [1]],
    ['subtract', [-1]],
    ['both', [-1, 1]],
  ] as const)('the operations %s bring these signs, in every module', (operations, signs) => {
    for (const module of moduleIds) {
      const all = steps({ module, operations, digits: 2, amount_of_numbers: 3 });
      expect([...new Set(all.map(({ term }) => Math.sign(term)))].toSorted((a, b) => a - b)).toEqual(signs);
    }
  });

  it('no number is below the smallest or above the largest, and both bounds are reached', () => {
    const all = sizes({ digits: 2, min: 23, max: 31 });
    expect([Math.min(...all), Math.max(...all)]).toEqual([23, 31]);
    const large = sizes({ digits: 6, min: 640_000, max: 650_000 });
    expect(large.filter((size) => size < 640_000 || size > 650_000)).toEqual([]);
    expect(Math.max(...large) - Math.min(...large)).toBeGreaterThan(5000);
  });

  it('the running total stays below its bound, and comes near it', () => {
    const totals = (max_total: number | null) =>
      steps({ module: 'anzan', operations: 'add', digits: 2, amount_of_numbers: 6, max_total }, 100).map(
        ({ before, term }) => before + term,
      );
    expect(Math.max(...totals(200))).toBeLessThanOrEqual(200);
    expect(Math.max(...totals(200))).toBeGreaterThan(180);
    expect(Math.max(...totals(120))).toBeLessThanOrEqual(120);
  });

  it('the same number comes twice in a row only if it may', () => {
    const repeated = (allow_successive_duplicates: boolean) =>
      generate({ module: 'family', amount_of_numbers: 8, allow_successive_duplicates }, 60).filter(
        ({ terms }) => terms.some((term, index) => Math.abs(term) === Math.abs(terms[index - 1] ?? 0)),
      ).length;
    expect(repeated(false)).toBe(0);
    expect(repeated(true)).toBeGreaterThan(10);
  });

  it('carries that are not direct come only if they may', () => {
    const complex = (allow_complex_transitions: boolean) =>
      steps({ module: 'anzan', digits: 2, max_total: 999, allow_complex_transitions }, 100).filter(
        ({ before, term }) =>
          plainSteps(before, term).some(({ carry, technique }) => carry && technique !== 'direct'),
      ).length;
    expect(complex(false)).toBe(0);
    expect(complex(true)).toBeGreaterThan(10);
  });

  const blocks = moduleIds.flatMap((module) =>
    blockDigits
      .filter((digit) => modules[module].digits.includes(digit))
      .flatMap((digit) =>
        (['add', 'subtract'] as const).map((operations) => [module, digit, operations] as const),
      ),
  );
  it.each(blocks)('%s trains the chosen digit %i with %s', (module, digit, operations) => {
    const settings = settingsWith({
      module,
      blocks: [digit],
      operations,
      digits: 2,
      amount_of_numbers: 3,
      max_total: 999,
    });
    const free = settingsWith({ ...settings, blocks: [] });
    for (const { terms } of generateExamples(settings, streams(5)('items'), 20)) {
      expect(examine(settings, terms).required.length).toBeGreaterThan(0);
    }
    // Without the choice there are examples that do not train it.
    const others = generateExamples(free, streams(5)('items'), 40);
    expect(others.some(({ terms }) => examine(settings, terms).required.length === 0)).toBe(true);
  });

  it('the largest settings have examples', () => {
    const [example] = generate({
      module: 'anzan',
      operations: 'add',
      digits: 9,
      amount_of_numbers: 60,
      max_total: LARGEST_TOTAL,
      allow_complex_transitions: true,
    });
    expect(example?.answer).toBeGreaterThan(60 * 10 ** 8);
    expect(Number.isSafeInteger(example?.answer)).toBe(true);
    expect(Math.max(...(example?.terms ?? []))).toBeLessThanOrEqual(LARGEST_NUMBER);
  });
});
