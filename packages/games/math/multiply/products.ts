/** Products: which pairs of factors the settings allow, exactly, and how they are drawn. */
import type { Random } from '@mindhero/engine/random';
import { GenerationError, type SettingsIssue } from '@mindhero/engine/settings';
import { impossibleFactors } from '../impossible-factors.ts';
import { answerBounds, contains, draw, highest, lowest, type NumberRange, rangeOf } from '../number-range.ts';
import { type Source, withoutRepetition } from '../without-repetition.ts';
import { type Settings, settings as definition } from './settings.ts';

export interface Item {
  readonly first: number;
  readonly second: number;
  readonly answer: number;
}

interface Space {
  readonly first: NumberRange;
  readonly second: NumberRange;
  /** The first factors for which there is a second one. */
  readonly from: number;
  readonly to: number;
  /** The second factors that go with a first one. */
  partners(first: number): readonly [from: number, to: number];
}

/**
 * All pairs whose product is as long as it shall be; null if there is none. A product length spans a factor of ten and
 * neighbours in a range differ by less than a factor of five, so whoever is not too large with the smallest partner nor
 * too small with the largest one has a partner that fits.
 */
function spaceOf(settings: Settings): Space | null {
  const smallest = settings.allow_zero_and_one ? 0 : 2;
  const first = rangeOf(settings, 'first', smallest);
  const second = rangeOf(settings, 'second', smallest);
  const { least, most } = answerBounds(settings);
  // Zero times anything is zero: a longer product has no such factor.
  const bound = least > 0 ? 1 : 0;
  const partner = { least: lowest(second, bound), most: highest(second, Infinity) };
  if (least > most || partner.least > partner.most) return null;
  const from = lowest(first, Math.max(bound, partner.most === 0 ? 0 : least / partner.most));
  const to = highest(first, partner.least === 0 ? Infinity : most / partner.least);
  if (from > to) return null;
  return {
    first,
    second,
    from,
    to,
    partners: (factor) => (factor === 0 ? [0, Infinity] : [Math.max(bound, least / factor), most / factor]),
  };
}

const product = (first: number, second: number): Item => ({ first, second, answer: first * second });

/** Contradictions, each with the nearest value of its field that works. */
export function check(settings: Settings): readonly SettingsIssue[] {
  return spaceOf(settings) === null
    ? [impossibleFactors(settings, definition.fields, (changed) => spaceOf(changed) !== null)]
    : [];
}

/** @throws GenerationError if no product is as the settings say */
export function products(settings: Settings, random: Random, count: number): Item[] {
  const space = spaceOf(settings);
  if (space === null) throw new GenerationError(check(settings)[0] as SettingsIssue);
  const { first, second, from, to, partners } = space;
  const ordered = (one: number, other: number) =>
    settings.mixing_factors && random.chance(0.5) ? product(other, one) : product(one, other);
  const source: Source<Item> = {
    draw: () => {
      const one = draw(first, from, to, random) as number;
      return ordered(one, draw(second, ...partners(one), random) as number);
    },
    *all() {
      for (let one = from; one <= to; one++) {
        if (!contains(first, one)) continue;
        const [least, most] = partners(one);
        for (
          let other = lowest(second, least);
          other <= highest(second, most);
          other = lowest(second, other + 1)
        )
          yield ordered(one, other);
      }
    },
    // Where factors are mixed, 3 × 7 and 7 × 3 are the same to the pupil.
    key: ({ first, second }) =>
      settings.mixing_factors
        ? `${Math.min(first, second)} ${Math.max(first, second)}`
        : `${first} ${second}`,
  };
  return withoutRepetition(count, source, random);
}
