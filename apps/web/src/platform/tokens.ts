/** The two tokens of a session, as they lie in the browser's storage, which every tab shares. */

/** The part of Web Storage that is needed, so that tests can share a plain one between simulated tabs. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const ACCESS = 'access';
const REFRESH = 'refresh';

/** Null when nobody is signed in, or the token was taken away to be refreshed. */
export const readAccess = (storage: TokenStorage): string | null => storage.getItem(ACCESS);
/** Null when nobody is signed in. */
export const readRefresh = (storage: TokenStorage): string | null => storage.getItem(REFRESH);

/** The refresh token first: a tab that dies in between can still get a new access token. */
export function storeTokens(storage: TokenStorage, tokens: { access: string; refresh: string }): void {
  storage.setItem(REFRESH, tokens.refresh);
  storage.setItem(ACCESS, tokens.access);
}

/** The next call asks for a new one. */
export function removeAccess(storage: TokenStorage): void {
  storage.removeItem(ACCESS);
}

/** Nobody is signed in on this device any more. */
export function removeTokens(storage: TokenStorage): void {
  storage.removeItem(ACCESS);
  storage.removeItem(REFRESH);
}

/** A JSON Web Token's payload, or null for anything that is none. The signature is the server's business. */
export function decodePayload(token: string): Readonly<Record<string, unknown>> | null {
  const [, payload] = token.split('.');
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const decoded: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof decoded === 'object' && decoded !== null ? (decoded as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A string with a decodable payload and an expiry later than now. `now` in seconds since 1970. */
export function isLive(token: string | null, now: number): token is string {
  if (token === null) return false;
  const expiry = decodePayload(token)?.['exp'];
  return typeof expiry === 'number' && expiry > now;
}
