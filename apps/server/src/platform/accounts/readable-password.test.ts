import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOfNewPassword } from '../auth/passwords.ts';
import { readablePassword, readablePasswords } from './readable-password.ts';

test('every first password fulfils the rules and holds nothing that is mistaken for something else', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (draws) => {
      const below = (limit: number) => Math.floor((draws.next().value ?? 0) * limit);
      const password = readablePassword({ below });
      expect(password).toMatch(/^([A-Z][a-x]{2,8}){2}[2-9]{4}$/);
      expect(faultsOfNewPassword(password)).toEqual([]);
    }),
    { seed: 92, numRuns: 300 },
  );
});

test('hashes queue a few at a time, so that a class does not keep everybody else waiting', async () => {
  let running = 0;
  let most = 0;
  const hash = async (password: string) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    return `hash of ${password}`;
  };
  const passwords = { hash, verify: () => Promise.resolve(true) };
  const random = { below: (limit: number) => limit - 1 };
  const made = await readablePasswords(1000, { random, passwords });
  expect(made).toHaveLength(1000);
  expect(made.every(({ password, passwordHash }) => passwordHash === `hash of ${password}`)).toBe(true);
  expect(most).toBeLessThan(200);
});
