import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examine, exists, faults, mostRequired, shareWanted } from '../../test/oracle.ts';
import { anySettings, generate, settingsWith, smallSettings } from '../../test/settings.ts';
import { streams } from '../random.ts';
import { GenerationError } from '../settings.ts';
import { checkExamples, exampleCount, generateExamples } from './examples.ts';
import { planOf } from './plan.ts';
import { type AdditiveSettings, blockDigits } from './settings.ts';

const isPossible = (changes: Partial<AdditiveSettings>) => typeof planOf(settingsWith(changes)) !== 'string';

/** The counts, from 2 to 60, that are possible, as "2-5"; gaps would show as several ranges. */
function counts(changes: Partial<AdditiveSettings>): string {
  const possible = Array.from({ length: 59 }, (_, i) => i + 2).filter((amount_of_numbers) =>
    isPossible({ ...changes, amount_of_numbers }),
  );
  const starts = possible.filter((count) => !possible.includes(count - 1));
  return starts
    .map((start) => {
      let end = start;
      while (possible.includes(end + 1)) end += 1;
      return `${start}-${end}`;
    })
    .join(' ');
}

describe('generated examples', () => {
  it('keep every setting, or there is one issue that names a setting', () => {
    fc.assert(
      fc.property(anySettings, fc.nat(), (settings, seed) => {
        const issues = checkExamples(settings);
        expect(new Set(issues.map(({ path }) => path)).size).toBe(issues.length);
        expect(Object.keys(settings)).toEqual(expect.arrayContaining(issues.map(({ path }) => path)));
        const examples = issues.length > 0 ? [] : generateExamples(settings, streams(seed)('items'), 2);
        for (const { terms, answer } of examples) {
          expect(faults(settings, terms)).toEqual([]);
          expect(answer).toBe(terms.reduce((sum, term) => sum + term, 0));
        }
      }),
      { numRuns: 250 },
    );
  });

  it('exist exactly where looking at every example finds one', () => {
    fc.assert(
      fc.property(smallSettings, (settings) => {
        const codes = checkExamples(settings).map(({ code }) => code);
        expect(new Set(codes)).toEqual(new Set(exists(settings) ? [] : ['impossible_configuration']));
      }),
      { numRuns: 120 },
    );
  });

  it('have the share of required steps, or as many as there can be', () => {
    fc.assert(
      fc.property(smallSettings, fc.nat(), (settings, seed) => {
        fc.pre(checkExamples(settings).length === 0);
        const least = Math.min(shareWanted(settings), mostRequired(settings));
        for (const { terms } of generateExamples(settings, streams(seed)('items'), 10)) {
          expect(examine(settings, terms).required.length).toBeGreaterThanOrEqual(least);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('are the same for the same seed, whatever was generated before', () => {
    fc.assert(
      fc.property(anySettings, fc.nat(), (settings, seed) => {
        fc.pre(checkExamples(settings).length === 0);
        const once = generateExamples(settings, streams(seed)('items'), 3);
        generateExamples(settingsWith({ digits: 2 }), streams(seed)('items'), 3);
        generateExamples(settings, streams(seed + 1)('items'), 3);
        expect(generateExamples(settings, streams(seed)('items'), 3)).toEqual(once);
      }),
      { numRuns: 40 },
    );
  });

  it('have frozen seeds', () => {
    const terms = (changes: Partial<AdditiveSettings>) =>
      generate(changes, 2, 7).map((example) => example.terms);
    expect({
      easy: terms({}),
      family: terms({ module: 'family', digits: 2 }),
      over_100: terms({ module: 'over_100', digits: 2 }),
      anzan: terms({ module: 'anzan', digits: 5, amount_of_numbers: 4 }),
    }).toMatchInlineSnapshot(`
      {
        "anzan": [
          [
            64009,
            16576,
            11010,
            -21432,
          ],
          [
            77256,
            14125,
            -53509,
            -35759,
          ],
        ],
        "easy": [
          [
            7,
            -2,
            4,
            -6,
            -2,
          ],
          [
            7,
            2,
            -6,
            1,
            -3,
          ],
        ],
        "family": [
          [
            78,
            -41,
            57,
            -59,
            -23,
          ],
          [
            77,
            16,
            -59,
            24,
            26,
          ],
        ],
        "over_100": [
          [
            78,
            -41,
            98,
            59,
            -57,
          ],
          [
            77,
            54,
            -60,
            34,
            -68,
          ],
        ],
      }
    `);
  });
});

describe('feasibility', () => {
  const repeated = { allow_successive_duplicates: true } as const;
  const add = { operations: 'add' } as const;
  const subtract = { operations: 'subtract' } as const;

  it('has the known limits for one digit', () => {
    expect(counts({ ...add, ...repeated })).toBe('2-5');
    expect(counts(add)).toBe('2-4');
    expect(counts({ ...subtract, ...repeated })).toBe('2-6');
    expect(counts(subtract)).toBe('2-5');
    const small = { module: 'small_friend' } as const;
    expect(counts({ ...small, ...add, ...repeated })).toBe('2-9');
    expect(counts({ ...small, ...add })).toBe('2-6');
    expect(counts({ ...small, ...subtract, ...repeated })).toBe('2-10');
    expect(counts({ ...small, ...subtract })).toBe('2-7');
    expect(counts({ ...add, ...repeated, module: 'big_friend' })).toBe('2-49');
    expect(counts({ ...add, ...repeated, module: 'family' })).toBe('2-44');
    expect(counts({ ...add, ...repeated, module: 'over_50' })).toMatch(/^6-/);
    expect(counts({ ...add, ...repeated, module: 'over_100' })).toMatch(/^12-/);
  });

  it('has the known limits for two digits', () => {
    const two = { digits: 2, ...repeated } as const;
    const limits = (module: AdditiveSettings['module']) => [
      counts({ ...two, ...add, module }),
      counts({ ...two, ...subtract, module }),
    ];
    expect(limits('easy')).toEqual(['2-5', '2-6']);
    expect(limits('small_friend')).toEqual(['2-9', '2-10']);
    expect(limits('big_friend')).toEqual(['2-8', '2-9']);
    expect(limits('family')).toEqual(['2-8', '2-9']);
    expect(counts({ ...two, ...add, module: 'over_100' })).toMatch(/^2-/);
    expect(counts({ ...two, ...add, digit_groups: ['10_19'] })).toBe('2-4');
    expect(counts({ ...two, ...add, digit_groups: ['20_99'] })).toBe('2-3');
  });

  it('has the limits of one digit for more digits without carries', () => {
    for (const digits of [3, 5, 9]) {
      expect(counts({ ...add, digits })).toBe('2-5');
      expect(counts({ ...subtract, digits })).toBe('2-6');
      expect(counts({ ...add, digits, module: 'small_friend' })).toBe('2-9');
    }
  });

  it('lets subtraction start from any total where the numbers leave nothing', () => {
    for (const module of ['big_friend', 'family'] as const) {
      expect(isPossible({ ...subtract, module, max_total: 9 })).toBe(false);
      const [example] = generate({ ...subtract, module, amount_of_numbers: 2 });
      expect(example?.terms[0]).toBeGreaterThan(9);
    }
    expect(isPossible({ ...subtract, module: 'over_50', max_total: 49 })).toBe(false);
    expect(generate({ ...subtract, module: 'over_50' })[0]?.terms[0]).toBeGreaterThan(49);
  });

  it('lets subtraction start where a borrow finds a bead, however few numbers follow', () => {
    const one = { ...subtract, max: 1, amount_of_numbers: 2 } as const;
    const starts = (changes: Partial<AdditiveSettings>) =>
      new Set(generate({ ...one, ...changes }, 100).map(({ terms }) => terms[0]));
    expect(starts({ module: 'small_friend' })).toEqual(new Set([5]));
    expect(starts({ module: 'big_friend' })).toContain(10);
    expect(starts({ module: 'big_friend' }).size).toBeGreaterThan(6);
    expect(starts({ module: 'family', min: 6, max: 6 }).size).toBeGreaterThan(20);
    // Only 50 and 60 cross the line so: looking here and there among the totals would miss them.
    expect(
      isPossible({
        ...subtract,
        module: 'over_50',
        digits: 2,
        min: 11,
        max: 11,
        amount_of_numbers: 2,
        max_total: 500,
      }),
    ).toBe(true);
  });

  it('finds examples where most random numbers leave no way on', () => {
    // Rods without carries hold few numbers: the room of each has to be shared out.
    const rising = { ...add, digits: 5, digits_mode: 'up_to' } as const;
    expect(isPossible({ ...rising, amount_of_numbers: 20 })).toBe(true);
    expect(isPossible({ ...rising, module: 'small_friend', amount_of_numbers: 40 })).toBe(true);
    // Many borrows cross rods that cannot lend, unless low rods keep to techniques without any.
    expect(isPossible({ ...subtract, module: 'over_100', digits: 7, amount_of_numbers: 20 })).toBe(true);
  });

  it('lets subtraction cross a line with numbers that all lie above it', () => {
    const above = fc.record({
      module: fc.constantFrom('over_50' as const, 'over_100' as const),
      digits: fc.integer({ min: 3, max: 9 }),
      amount_of_numbers: fc.integer({ min: 2, max: 20 }),
      allow_successive_duplicates: fc.boolean(),
      priority_biggest_number: fc.boolean(),
    });
    fc.assert(
      fc.property(above, fc.integer({ min: 2, max: 100 }), fc.nat(), (chosen, below, seed) => {
        // From two kinds of numbers to a hundred, and no more room above their sum than the line needs.
        const largest = 10 ** chosen.digits - 1;
        const settings = settingsWith({
          ...chosen,
          ...subtract,
          min: largest - below + 1,
          max_total: chosen.amount_of_numbers * largest,
        });
        expect(checkExamples(settings)).toEqual([]);
        for (const { terms } of generateExamples(settings, streams(seed)('items'), 3)) {
          expect(faults(settings, terms)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
    // Nine numbers of three digits and an end below 50 hardly fit under 999.
    expect(isPossible({ ...subtract, module: 'over_50', digits: 3, amount_of_numbers: 10 })).toBe(true);
    expect(isPossible({ ...subtract, module: 'over_50', digits: 3, amount_of_numbers: 11 })).toBe(false);
  });

  it('needs a third digit for the carries of round and mirrored numbers', () => {
    for (const module of ['big_friend', 'family'] as const) {
      for (const digit_groups of [['mirror'], ['tens']] as const) {
        expect(isPossible({ module, digits: 2, digit_groups })).toBe(false);
        expect(isPossible({ module, digits: 2, digit_groups, max_total: 999 })).toBe(true);
      }
    }
    expect(isPossible({ module: 'over_50', digits: 2, digit_groups: ['mirror'] })).toBe(false);
    expect(isPossible({ module: 'over_50', digits: 2, digit_groups: ['mirror'], max_total: 999 })).toBe(true);
    expect(isPossible({ module: 'over_50', digits: 2, digit_groups: ['tens'], max_total: 999 })).toBe(false);
  });

  it('knows how many examples of three digits there are', () => {
    const distinct = (changes: Partial<AdditiveSettings>) => {
      const wanted = { ...add, ...repeated, ...changes, amount_of_numbers: 3 };
      return new Set(generate(wanted, 750).map(({ terms }) => terms.join(' '))).size;
    };
    expect(distinct({})).toBe(34);
    expect(distinct({ module: 'small_friend' })).toBe(50);
    expect(distinct({ module: 'big_friend' })).toBe(475);
    expect(distinct({ module: 'family' })).toBe(170);
    // With blocks, a formula is required even in a short example.
    expect(distinct({ module: 'anzan', blocks: [...blockDigits] })).toBe(695);
    expect(distinct({ module: 'anzan' })).toBe(729);
  });

  it('counts them up to a limit, so that nobody asks for more than there are', () => {
    const three = settingsWith({ ...add, ...repeated, amount_of_numbers: 3 });
    expect(exampleCount(three, 1000)).toBe(34);
    expect(exampleCount(three, 20)).toBe(20);
    expect(exampleCount({ ...three, module: 'big_friend' }, 1000)).toBe(475);
    expect(exampleCount({ ...three, digits: 5 }, 125)).toBe(125);
    expect(exampleCount({ ...three, amount_of_numbers: 10 }, 125)).toBe(0);
  });

  it('repeats no example while there are unused ones', () => {
    const examples = generate({ ...add, ...repeated, amount_of_numbers: 3 }, 68);
    const keys = examples.map(({ terms }) => terms.join(' '));
    expect(new Set(keys.slice(0, 34)).size).toBe(34);
    expect(new Set(keys.slice(34)).size).toBe(34);
  });
});

describe('issues', () => {
  const issue = (changes: Partial<AdditiveSettings>) => checkExamples(settingsWith(changes))[0];

  it('name the setting at fault and the nearest value that works', () => {
    expect(issue({ operations: 'add', amount_of_numbers: 10 })).toEqual({
      path: 'amount_of_numbers',
      code: 'impossible_configuration',
      suggestion: 4,
    });
    expect(issue({ module: 'over_50', operations: 'add', amount_of_numbers: 3 })?.suggestion).toBe(6);
    expect(issue({ digit_groups: ['10_19'] })).toMatchObject({ path: 'digits', suggestion: 2 });
    expect(issue({ module: 'family', digits: 2, digit_groups: ['tens'] })).toMatchObject({
      path: 'max_total',
    });
    expect(issue({ module: 'small_friend', blocks: [7] })).toMatchObject({
      path: 'blocks',
      suggestion: [1, 2, 3, 4],
    });
    expect(issue({ min: 7, max: 3 })).toMatchObject({ path: 'max', suggestion: 9 });
    expect(
      issue({ digits: 3, module: 'small_friend', operations: 'add', amount_of_numbers: 20 }),
    ).toMatchObject({
      path: 'amount_of_numbers',
      suggestion: 9,
    });
    expect(issue({ module: 'anzan', max_total: 3, amount_of_numbers: 6 })).toMatchObject({
      path: 'max_total',
    });
    expect(issue({ min: 3, max: 3 })?.suggestion).toBeDefined();
    expect(issue({ digits: 2, max: 9 })).toMatchObject({ path: 'digits', suggestion: 1 });
    expect(issue({ module: 'over_50', digits: 2, digit_groups: ['tens'] })).toMatchObject({
      path: 'digit_groups',
    });
  });

  it('propose what a person would change: rather larger numbers than very many', () => {
    const firstSteps = { max: 4, amount_of_numbers: 3 } as const;
    const changes = (wrong: Partial<AdditiveSettings>) =>
      Object.fromEntries(
        checkExamples(settingsWith(wrong)).map(({ path, suggestion }) => [path, suggestion]),
      );
    expect(changes({ ...firstSteps, module: 'over_100' })).toEqual({ max: null, digits: 2 });
    expect(changes({ ...firstSteps, module: 'over_50' })).toEqual({ max: null, amount_of_numbers: 6 });
    expect(changes({ ...firstSteps, module: 'family' })).toEqual({ max: 6 });
    expect(changes({ ...firstSteps, digits: 2 })).toEqual({ digits: 1 });
    expect(changes({ module: 'over_100' })).toEqual({ digits: 2 });
    expect(changes({ module: 'over_100', amount_of_numbers: 11 })).toEqual({ amount_of_numbers: 12 });
  });

  it('offer values that work', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const found = checkExamples(settings);
        fc.pre(found.some(({ suggestion }) => suggestion !== undefined));
        const mended = {
          ...settings,
          ...Object.fromEntries(found.map(({ path, suggestion }) => [path, suggestion])),
        };
        expect(checkExamples(mended)).toEqual([]);
        expect(generateExamples(mended, streams(1)('items'), 1)).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });

  it('are found where the only number may not follow itself, and the numbers are too long to list', () => {
    const lonely = { module: 'family', operations: 'subtract', digits: 6, min: 99_997 } as const;
    const wrong = settingsWith({ ...lonely, amount_of_numbers: 23, max: 100_000, max_total: 32_000_000 });
    expect(checkExamples(wrong).length).toBeGreaterThan(0);
  });

  it('are thrown by the generator', () => {
    const wrong = { operations: 'add', amount_of_numbers: 10 } as const;
    expect(() => generate(wrong)).toThrow(GenerationError);
    expect(() => generate(wrong)).toThrow('Failed to generate numbers with the specified configuration.');
  });
});
