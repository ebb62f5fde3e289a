import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined }));
const { forgetAndLeave } = await import('./forget.ts');

it('forgets whoever leaves at once, but for who it was: that is known until the screens are gone', async () => {
  const client = new QueryClient();
  const me = { id: 5 };
  client.setQueryData(['me'], me);
  client.setQueryData(['students'], []);
  const known = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
  const { promise: gone, resolve: arrive } = Promise.withResolvers<void>();
  const left = forgetAndLeave(client, () => gone);
  expect(known()).toEqual(['me']);
  expect(client.getQueryData(['me'])).toBe(me);
  arrive();
  await left;
  expect(known()).toEqual([]);
});
