/** Every question that the settings allow: for each kind of question and exponent, the bases from one to another. */
import type { Random } from '@mindhero/engine/random';
import type { Source } from '../without-repetition.ts';
import { LARGEST_BASE_OF_CUBES, type Settings } from './settings.ts';

/** `base` to the power of `exponent` is the number; `find` is the one of the three that is asked for. */
export interface Item {
  readonly find: Find;
  readonly base: number;
  readonly exponent: number;
}

/** A root asks for the base, a power for the number; a logarithm may ask for any of the three. */
export type Find = 'root' | 'power' | 'log_base' | 'log_exponent' | 'log_number';

interface Family {
  readonly find: Find;
  readonly exponent: number;
  readonly from: number;
  readonly to: number;
}

/** The families of each kind of question that is chosen, as far as there are any. */
export type Space = readonly (readonly Family[])[];

/** The questions that the settings allow; of a kind without any the list is empty. */
export function spaceOf(settings: Settings): Space {
  return chosenKinds(settings).map((find) => (find === 'root' ? roots(settings) : powers(find, settings)));
}

function chosenKinds({ tasks, logarithm_find }: Settings): Find[] {
  return tasks.flatMap((task): Find[] => {
    if (task === 'root') return ['root'];
    if (task === 'exponent') return ['power'];
    return logarithm_find.map((unknown) => `log_${unknown}` as const);
  });
}

function roots({ root_degrees, radicand_digits_min: min, radicand_digits_max: max }: Settings): Family[] {
  return families('root', root_degrees, (exponent) => ({
    from: wholeRoot(10 ** (min - 1) - 1, exponent) + 1,
    to: wholeRoot(10 ** max - 1, exponent),
  }));
}

function powers(find: Find, { base_min, base_max, exponent_min, exponent_max }: Settings): Family[] {
  const exponents = Array.from(
    { length: Math.max(0, exponent_max - exponent_min + 1) },
    (_, index) => exponent_min + index,
  );
  return families(find, exponents, (exponent) => ({
    from: base_min,
    to: exponent === 2 ? base_max : Math.min(base_max, LARGEST_BASE_OF_CUBES),
  }));
}

function families(
  find: Find,
  exponents: readonly number[],
  bases: (exponent: number) => { from: number; to: number },
): Family[] {
  return exponents
    .map((exponent) => ({ find, exponent, ...bases(exponent) }))
    .filter(({ from, to }) => from <= to);
}

/** The largest whole number whose power is not above a number of up to 8 digits; such powers are exact. */
export function wholeRoot(number: number, exponent: number): number {
  const near = Math.round(number ** (1 / exponent));
  return near ** exponent <= number ? near : near - 1;
}

/** How many different questions there are. */
export function sizeOf(space: Space): number {
  return space.flat().reduce((size, { from, to }) => size + to - from + 1, 0);
}

/** Kinds and then exponents are equally likely, so that the many squares leave room for the few cubes. */
function drawItem(space: Space, random: Random): Item {
  const { find, exponent, from, to } = random.pick(random.pick(space));
  return { find, exponent, base: random.integer(from, to) };
}

/** Every question, kind by kind; bases ascend. */
export function* allItems(space: Space): Generator<Item> {
  for (const { find, exponent, from, to } of space.flat()) {
    for (let base = from; base <= to; base++) yield { find, exponent, base };
  }
}

/** The questions, to draw from. */
export function questionsOf(settings: Settings, random: Random): Source<Item> {
  const space = spaceOf(settings);
  return { draw: () => drawItem(space, random), all: () => allItems(space) };
}
