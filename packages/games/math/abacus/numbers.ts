/** Numbers for showing and reading: which ones the settings allow, and a draw of them. */
import type { Random } from '@mindhero/engine/random';
import type { AbacusSettings } from './settings.ts';

/** Bounds of the numbers, both included; empty if `least` is above `most`. */
export function rangeOf({ digits, digits_mode, min, max }: AbacusSettings): {
  readonly least: number;
  readonly most: number;
} {
  const shortest = digits_mode === 'exact' ? 10 ** (digits - 1) : 1;
  return { least: Math.max(shortest, min ?? 1), most: Math.min(10 ** digits - 1, max ?? Infinity) };
}

/** Ranges up to so many numbers are laid out whole. */
const FEW = 1000;

/** Random numbers of the range; none comes twice while there are unused ones. */
export function drawNumbers(settings: AbacusSettings, random: Random, count: number): readonly number[] {
  const { least, most } = rangeOf(settings);
  const size = most - least + 1;
  if (size <= FEW) {
    const all = Array.from({ length: size }, (_, index) => least + index);
    const rounds = Array.from({ length: Math.ceil(count / size) }, () => random.shuffle(all));
    return rounds.flat().slice(0, count);
  }
  const used = new Set<number>();
  while (used.size < Math.min(count, size)) used.add(drawNumber(least, most, random));
  return [...used];
}

/** Every length is as likely as the others: drawn evenly, nine numbers of ten would be as long as they may be. */
function drawNumber(least: number, most: number, random: Random): number {
  const length = random.integer(String(least).length, String(most).length);
  return random.integer(Math.max(least, 10 ** (length - 1)), Math.min(most, 10 ** length - 1));
}
