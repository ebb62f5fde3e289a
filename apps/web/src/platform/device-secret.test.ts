import { expect, test } from 'vitest';
import { deviceSecret } from './device-secret.ts';

function storageWith(stored: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(stored));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test('a device keeps the secret that it has drawn', () => {
  const storage = storageWith();
  const drawn = deviceSecret(storage);
  expect(deviceSecret(storage)).toBe(drawn);
  expect(deviceSecret(storageWith())).not.toBe(drawn);
});

test('it has 128 random bits and fits into a header', () => {
  const drawn = Array.from({ length: 200 }, () => deviceSecret(storageWith()));
  for (const secret of drawn) {
    expect(secret).toMatch(/^[\w-]{22}$/);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
  }
  expect(new Set(drawn).size).toBe(drawn.length);
});

test.each(['', 'short', 'x'.repeat(23), `${'x'.repeat(21)}!`])(
  'what is stored but is none ("%s") is drawn anew',
  (stored) => {
    expect(deviceSecret(storageWith({ device: stored }))).not.toBe(stored);
  },
);
