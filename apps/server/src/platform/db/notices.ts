/** What PostgreSQL tells of its own accord (LISTEN): one connection a process, opened when somebody first listens. */
import pg from 'pg';

export interface Listener {
  notice(payload: string): void;
  /** The connection was lost and is there again: something may have been missed. */
  gap(): void;
}

export interface Notices {
  /**
   * Listens until the answered function is called.
   * @throws Error if there is no connection
   */
  listen(channel: string, listener: Listener): Promise<() => void>;
  close(): Promise<void>;
}

interface Options {
  /** A connection of its own, not yet open. */
  readonly open: () => pg.Client;
  readonly onError?: (error: Error) => void;
}

/** How long a lost connection is waited for before the next attempt. */
const RETRY_MS = 1000;

export function createNotices({ open, onError = () => {} }: Options): Notices {
  const listeners = new Map<string, Set<Listener>>();
  let connecting: Promise<pg.Client> | null = null;
  let retrying: NodeJS.Timeout | null = null;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const client = open();
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener.notice(payload);
    });
    client.on('error', onError);
    await client.connect();
    try {
      for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    client.once('end', () => {
      connecting = null;
      retryLater();
    });
    return client;
  }

  function connection(): Promise<pg.Client> {
    connecting ??= connect().catch((error: unknown) => {
      connecting = null;
      throw error;
    });
    return connecting;
  }

  /** One attempt at a time, as long as somebody listens. */
  function retryLater(): void {
    retrying ??= setTimeout(() => {
      retrying = null;
      if (!isClosed && [...listeners.values()].some((all) => all.size > 0)) void reconnect();
    }, RETRY_MS).unref();
  }

  async function reconnect(): Promise<void> {
    try {
      await connection();
      for (const all of listeners.values()) for (const listener of all) listener.gap();
    } catch (error) {
      onError(error as Error);
      retryLater();
    }
  }

  return {
    async listen(channel, listener) {
      const all = listeners.get(channel) ?? new Set();
      const isNew = !listeners.has(channel);
      listeners.set(channel, all);
      all.add(listener);
      try {
        const client = await connection();
        if (isNew) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        all.delete(listener);
        if (isNew) listeners.delete(channel);
        throw error;
      }
      return () => all.delete(listener);
    },
    async close() {
      isClosed = true;
      if (retrying !== null) clearTimeout(retrying);
      const client = await connecting?.catch(() => null);
      await client?.end();
    },
  };
}
