import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followed } from './followed.ts';

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => void vi.useRealTimers());

it('asks again while somebody looks, and no longer', async () => {
  const client = new QueryClient();
  let asked = 0;
  const queryFn = async () => (asked += 1);
  const stop = new QueryObserver(client, { ...followed, queryKey: ['tasks'], queryFn }).subscribe(
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).toBe(4);
  stop();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).toBe(4);
});
