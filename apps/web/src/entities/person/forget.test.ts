import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined }));
const { forgetAndLeave } = await import('./forget.ts');

describe('whoever leaves', () => {
  const me = { id: 5 };
  let client = new QueryClient();
  let way = Promise.withResolvers<void>();
  const known = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);

  beforeEach(() => {
    client = new QueryClient();
    way = Promise.withResolvers();
    client.setQueryData(['me'], me);
    client.setQueryData(['students'], []);
  });

  it('is forgotten at once, but for who it was: that is known until the screens are gone', async () => {
    const left = forgetAndLeave(client, () => way.promise);
    expect(known()).toEqual(['me']);
    expect(client.getQueryData(['me'])).toBe(me);
    way.resolve();
    await left;
    expect(known()).toEqual([]);
  });

  it('is forgotten where the way to the sign-in fails, too', async () => {
    const left = forgetAndLeave(client, () => way.promise);
    way.reject(new Error('no code'));
    await expect(left).rejects.toThrow('no code');
    expect(known()).toEqual([]);
  });

  it('takes nobody along who has come meanwhile', async () => {
    const left = forgetAndLeave(client, () => way.promise);
    client.setQueryData(['me'], { id: 6 });
    way.resolve();
    await left;
    expect(client.getQueryData(['me'])).toEqual({ id: 6 });
  });
});
