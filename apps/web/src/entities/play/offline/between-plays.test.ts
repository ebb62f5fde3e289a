import { expect, test } from 'vitest';
import { createRest } from './between-plays.ts';

/** A browser in which somebody plays for so long. */
function playing(ms: number, name = 'play 1') {
  let now = 0;
  const rest = createRest({
    locks: { query: async () => ({ held: now < ms ? [{ name }] : [] }) },
    wait: async (ms) => void (now += ms),
  });
  return { rest, waited: () => now };
}

test('a file waits until the play is over, the next one does not', async () => {
  const { rest, waited } = playing(90_000);
  await rest();
  expect(waited()).toBe(90_000);
  await rest();
  expect(waited()).toBe(90_000);
});

test('nothing waits where nobody plays, whatever else is under way', async () => {
  const { rest, waited } = playing(90_000, 'outbox');
  await rest();
  expect(waited()).toBe(0);
});

test('a play that does not end is waited for once, shorter than the browser waits for the installation', async () => {
  const { rest, waited } = playing(Infinity);
  await rest();
  await rest();
  expect(waited()).toBeGreaterThan(60_000);
  expect(waited()).toBeLessThan(300_000);
});
