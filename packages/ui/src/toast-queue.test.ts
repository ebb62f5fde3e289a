import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createToastQueue, readingTime } from './toast-queue.ts';
import type { Toast } from './toast.ts';

const message = (text: string): Toast => ({ kind: 'info', text, closeLabel: 'Close' });

test('four messages are in sight, and the next comes when one of them goes', () => {
  const queue = createToastQueue();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) queue.push(message(text));
  const texts = () => queue.inSight().map(({ text }) => text);
  expect(texts()).toEqual(['a', 'b', 'c', 'd']);
  queue.dismiss(queue.inSight()[1]?.id ?? 0);
  expect(texts()).toEqual(['a', 'c', 'd', 'e']);
});

test('every message comes into sight once, in the order of coming, whatever is dismissed when', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant('push'), fc.nat({ max: 3 })), { maxLength: 60 }), (steps) => {
      const queue = createToastQueue();
      const seen: number[] = [];
      let pushed = 0;
      queue.subscribe(() => {
        for (const { id } of queue.inSight()) if (!seen.includes(id)) seen.push(id);
        expect(queue.inSight().length).toBeLessThanOrEqual(4);
      });
      for (const step of steps) {
        if (typeof step === 'number') queue.dismiss(queue.inSight()[step]?.id ?? 0);
        else queue.push(message(String(++pushed)));
      }
      for (const next of (function* () {
        for (let one = queue.inSight()[0]; one; one = queue.inSight()[0]) yield one;
      })())
        queue.dismiss(next.id);
      expect(seen).toEqual(Array.from({ length: pushed }, (_, index) => index + 1));
    }),
  );
});

test('whoever listens no more is told nothing more', () => {
  const queue = createToastQueue();
  const listener = vi.fn<() => void>();
  queue.subscribe(listener)();
  queue.push(message('a'));
  expect(listener).not.toHaveBeenCalled();
});

test('a short message stays five seconds, a long one as long as it takes to read', () => {
  expect(readingTime(message('Saved'))).toBe(5000);
  expect(readingTime({ ...message('x'.repeat(90)), title: 'y'.repeat(10) })).toBe(7000);
});
