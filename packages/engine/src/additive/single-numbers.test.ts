import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNumberAllowed } from '../../test/oracle.ts';
import { anySettings, settingsWith } from '../../test/settings.ts';
import { streams } from '../random.ts';
import { GenerationError } from '../settings.ts';
import { checkNumbers, generateNumbers, numberCount } from './single-numbers.ts';

const numbers = (settings: Parameters<typeof generateNumbers>[0], seed: number, count: number) =>
  generateNumbers(settings, streams(seed)('items'), count);

describe('single numbers', () => {
  it('keep the settings', () => {
    fc.assert(
      fc.property(anySettings, fc.nat(), (settings, seed) => {
        fc.pre(checkNumbers(settings).length === 0);
        const drawn = numbers(settings, seed, 20);
        expect(drawn).toHaveLength(20);
        expect(drawn.filter((number) => !isNumberAllowed(settings, number))).toEqual([]);
      }),
    );
  });

  it('are refused where the settings have none, and there is one issue', () => {
    fc.assert(
      fc.property(anySettings, fc.nat(), (settings, seed) => {
        fc.pre(checkNumbers(settings).length > 0);
        expect(checkNumbers(settings)).toHaveLength(1);
        expect(() => numbers(settings, seed, 20)).toThrow(GenerationError);
      }),
      { numRuns: 30 },
    );
  });

  it('come twice only when all were dealt, few or many', () => {
    const teens = settingsWith({ digits: 2, digit_groups: ['10_19'] });
    const dealt = numbers(teens, 1, 20);
    expect(new Set(dealt.slice(0, 10)).size).toBe(10);
    expect(new Set(dealt.slice(10)).size).toBe(10);
    expect(new Set(numbers(settingsWith({ digits: 9 }), 1, 100)).size).toBe(100);
  });

  it('are counted up to a limit', () => {
    expect(numberCount(settingsWith({ digits: 1 }), 100)).toBe(9);
    expect(numberCount(settingsWith({ digits: 2 }), 50)).toBe(50);
    expect(numberCount(settingsWith({ digits: 9 }), 125)).toBe(125);
  });
});
