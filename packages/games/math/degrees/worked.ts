/** How a base or a power is found, as data. */
import { type Item, numberOf } from './rules.ts';

/** Round numbers around the base, closer and closer, down to tens; none for a base that is round itself or has one digit. */
export function brackets({ base }: Item): { below: number; above: number }[] {
  const found: { below: number; above: number }[] = [];
  for (let unit = 10 ** (String(base).length - 1); unit >= 10; unit /= 10) {
    const below = Math.floor(base / unit) * unit;
    if (below === base) break;
    found.push({ below, above: below + unit });
  }
  return found;
}

/** The digits whose power ends as the number does. */
export function lastDigits(item: Item): number[] {
  const end = numberOf(item) % 10n;
  return Array.from({ length: 10 }, (_, digit) => digit).filter(
    (digit) => BigInt(digit) ** BigInt(item.exponent) % 10n === end,
  );
}

/** The products on the way from the base to its power. */
export function products({ base, exponent }: Item): { before: number; after: number }[] {
  return Array.from({ length: exponent - 1 }, (_, index) => ({
    before: base ** (index + 1),
    after: base ** (index + 2),
  }));
}
