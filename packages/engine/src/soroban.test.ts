import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { executable, isGesture, plainSteps } from '../test/beads.ts';
import { gestures } from './soroban-beads.ts';
import {
  moveText,
  expand,
  formula,
  readStepTag,
  rodsFor,
  stepTag,
  technique,
  type Technique,
  techniqueRank,
  techniques,
} from './soroban.ts';

const letters: Record<Technique, string> = { direct: 'D', small_friend: 'S', big_friend: 'B', family: 'F' };
const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const row = (digit: number, sign: 1 | -1) => sizes.map((n) => letters[technique(digit, sign * n)]).join('');
const pairs = digits.flatMap((digit) => sizes.flatMap((n) => [[digit, n] as const, [digit, -n] as const]));

/** A total and an addend that keeps it from falling below 0. */
const sums = fc
  .tuple(fc.nat(99_999_999_999), fc.integer({ min: 1, max: 999_999_999 }), fc.boolean())
  .map(([total, n, plus]) => ({ total, addend: plus || n > total ? n : -n }));

describe('technique', () => {
  it('has the tables of addition and subtraction', () => {
    expect(digits.map((digit) => row(digit, 1))).toEqual([
      'DDDDDDDDD',
      'DDDSDDDDB',
      'DDSSDDDBB',
      'DSSSDDBBB',
      'SSSSDBBBB',
      'DDDDBFFFF',
      'DDDBBFFFB',
      'DDBBBFFBB',
      'DBBBBFBBB',
      'BBBBBBBBB',
    ]);
    expect(digits.map((digit) => row(digit, -1))).toEqual([
      'BBBBBBBBB',
      'DBBBBFBBB',
      'DDBBBFFBB',
      'DDDBBFFFB',
      'DDDDBFFFF',
      'SSSSDBBBB',
      'DSSSDDBBB',
      'DDSSDDDBB',
      'DDDSDDDDB',
      'DDDDDDDDD',
    ]);
  });

  it('is the only one that the beads can do, for all 180 pairs', () => {
    expect(pairs).toHaveLength(180);
    for (const [digit, move] of pairs) {
      const after = digit + move;
      const staysOnRod = after >= 0 && after <= 9;
      const possible = executable(digit, move).filter(
        (by) => (by === 'direct' || by === 'small_friend') === staysOnRod,
      );
      expect(possible).toEqual([technique(digit, move)]);
    }
  });

  it('is the same for the mirrored rod', () => {
    for (const [digit, move] of pairs) expect(technique(9 - digit, -move)).toBe(technique(digit, move));
  });

  it('has its rank in a table', () => {
    for (const [digit, move] of pairs)
      expect(techniques[techniqueRank(digit, move)]).toBe(technique(digit, move));
  });

  it('has a formula that adds up and whose gestures are direct', () => {
    for (const [digit, move] of pairs) {
      const terms = formula(move, technique(digit, move));
      expect(terms.reduce((sum, term) => sum + term, 0)).toBe(move);
      let shown = digit;
      for (const term of terms.filter((value) => Math.abs(value) < 10)) {
        expect(isGesture(shown, term)).toBe(true);
        shown += term;
      }
    }
    expect(formula(7, 'family')).toEqual([2, -5, 10]);
    expect(formula(-7, 'family')).toEqual([-10, 5, -2]);
  });
});

describe('expand', () => {
  it('gives the total and the steps that plain reckoning gives', () => {
    fc.assert(
      fc.property(sums, ({ total, addend }) => {
        const worked = expand(total, addend);
        expect(worked.total).toBe(total + addend);
        expect(
          worked.steps.map(({ rod, digit, move, technique: by, carry }) => ({
            rod,
            digit,
            size: Math.abs(move),
            technique: by,
            carry,
          })),
        ).toEqual(plainSteps(total, addend));
      }),
    );
  });

  it('works from the highest rod to the lowest', () => {
    expect(expand(28, 17).steps.map(stepTag)).toEqual(['direct:+1@2', 'big_friend:+7@8', 'direct:+1@3']);
    expect(expand(99, 1).steps.map(stepTag)).toEqual(['big_friend:+1@9', 'big_friend:+1@9', 'direct:+1@0']);
    expect(expand(100, -1).steps.map(stepTag)).toEqual(['big_friend:-1@0', 'big_friend:-1@0', 'direct:-1@1']);
  });

  it('refuses what the board cannot show', () => {
    expect(() => expand(3, -4)).toThrow(RangeError);
    expect(() => expand(3, 0)).toThrow(RangeError);
    expect(() => expand(-1, 2)).toThrow(RangeError);
  });
});

describe('the tag of a step', () => {
  it('is read back', () => {
    fc.assert(
      fc.property(sums, ({ total, addend }) => {
        for (const { technique: by, move, digit, ...rest } of expand(total, addend).steps) {
          expect(readStepTag(stepTag({ technique: by, move, digit, ...rest }))).toEqual({
            technique: by,
            move,
            digit,
          });
        }
      }),
    );
  });

  it('is one for each move on each digit', () => {
    const tags = pairs.map(([digit, move]) => stepTag({ technique: technique(digit, move), digit, move }));
    expect(new Set(tags).size).toBe(180);
    expect(tags.map((tag) => readStepTag(tag)?.technique)).toEqual(
      pairs.map(([digit, move]) => technique(digit, move)),
    );
  });

  it('is nothing else', () => {
    for (const tag of [
      '',
      'small_friend',
      'small_friend:+4',
      'small_friend:4@3',
      'small_friend:+4@3 ',
      'small_friend:+4@13',
      'direct:+0@3',
      'direct:+4@3',
      'friend:+4@3',
      'level:3',
    ]) {
      expect(readStepTag(tag)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (tag) => {
        const read = readStepTag(tag);
        expect(read === null || stepTag(read) === tag).toBe(true);
      }),
    );
  });
});

describe('gestures', () => {
  it('replay bead by bead on real rods', () => {
    fc.assert(
      fc.property(sums, ({ total, addend }) => {
        const { steps } = expand(total, addend);
        let board = total;
        const done = new Map<number, number>();
        for (const { rod, move, heaven, earth, before, after, step } of gestures(total, addend)) {
          const digit = Math.floor(board / 10 ** rod) % 10;
          expect(before).toBe(board);
          expect(5 * heaven + earth).toBe(move);
          expect(heaven === 0 || earth === 0 || Math.sign(heaven) === Math.sign(earth)).toBe(true);
          const upper = Math.floor(digit / 5) + heaven;
          const lower = (digit % 5) + earth;
          expect(upper >= 0 && upper <= 1 && lower >= 0 && lower <= 4).toBe(true);
          board += move * 10 ** rod;
          expect(after).toBe(board);
          expect(steps[step]?.rod).toBe(rod);
          done.set(step, (done.get(step) ?? 0) + move);
        }
        expect(board).toBe(total + addend);
        for (const [index, { formula: terms }] of steps.entries()) {
          const own = terms.filter((term) => Math.abs(term) < 10).reduce((sum, term) => sum + term, 0);
          expect(done.get(index) ?? 0).toBe(own);
        }
      }),
    );
  });

  it('do the borrow before the rest of the formula', () => {
    expect(gestures(12, -7).map(({ rod, move }) => [rod, move])).toEqual([
      [1, -1],
      [0, 5],
      [0, -2],
    ]);
    expect(gestures(5, 7).map(({ rod, move }) => [rod, move])).toEqual([
      [0, 2],
      [0, -5],
      [1, 1],
    ]);
  });
});

describe('rodsFor', () => {
  it('shows one rod more than the digits, at least three', () => {
    expect([9, 99, 100, 99_999].map(rodsFor)).toEqual([3, 3, 4, 6]);
  });
});

it('writes moves with a true minus sign', () => {
  expect([moveText(7), moveText(-3)]).toEqual(['+7', '\u22123']);
});
