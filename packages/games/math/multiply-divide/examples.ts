/** The examples of a play, and which settings give none. */
import type { Random } from '@mindhero/engine/random';
import { GenerationError, type SettingsIssue } from '@mindhero/engine/settings';
import { impossibleFactors } from '../impossible-factors.ts';
import { answerBounds, contains, lowest, rangeOf } from '../number-range.ts';
import { type Source, withoutRepetition } from '../without-repetition.ts';
import { type Item, itemOf, partials, type Rules, type Step } from './chain.ts';
import { drawChain } from './draw-chain.ts';
import { findChain } from './find-chain.ts';
import { type Settings, settings as definition } from './settings.ts';

/** What a chain has to keep to. Numbers start at 2: with 0 and 1 there is nothing to multiply or divide. */
export function rulesOf(settings: Settings): Rules {
  const { operation, actions } = settings;
  return {
    first: rangeOf(settings, 'first', 2),
    second: rangeOf(settings, 'second', 2),
    operations: operation === 'both' ? ['multiply', 'divide'] : [operation],
    actions,
    ...answerBounds(settings),
  };
}

const works = (settings: Settings): boolean => findChain(rulesOf(settings)) !== null;

/** Contradictions, each with the nearest value of its field that works. Of several actions it is a search that ended. */
export function check(settings: Settings): readonly SettingsIssue[] {
  if (works(settings)) return [];
  if (settings.actions === 1) return [impossibleFactors(settings, definition.fields, works)];
  for (let actions = settings.actions - 1; actions >= 1; actions--) {
    if (works({ ...settings, actions }))
      return [{ path: 'actions', code: 'search_exhausted', suggestion: actions }];
  }
  return [{ ...impossibleFactors(settings, definition.fields, works), code: 'search_exhausted' }];
}

/** @throws GenerationError if no example is as the settings say */
export function examples(settings: Settings, random: Random, count: number): Item[] {
  const rules = rulesOf(settings);
  const found = findChain(rules);
  if (found === null) throw new GenerationError(check(settings)[0] as SettingsIssue);
  const { mixing_factors: mixes } = settings;
  const source: Source<Item> = {
    draw: () => {
      const item = drawChain(rules, random) ?? found;
      return mixes && random.chance(0.5) ? turned(item) : item;
    },
    all: () => all(rules),
    key: (item) => {
      const { start, steps } = mixes ? inOrder(item) : item;
      return `${start} ${steps.map(({ operation, operand }) => operation + operand).join(' ')}`;
    },
  };
  return withoutRepetition(count, source, random);
}

/** With the factors of its first product in the other order: all partial results stay what they are. */
function turned(item: Item): Item {
  const [first, ...rest] = item.steps;
  if (first?.operation !== 'multiply') return item;
  return { ...item, start: first.operand, steps: [{ ...first, operand: item.start }, ...rest] };
}

/** Of 3 × 7 and 7 × 3 always the same one. */
function inOrder(item: Item): Item {
  return item.start <= (item.steps[0]?.operand ?? item.start) ? item : turned(item);
}

/** So many steps at most are looked at when chains are listed. */
const LOOKED_AT = 100_000;

/** Chains that keep to the rules, one after the other; of very many not all. */
function* all(rules: Rules): Generator<Item> {
  const { first, second, operations, actions } = rules;
  let looked = 0;
  function* from(start: number, steps: readonly Step[]): Generator<Item> {
    if (steps.length === actions) {
      const item = itemOf(rules, start, steps);
      if (item !== null) yield item;
      return;
    }
    for (const operation of operations) {
      for (let operand = lowest(second, 2); operand <= second.max; operand = lowest(second, operand + 1)) {
        if (++looked > LOOKED_AT) return;
        const longer = [...steps, { operation, operand }];
        if (partials(start, longer) !== null) yield* from(start, longer);
      }
    }
  }
  for (let start = first.min; start <= first.max && looked <= LOOKED_AT; start++)
    if (contains(first, start)) yield* from(start, []);
}
