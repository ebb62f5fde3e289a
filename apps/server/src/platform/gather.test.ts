import { setImmediate as settle } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gatherWork } from './gather.ts';

const never = () => false;

test('who comes in one turn goes together, and who comes meanwhile with all who do so', async () => {
  const served: (readonly number[])[] = [];
  const ask = gatherWork(
    async (items: readonly number[]) => {
      served.push(items);
      await settle();
      return items;
    },
    { atOnce: 1, most: 3, failsAll: never },
  );
  const first = [1, 2].map(ask);
  expect(served).toEqual([]);
  await settle();
  expect(served).toEqual([[1, 2]]);
  const then = [3, 4, 5, 6].map(ask);
  expect(await Promise.all([...first, ...then])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(served).toEqual([[1, 2], [3, 4, 5], [6]]);
  await ask(7);
  expect(served.at(-1)).toEqual([7]);
});

test('everybody gets their own result, and fails for nobody else', async () => {
  const items = fc.array(fc.nat(9), { maxLength: 30 });
  const options = fc.record({
    atOnce: fc.integer({ min: 1, max: 3 }),
    most: fc.integer({ min: 1, max: 5 }),
    kinds: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(items, options, async (asked, { atOnce, most, kinds }) => {
      const kindOf = (item: number) => String(item % kinds);
      /** What was broken while work was under way: a failure of the work itself is an answer. */
      const broken: string[] = [];
      const ask = gatherWork(
        async (some: readonly number[]) => {
          if (some.length > most) broken.push('too long');
          if (new Set(some.map(kindOf)).size > 1) broken.push('kinds together');
          await settle();
          if (some.includes(0)) throw new Error('nothing');
          return some.map((item) => 10 * item);
        },
        { atOnce, most, kindOf, failsAll: never },
      );
      expect(await Promise.allSettled(asked.map(ask))).toEqual(
        asked.map((item) =>
          item === 0
            ? { status: 'rejected', reason: new Error('nothing') }
            : { status: 'fulfilled', value: 10 * item },
        ),
      );
      expect(broken).toEqual([]);
    }),
  );
});

test('no more is under way than may be, and each takes as many as it may', async () => {
  let running = 0;
  let most = 0;
  const ask = gatherWork(
    async (items: readonly number[]) => {
      running += 1;
      most = Math.max(most, running);
      await settle();
      running -= 1;
      return items;
    },
    { atOnce: 2, most: 4, failsAll: never },
  );
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(ask));
  expect(most).toBe(2);
});

test('of a kind no more is under way than may be, and no kind waits for another', async () => {
  const served: string[] = [];
  const ask = gatherWork(
    async (items: readonly string[]) => {
      served.push(items.join(' '));
      await settle();
      return items;
    },
    { atOnce: 2, ofKindAtOnce: 1, most: 9, kindOf: ([kind = '']) => kind, failsAll: never },
  );
  const first = ['a1', 'a2', 'b1', 'c1'].map(ask);
  await settle();
  expect(served).toEqual(['a1 a2', 'b1']);
  const then = ['a3', 'a4', 'b2'].map(ask);
  await Promise.all([...first, ...then]);
  expect(served).toEqual(['a1 a2', 'b1', 'c1', 'a3 a4', 'b2']);
});

test('what fails for all fails at once for those who are served and those who wait, and for nobody who comes later', async () => {
  const served: (readonly number[])[] = [];
  let isAway = true;
  const ask = gatherWork(
    async (items: readonly number[]) => {
      served.push(items);
      await settle();
      if (isAway && items.length > 1) throw new Error('away');
      return items;
    },
    { atOnce: 1, most: 2, failsAll: () => true },
  );
  const away = { status: 'rejected', reason: new Error('away') };
  const one = ask(1);
  await settle();
  const all = await Promise.allSettled([one, ...[2, 3, 4, 5, 6].map(ask)]);
  expect(all).toEqual([{ status: 'fulfilled', value: 1 }, away, away, away, away, away]);
  expect(served).toEqual([[1], [2, 3]]);
  isAway = false;
  expect(await Promise.all([7, 8, 9].map(ask))).toEqual([7, 8, 9]);
});
