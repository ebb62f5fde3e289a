import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainSteps } from '../../test/beads.ts';
import { readStepTag } from '../soroban.ts';
import { tagsOf, tagsOfRow } from './tags.ts';

/** Terms whose running total never falls below 0. */
const anyTerms = fc
  .array(fc.integer({ min: -999, max: 999 }), { minLength: 1, maxLength: 12 })
  .map((numbers) => {
    let total = 0;
    return numbers.map((number) => {
      const term = number === 0 || total + number < 0 ? Math.abs(number) + 1 : number;
      total += term;
      return term;
    });
  });

it('names every step of an example, also direct ones and carries, each once', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const worked = new Set<string>();
      let total = 0;
      for (const [index, term] of terms.entries()) {
        const sign = term > 0 ? '+' : '-';
        for (const { technique, size, digit } of index === 0 ? [] : plainSteps(total, term)) {
          worked.add(`${technique} ${sign}${size} on ${digit}`);
        }
        total += term;
      }
      const tags = tagsOf(terms).flatMap((tag) => {
        const read = readStepTag(tag);
        return read ? [`${read.technique} ${read.move > 0 ? '+' : ''}${read.move} on ${read.digit}`] : [];
      });
      expect(tags).toHaveLength(worked.size);
      expect(new Set(tags)).toEqual(worked);
    }),
  );
});

it('leaves out the first number, which goes onto the empty board', () => {
  expect(tagsOf([28, 17])).toEqual(['direct:+1@2', 'big_friend:+7@8', 'direct:+1@3']);
  expect(tagsOf([109, 1])).toEqual(['big_friend:+1@9', 'direct:+1@0']);
  expect(tagsOf([5])).toEqual([]);
});

it('names the lines that are crossed with a carry, by their direction', () => {
  const crossed = (terms: readonly number[]) => tagsOf(terms).filter((tag) => readStepTag(tag) === null);
  expect(crossed([48, 7])).toEqual(['over_50:+']);
  expect(crossed([52, -4])).toEqual(['over_50:-']);
  expect(crossed([99, 1])).toEqual(['over_100:+']);
  expect(crossed([47, 54])).toEqual(['over_50:+', 'over_100:+']);
  // Without a carry of the ones it is a matter of the tens.
  expect(crossed([42, 10])).toEqual([]);
  expect(crossed([38, 7])).toEqual([]);
});

it('tells the rows of an example apart', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const ofRows = terms.flatMap((_, row) => tagsOfRow(terms, row));
      expect(new Set(ofRows)).toEqual(new Set(tagsOf(terms)));
      expect(tagsOfRow(terms, 0)).toEqual([]);
      expect(tagsOfRow(terms, terms.length)).toEqual([]);
    }),
  );
});
