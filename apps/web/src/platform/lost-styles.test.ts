import { expect, test, vi } from 'vitest';
import { createLost } from './lost-styles.ts';

/** Styles of a server that has only those that are named. */
function server(...there: string[]) {
  const has = new Set(there);
  const ask = vi.fn<(style: string) => Promise<void>>((style) => {
    if (has.has(style)) return Promise.resolve();
    lost.add(style);
    return Promise.reject(new Error(style));
  });
  const lost = createLost(ask);
  return { lost, ask, has };
}

test('what arrived is not asked for', async () => {
  const { lost, ask } = server();
  await lost.askAgain();
  expect(ask).not.toHaveBeenCalled();
});

test('what did not arrive is asked for until it does', async () => {
  const { lost, ask, has } = server('shell');
  lost.add('shell');
  lost.add('profile');
  await expect(lost.askAgain()).rejects.toThrow('profile');
  await expect(lost.askAgain()).rejects.toThrow('profile');
  has.add('profile');
  await lost.askAgain();
  await lost.askAgain();
  expect(ask.mock.calls.flat()).toEqual(['shell', 'profile', 'profile', 'profile']);
});

test('whoever asks meanwhile waits for the same styles', async () => {
  const { lost, ask } = server();
  lost.add('profile');
  const tries = await Promise.allSettled([lost.askAgain(), lost.askAgain()]);
  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(ask).toHaveBeenCalledTimes(1);
});
