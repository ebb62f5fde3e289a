/** The password that an account is made with, and that its owner changes. */
import { randomInt } from 'node:crypto';
import { faultsOfNewPassword } from './passwords.ts';

/**
 * How long a password that somebody else has given opens the account: a sheet that lies about is worth nothing after that,
 * and one that was printed before a holiday of two or three weeks still is.
 */
const FIRST_PASSWORD_MS = 30 * 24 * 60 * 60 * 1000;

/** Until when a password opens the account that is given now. */
export const firstPasswordUntil = (now: Date) => new Date(now.getTime() + FIRST_PASSWORD_MS);

/** 16 characters without those that look alike, of every kind that the rules ask for: over 80 bits. */
export function makePassword(): string {
  return acceptable(drawPassword);
}

/** The first that the rules accept: chance makes well-known words, too. One of two hundred is refused. */
export function acceptable(draw: () => string): string {
  for (let attempt = 0; attempt < 20; attempt++) {
    const password = draw();
    if (faultsOfNewPassword(password).length === 0) return password;
  }
  throw new Error('no password was acceptable');
}

function drawPassword(): string {
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
