import { createGroup, getGroup } from '@mindhero/contract/group';
import { getMe } from '@mindhero/contract/user';
import { beforeEach, expect, it, vi } from 'vitest';

const stored = vi.hoisted(() => {
  const map = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  });
  return map;
});
const { call, leaveSession, NetworkError, onSignedOut } = await import('./client.ts');

const signedOut = vi.fn<() => void>();
beforeEach(() => {
  signedOut.mockReset();
  onSignedOut(signedOut);
  stored.clear();
  stored.set('access', 'access-1').set('refresh', 'refresh-1');
});

/** Requests that are answered by hand. */
function slowServer() {
  const open = new Map<string, { end: (response: Response) => void; signal: AbortSignal | undefined }>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method, signal }: RequestInit = {}) => {
    asked.push(`${method} ${address}`);
    return new Promise<Response>((resolve, reject) => {
      if (address === '/api/v1/sessions/current/') return resolve(new Response(null, { status: 204 }));
      open.set(address, { end: resolve, signal: signal ?? undefined });
      const fail = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', fail);
      if (signal?.aborted) fail();
    });
  });
  return { open, asked };
}

it('gives up what is read for whoever signs out, and says nothing about the network', async () => {
  const { asked } = slowServer();
  const reading = call(getMe);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const asking = call(getGroup, { params: { id: 7 } });
  const leaving = leaveSession();
  for (const given of [reading, asking]) await expect(given).rejects.toBeInstanceOf(NetworkError);
  await leaving;
  const ended = expect.arrayContaining(['GET /api/v1/users/me/', 'DELETE /api/v1/sessions/current/']);
  expect(asked).toEqual(ended);
  expect(asked.filter((one) => one.includes('health'))).toEqual([]);
  stored.set('access', 'somebody');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 8 })));
  expect(await call(getGroup, { params: { id: 7 } })).toEqual({ id: 8 });
});

it('asks nothing where nobody is signed in any more: screens go on asking until they are gone', async () => {
  const { asked } = slowServer();
  await leaveSession();
  asked.splice(0);
  await expect(call(getMe)).rejects.toMatchObject({ status: 401, code: 'not_authenticated' });
  expect(asked).toEqual([]);
});

it('changes what was sent before, and asks for it in nobody else’s name', async () => {
  const { open, asked } = slowServer();
  const changing = call(createGroup, { body: { name: 'A' } });
  await vi.waitFor(() => expect(open.size).toBe(1));
  await leaveSession();
  stored.set('access', 'somebody').set('refresh', 'else');
  expect(open.get('/api/v1/groups/')?.signal).toBeUndefined();
  open.get('/api/v1/groups/')?.end(new Response('{}', { status: 401 }));
  await expect(changing).rejects.toMatchObject({ status: 401 });
  expect(asked).toHaveLength(2);
  expect(Object.fromEntries(stored)).toEqual({ access: 'somebody', refresh: 'else' });
  expect(signedOut).not.toHaveBeenCalled();
});
