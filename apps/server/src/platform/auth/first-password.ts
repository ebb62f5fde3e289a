/** The password that an account is made with, and that its owner changes. */
import { randomInt } from 'node:crypto';

/** 16 characters without those that look alike, of every kind that the rules ask for: over 80 bits. */
export function makePassword(): string {
  const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789'];
  const all = kinds.join('');
  const drawn = Array.from({ length: 16 }, (_, n) => pick(kinds[n] ?? all));
  for (let n = drawn.length - 1; n > 0; n--) {
    const other = randomInt(n + 1);
    [drawn[n], drawn[other]] = [drawn[other] ?? '', drawn[n] ?? ''];
  }
  return drawn.join('');
}

function pick(letters: string): string {
  return letters[randomInt(letters.length)] ?? '';
}
