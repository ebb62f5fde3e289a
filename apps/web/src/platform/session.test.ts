import { describe, expect, it } from 'vitest';
import { createSession, type RefreshOutcome, type Session } from './session.ts';
import type { TokenStorage } from './tokens.ts';

const NOW = 1_000_000;

function token(subject: string, expiry: number): string {
  return `header.${btoa(JSON.stringify({ sub: subject, exp: expiry }))}.signature`;
}

function memoryStorage(entries: Record<string, string> = {}): TokenStorage & { readonly all: () => object } {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    all: () => Object.fromEntries(map),
  };
}

/**
 * A server as the contract has it: a refresh rotates the token, the one before is tolerated and answered with the
 * current one, an older one ends the session.
 */
function fakeServer() {
  let generation = 0;
  let isOver = false;
  const name = (number: number) => `refresh-${number}`;
  return {
    requests: 0,
    get generation() {
      return generation;
    },
    end: () => {
      isOver = true;
    },
    async refresh(sent: string): Promise<RefreshOutcome> {
      this.requests += 1;
      await new Promise((resolve) => setImmediate(resolve));
      if (!isOver && sent === name(generation)) generation += 1;
      else if (isOver || sent !== name(generation - 1)) {
        isOver = true;
        return 'refused';
      }
      return { access: token(`access-${generation}`, NOW + 600), refresh: name(generation) };
    },
  };
}

type Server = ReturnType<typeof fakeServer>;

function tab(storage: TokenStorage, server: Server): Session {
  return createSession({ storage, requestTokens: (sent) => server.refresh(sent), now: () => NOW });
}

const signedIn = () => memoryStorage({ access: token('old', NOW + 5), refresh: 'refresh-0' });

describe('renew', () => {
  it('sends one request for many refused calls of one tab', async () => {
    const server = fakeServer();
    const session = tab(signedIn(), server);
    const refused = session.access();
    const renewed = await Promise.all(Array.from({ length: 20 }, () => session.renew(refused)));
    expect(server.requests).toBe(1);
    expect(new Set(renewed)).toEqual(new Set([session.access()]));
    expect(renewed[0]).not.toBe(refused);
  });

  it('keeps everybody signed in when five tabs wake together, again and again', async () => {
    const server = fakeServer();
    const storage = signedIn();
    const tabs = Array.from({ length: 5 }, () => tab(storage, server));
    for (let round = 0; round < 50; round += 1) {
      const refused = storage.getItem('access');
      const renewed = await Promise.all(tabs.map((session) => session.renew(refused)));
      expect(renewed).not.toContain(null);
    }
    expect(server.generation).toBe(50);
  });

  it('uses what another tab has brought in the meantime instead of asking', async () => {
    const server = fakeServer();
    const storage = signedIn();
    const refused = storage.getItem('access');
    await tab(storage, server).renew(refused);
    expect(await tab(storage, server).renew(refused)).toBe(storage.getItem('access'));
    expect(server.requests).toBe(1);
  });

  it('uses another tab’s tokens when its own refresh was refused meanwhile', async () => {
    const storage = signedIn();
    const newer = token('newer', NOW + 600);
    const session = createSession({
      storage,
      now: () => NOW,
      requestTokens: async () => {
        storage.setItem('refresh', 'refresh-9');
        storage.setItem('access', newer);
        return 'refused';
      },
    });
    expect(await session.renew(session.access())).toBe(newer);
    expect(storage.getItem('refresh')).toBe('refresh-9');
  });

  it('ends the session when the server refuses', async () => {
    const server = fakeServer();
    server.end();
    const storage = signedIn();
    expect(await tab(storage, server).renew(storage.getItem('access'))).toBeNull();
    expect(storage.all()).toEqual({});
  });

  it('keeps the tokens when no answer comes', async () => {
    const storage = signedIn();
    const before = storage.all();
    const session = createSession({
      storage,
      now: () => NOW,
      requestTokens: () => Promise.reject(new Error('offline')),
    });
    await expect(session.renew(session.access())).rejects.toThrow('offline');
    expect(storage.all()).toEqual(before);
    await expect(session.renew(session.access())).rejects.toThrow('offline');
  });

  it('does not bring a session back that was left while the answer was on its way', async () => {
    const server = fakeServer();
    const storage = signedIn();
    const session = tab(storage, server);
    const renewing = session.renew(session.access());
    session.end();
    expect(await renewing).toBeNull();
    expect(storage.all()).toEqual({});
  });

  it('keeps the old refresh token if the answer holds only an access token', async () => {
    const storage = signedIn();
    const access = token('new', NOW + 600);
    const session = createSession({ storage, now: () => NOW, requestTokens: async () => ({ access }) });
    await session.renew(session.access());
    expect(storage.all()).toEqual({ access, refresh: 'refresh-0' });
  });
});

describe('user', () => {
  it.each([
    ['both tokens', { access: token('7', NOW), refresh: token('7', NOW) }, 7],
    ['a refresh token alone', { refresh: token('7', NOW) }, 7],
    ['no token', {}, null],
    ['nothing that decodes', { access: 'nonsense' }, null],
  ])('is known by %s', (_, stored, user) => {
    expect(tab(memoryStorage(stored), fakeServer()).user()).toBe(user);
  });
});

describe('isSignedIn', () => {
  it('is true with an access token that decodes and has not expired', async () => {
    const server = fakeServer();
    expect(await tab(signedIn(), server).isSignedIn()).toBe(true);
    expect(server.requests).toBe(0);
  });

  it.each([
    ['expired', token('old', NOW)],
    ['not decodable', 'nonsense'],
    ['without expiry', `a.${btoa('{}')}.b`],
  ])('removes an access token that is %s', async (_, access) => {
    const storage = memoryStorage({ access });
    expect(await tab(storage, fakeServer()).isSignedIn()).toBe(false);
    expect(storage.all()).toEqual({});
  });

  it('refreshes an expired session where it can', async () => {
    const server = fakeServer();
    const storage = memoryStorage({ access: token('old', NOW - 1), refresh: 'refresh-0' });
    expect(await tab(storage, server).isSignedIn()).toBe(true);
    expect(storage.getItem('refresh')).toBe('refresh-1');
  });

  it('is false, and leaves nothing behind, when the refresh token is dead as well', async () => {
    const server = fakeServer();
    server.end();
    const storage = memoryStorage({ access: token('old', NOW - 1), refresh: 'refresh-0' });
    expect(await tab(storage, server).isSignedIn()).toBe(false);
    expect(storage.all()).toEqual({});
  });
});
