/**
 * Seeded randomness. One seed gives any number of streams; each stream is named after the purpose it serves
 * ("items", "level 3"), so that a draw added to one purpose never changes what another one gets.
 */

/** A stream of draws. It is stateful: each call moves it on. */
export interface Random {
  /** A whole number from `min` to `max`, both included; every value equally likely. */
  integer(min: number, max: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the items; throws a RangeError for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** One of the items, drawn in proportion to its weight; weights are not negative and not all zero. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
  /** A shuffled copy (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

/** Gives the stream of a purpose. The same seed and purpose always give the same draws. */
export type Streams = (purpose: string) => Random;

/** Seeds are unsigned 32-bit integers: short enough for a QR code and for a command line. */
export const MAX_SEED = 0xffff_ffff;

/**
 * The streams of a seed.
 * @param seed whole number from 0 to MAX_SEED
 */
export function streams(seed: number): Streams {
  return (purpose) => fromBits(sfc32(hash(purpose, seed)));
}

/** FNV-1a over the purpose, started from the seed; murmur3's finaliser then spreads every bit. */
function hash(purpose: string, seed: number): number {
  let h = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
  for (let i = 0; i < purpose.length; i++) h = Math.imul(h ^ purpose.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16) ^ seed) >>> 0;
}

/** sfc32 by Chris Doty-Humphrey (PractRand): 128 bits of state, passes BigCrush. Returns 32 random bits a call. */
function sfc32(seed: number): () => number {
  let a = 0;
  let b = seed;
  let c = seed ^ 0x9e3779b9;
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  // The author asks for this many rounds before the first draw.
  for (let i = 0; i < 15; i++) next();
  return next;
}

function fromBits(bits: () => number): Random {
  const fraction = () => bits() / 0x1_0000_0000;

  const integer = (min: number, max: number): number => {
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || max < min) {
      throw new RangeError(`no whole number between ${min} and ${max}`);
    }
    const size = max - min + 1;
    if (size <= 0x1_0000_0000) return min + Math.floor(fraction() * size);
    // Beyond 32 bits: 53 random bits.
    return min + Math.floor(((bits() >>> 5) * 0x400_0000 + (bits() >>> 6)) * (size / 0x20_0000_0000_0000));
  };

  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[integer(0, items.length - 1)] as T;
  };

  const weighted = <T>(items: readonly T[], weight: (item: T) => number): T => {
    const total = items.reduce((sum, item) => sum + weight(item), 0);
    if (!(total > 0)) throw new RangeError('weights must not all be zero');
    let left = fraction() * total;
    for (const item of items) {
      left -= weight(item);
      if (left < 0) return item;
    }
    // Rounding can leave a remainder of a few ulps: the last item with a weight takes it.
    return items.findLast((item) => weight(item) > 0) as T;
  };

  const shuffle = <T>(items: readonly T[]): T[] => {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = integer(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  };

  return { integer, chance: (probability) => fraction() < probability, pick, weighted, shuffle };
}
