/** The session of this tab: is somebody signed in, and one refresh at a time. */
import {
  decodePayload,
  isLive,
  readAccess,
  readRefresh,
  removeAccess,
  removeTokens,
  storeTokens,
  type TokenStorage,
} from './tokens.ts';

/** What a refresh came to. `refused`: the session is over. A lost network throws instead and changes nothing. */
export type RefreshOutcome = { readonly access: string; readonly refresh?: string } | 'refused';

export interface SessionOptions {
  readonly storage: TokenStorage;
  /** Asks the server for new tokens. */
  readonly requestTokens: (refresh: string) => Promise<RefreshOutcome>;
  /** Seconds since 1970. */
  readonly now: () => number;
}

export interface Session {
  /** The stored access token as it is, for a request's header. */
  readonly access: () => string | null;
  /** Whether no token is left, so that there is nothing to ask the server with. */
  readonly isOver: () => boolean;
  /** Whose session it is, by whichever token is left; also in other tabs, which share the tokens. */
  readonly user: () => number | null;
  /** Whether somebody is signed in; a dead access token is removed and, where there is a refresh token, replaced. */
  readonly isSignedIn: () => Promise<boolean>;
  /**
   * A newer access token than the one that the server refused, or null when the session is over (the tokens are then
   * gone). Concurrent calls share one refresh; another tab's refresh is used instead of an own one.
   */
  readonly renew: (refused: string | null) => Promise<string | null>;
  readonly start: (tokens: { access: string; refresh: string }) => void;
  /** Forgets both tokens; gives the refresh token, for a caller that wants to end the session on the server as well. */
  readonly end: () => string | null;
}

/** One session for all tabs: a refresh is asked for once, and the others take what it brought. */
export function createSession({ storage, requestTokens, now }: SessionOptions): Session {
  let running: Promise<string | null> | null = null;

  async function refresh(refused: string | null): Promise<string | null> {
    const stored = readAccess(storage);
    if (stored !== refused && isLive(stored, now())) return stored;
    const sent = readRefresh(storage);
    if (sent === null) return over();
    const outcome = await requestTokens(sent);
    const current = readRefresh(storage);
    // Signed out here or in another tab while the answer was on its way: it must not bring the session back.
    if (current === null) return null;
    if (outcome !== 'refused') {
      storeTokens(storage, { access: outcome.access, refresh: outcome.refresh ?? sent });
      return outcome.access;
    }
    return current === sent ? over() : readAccess(storage);
  }

  function renew(refused: string | null): Promise<string | null> {
    running ??= refresh(refused).finally(() => {
      running = null;
    });
    return running;
  }

  function over(): null {
    removeTokens(storage);
    return null;
  }

  return {
    access: () => readAccess(storage),
    isOver: () => readAccess(storage) === null && readRefresh(storage) === null,
    user: () => {
      const token = readAccess(storage) ?? readRefresh(storage);
      const subject = token === null ? undefined : decodePayload(token)?.['sub'];
      return subject === undefined ? null : Number(subject);
    },
    isSignedIn: async () => {
      const access = readAccess(storage);
      if (isLive(access, now())) return true;
      removeAccess(storage);
      return readRefresh(storage) !== null && (await renew(access)) !== null;
    },
    renew,
    start: (tokens) => storeTokens(storage, tokens),
    end: () => {
      const refresh = readRefresh(storage);
      removeTokens(storage);
      return refresh;
    },
  };
}
