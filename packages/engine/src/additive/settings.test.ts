import { describe, expect, it } from 'vitest';
import { faults, judgeStep } from '../../test/oracle.ts';
import { generate, settingsWith } from '../../test/settings.ts';
import { streams } from '../random.ts';
import { generateExamples } from './examples.ts';
import { type AdditiveSettings, digitGroups, LARGEST_NUMBER, LARGEST_TOTAL } from './settings.ts';

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

  it('all groups are met', () => {
    const seen = (group: AdditiveSettings['digit_groups'][number], digits: number) =>
      generate(
        { module: 'anzan', digits, digits_mode: 'up_to', digit_groups: [group], max_total: LARGEST_TOTAL },
        10,
      );
    for (const group of digitGroups) {
      const settings = settingsWith({
        module: 'anzan',
        digits: 5,
        digits_mode: 'up_to',
        digit_groups: [group],
        max_total: LARGEST_TOTAL,
      });
      for (const { terms } of seen(group, 5)) expect(faults(settings, terms)).toEqual([]);
    }
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
