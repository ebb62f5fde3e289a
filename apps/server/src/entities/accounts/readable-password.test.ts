import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOfNewPassword } from '../../platform/auth/passwords.ts';
import { readablePassword, readablePasswords, words } from './readable-password.ts';

test('every first password fulfils the rules and holds nothing that is mistaken for something else', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(), { noHistory: true }), fc.nat(), (draws, offset) => {
      let count = offset;
      // Whatever is drawn, it is not the same for ever.
      const below = (limit: number) => ((draws.next().value ?? 0) + 31 * count++) % limit;
      const password = readablePassword({ below });
      expect(password).toMatch(/^([A-Z][a-x]{2,8}){2}[2-9]{4}$/);
      expect(faultsOfNewPassword(password)).toEqual([]);
    }),
    { seed: 92, numRuns: 300 },
  );
});

test('two words that make a well-known one are drawn again', () => {
  const wanted = ['dragon', 'ball', 'tiger', 'river'];
  const below = (limit: number) => (limit === words.length ? words.indexOf(wanted.shift() ?? '') : 0);
  expect(readablePassword({ below })).toBe('TigerRiver2222');
  expect(wanted).toEqual([]);
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
  let draws = 0;
  const random = { below: (limit: number) => (draws += 7) % limit };
  const made = await readablePasswords(1000, { random, passwords });
  expect(made).toHaveLength(1000);
  expect(made.every(({ password, password_hash }) => password_hash === `hash of ${password}`)).toBe(true);
  expect(most).toBeLessThan(200);
});
