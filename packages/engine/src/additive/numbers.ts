/** The set of numbers that the settings allow in an example, as a union of simple shapes. */
import type { Random } from '../random.ts';
import { LARGEST_NUMBER, type AdditiveSettings, type DigitGroup } from './settings.ts';

/** All numbers of one length within bounds, that end in some zeros or read the same from both sides. */
export interface Shape {
  /** Digits of each of its numbers. */
  readonly length: number;
  readonly min: number;
  readonly max: number;
  /** Zeros at the end, at least. */
  readonly zeros: number;
  readonly mirror: boolean;
}

type Kind = Pick<Shape, 'min' | 'max' | 'zeros' | 'mirror'>;
const any: Kind = { min: 1, max: LARGEST_NUMBER, zeros: 0, mirror: false };
const kinds: Readonly<Record<DigitGroup, Kind>> = {
  ones: { ...any, max: 9 },
  '10_19': { ...any, min: 10, max: 19 },
  '20_99': { ...any, min: 20, max: 99 },
  mirror: { ...any, min: 11, mirror: true },
  tens: { ...any, zeros: 1 },
  hundreds: { ...any, zeros: 2 },
  thousands: { ...any, zeros: 3 },
};

/**
 * The shapes of the settings: groups ∩ digits ∩ [min, max], without empty ones.
 * @param largest a bound that comes from elsewhere, such as that of the running total
 */
export function shapesOf(
  settings: Pick<AdditiveSettings, 'digits' | 'digits_mode' | 'digit_groups' | 'min' | 'max'>,
  largest: number,
): readonly Shape[] {
  const { digits, digit_groups: groups } = settings;
  const shortest = settings.digits_mode === 'exact' ? digits : 1;
  const lengths = Array.from({ length: digits - shortest + 1 }, (_, i) => shortest + i);
  const chosen = groups.length === 0 ? [any] : groups.map((group) => kinds[group]);
  return chosen.flatMap((kind) =>
    lengths.flatMap((length) => {
      const min = Math.max(10 ** (length - 1), kind.min, settings.min ?? 1);
      const max = Math.min(10 ** length - 1, kind.max, settings.max ?? LARGEST_NUMBER, largest);
      const shape = { ...kind, length, min, max };
      return nextIn(shape, min) === null ? [] : [shape];
    }),
  );
}

/** The smallest number of a shape that is not below `from`, or null. */
function nextIn(shape: Shape, from: number): number | null {
  const unit = 10 ** shape.zeros;
  const start = Math.max(from, shape.min);
  const next = shape.mirror ? nextPalindrome(start, shape.length) : Math.ceil(start / unit) * unit;
  return next <= shape.max ? next : null;
}

function nextPalindrome(from: number, length: number): number {
  const unit = 10 ** Math.floor(length / 2);
  const half = Math.floor(from / unit);
  const here = mirrored(half, length);
  return here >= from ? here : mirrored(half + 1, length);
}

/** The palindrome of a length whose upper half (with the middle digit) is given. */
function mirrored(half: number, length: number): number {
  let palindrome = half;
  let rest = length % 2 === 0 ? half : Math.floor(half / 10);
  for (; rest > 0; rest = Math.floor(rest / 10)) palindrome = 10 * palindrome + (rest % 10);
  return palindrome;
}

/** True if the shape may have a number from `from` to `from` + unit − 1. */
export function reaches({ min, max }: Shape, from: number, unit: number): boolean {
  return from <= max && from + unit > min;
}

/** What the shapes have up to a bound, without empty ones. */
export function upTo(shapes: readonly Shape[], largest: number): readonly Shape[] {
  return shapes
    .map((shape) => ({ ...shape, max: Math.min(shape.max, largest) }))
    .filter((shape) => nextIn(shape, shape.min) !== null);
}

/** True if one of the shapes holds the number. */
export function holds(shapes: readonly Shape[], number: number): boolean {
  return shapes.some(
    (shape) => number >= shape.min && number <= shape.max && nextIn(shape, number) === number,
  );
}

/** How many numbers a shape has. */
function countOf({ min, max, zeros, mirror, length }: Shape): number {
  const unit = 10 ** (mirror ? Math.floor(length / 2) : zeros);
  if (!mirror) return Math.floor(max / unit) - Math.ceil(min / unit) + 1;
  // The halves of the bounds, and those between them.
  const [first, last] = [Math.floor(min / unit), Math.floor(max / unit)];
  return last - first + 1 - (mirrored(first, length) < min ? 1 : 0) - (mirrored(last, length) > max ? 1 : 0);
}

/** The numbers of the shapes, ascending, each once; null if a shape has more than `limit`. */
export function listNumbers(shapes: readonly Shape[], limit: number): readonly number[] | null {
  if (shapes.some((shape) => countOf(shape) > limit)) return null;
  const found = new Set<number>();
  for (const shape of shapes) {
    for (let n = nextIn(shape, shape.min); n !== null; n = nextIn(shape, n + 1)) found.add(n);
  }
  return [...found].toSorted((a, b) => a - b);
}

/** A random number of the shapes, which must not be empty; about equally likely are all of those of one kind. */
export function drawNumber(shapes: readonly Shape[], random: Random): number {
  const shape = random.weighted(shapes, ({ min, max, zeros, mirror, length }) => {
    const distance = mirror ? 10 ** Math.floor(length / 2) : 10 ** zeros;
    return (max - min + 1) / distance;
  });
  return nextIn(shape, random.integer(shape.min, shape.max)) ?? (nextIn(shape, shape.min) as number);
}
