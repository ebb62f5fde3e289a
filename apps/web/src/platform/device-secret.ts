/** By which the server knows this device again at the sign-in, so that others' wrong guesses do not keep its owner waiting. */

const STORED_AS = 'device';

/** 128 random bits, drawn once and kept through every sign-out: they say nothing about who signs in. */
export function deviceSecret(storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): string {
  const stored = storage.getItem(STORED_AS);
  if (stored !== null && /^[\w-]{22}$/.test(stored)) return stored;
  const drawn = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  storage.setItem(STORED_AS, drawn);
  return drawn;
}
