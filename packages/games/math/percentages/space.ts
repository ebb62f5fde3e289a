/** Every question that the settings allow: part = whole · percentage / 100, all three of them whole numbers. */
import { greatestCommonDivisor } from '@mindhero/engine/divisors';
import type { Random } from '@mindhero/engine/random';
import type { Source } from '../without-repetition.ts';
import type { Settings } from './settings.ts';

export type Find = Settings['find'][number];

export interface Item {
  readonly find: Find;
  readonly whole: number;
  readonly percentage: number;
  readonly part: number;
}

/** The wholes of one percentage: the multiples of `step`, from one multiplier to another. */
interface Family {
  readonly percentage: number;
  readonly step: number;
  readonly from: number;
  readonly to: number;
}

export interface Space {
  readonly finds: readonly Find[];
  readonly families: readonly Family[];
}

/** The questions that the settings allow; without any families there are none. */
export function spaceOf(settings: Settings): Space {
  const { percentage_min, percentage_max, percentage_step } = settings;
  const families: Family[] = [];
  const first = Math.ceil(percentage_min / percentage_step) * percentage_step;
  for (let percentage = first; percentage <= percentage_max; percentage += percentage_step) {
    const family = familyOf(percentage, settings);
    if (family.from <= family.to) families.push(family);
  }
  return { finds: settings.find, families };
}

/** Of whole = step · n the part is percentage · step / 100 · n, so both grow with n and their bounds bound it. */
function familyOf(percentage: number, { whole_min, whole_max, part_min, part_max }: Settings): Family {
  const step = 100 / greatestCommonDivisor(100, percentage);
  const partStep = (percentage * step) / 100;
  return {
    percentage,
    step,
    from: Math.max(Math.ceil(whole_min / step), Math.ceil(part_min / partStep)),
    to: Math.min(Math.floor(whole_max / step), Math.floor(part_max / partStep)),
  };
}

function itemOf(find: Find, { percentage, step }: Family, multiplier: number): Item {
  const whole = step * multiplier;
  return { find, whole, percentage, part: (whole * percentage) / 100 };
}

/** Percentages are equally likely, so that the round ones do not crowd out the others. */
function drawItem({ finds, families }: Space, random: Random): Item {
  const family = random.pick(families);
  return itemOf(random.pick(finds), family, random.integer(family.from, family.to));
}

function* allItems({ finds, families }: Space): Generator<Item> {
  for (const family of families) {
    for (let multiplier = family.from; multiplier <= family.to; multiplier++) {
      for (const find of finds) yield itemOf(find, family, multiplier);
    }
  }
}

/** The questions, to draw from. */
export function questionsOf(settings: Settings, random: Random): Source<Item> {
  const space = spaceOf(settings);
  return { draw: () => drawItem(space, random), all: () => allItems(space) };
}
