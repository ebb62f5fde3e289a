import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareWork } from './shared-work.ts';

/** Lets everything happen that waits for nothing else. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const steps = fc.array(fc.constantFrom('ask', 'end', 'fail'), { maxLength: 20 });

test('nobody gets what was begun before they asked, and it is never done twice at a time or in vain', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      let now = 0;
      let open: { readonly begun: number; readonly end: (isGood: boolean) => void } | null = null;
      const asked: { readonly at: number; readonly got: Promise<number> }[] = [];
      let done = 0;
      const ask = shareWork((key: string) => {
        expect(key).toBe('task');
        expect(open).toBeNull();
        done++;
        const { promise, resolve, reject } = Promise.withResolvers<number>();
        const begun = now;
        open = { begun, end: (isGood) => (isGood ? resolve(begun) : reject(new Error(`${begun}`))) };
        return promise;
      });
      const end = async (isGood: boolean) => {
        open?.end(isGood);
        open = null;
        await settle();
      };
      for (const step of sequence) {
        now++;
        if (step === 'ask') {
          const got = ask('task').catch((error: Error) => Number(error.message));
          asked.push({ at: now, got });
        } else {
          await end(step === 'end');
        }
      }
      now++;
      await end(true);
      await end(true);
      expect(open).toBeNull();
      const begun = await Promise.all(asked.map(({ got }) => got));
      for (const [index, { at }] of asked.entries()) expect(begun[index]).toBeGreaterThanOrEqual(at);
      expect(done).toBe(new Set(begun).size);
    }),
    { numRuns: 200, seed: 7 },
  );
});

test('what is asked for under another key does not wait', async () => {
  const begun: string[] = [];
  const ask = shareWork(async (key: string) => begun.push(key));
  await Promise.all([ask('one'), ask('two'), ask('one'), ask('one')]);
  expect(begun).toEqual(['one', 'two', 'one']);
});
