/** Access and refresh tokens: JWTs signed with HS256. What they say is believed only together with the session's row. */
import { createSigner, createVerifier } from 'fast-jwt';
import type { Clock } from '../clock.ts';
import type { ServerRandom } from '../random.ts';

export const ACCESS_SECONDS = 10 * 60;

const ISSUER = 'mindhero';
const AUDIENCE = 'mindhero-web';

export interface AccessClaims {
  readonly userId: number;
  readonly sessionId: string;
}

export interface RefreshClaims extends AccessClaims {
  /** The session's counter when the token was made. */
  readonly counter: number;
}

export interface Tokens {
  access(claims: AccessClaims): string;
  /** @param expiresAt the end of the session: idleness is measured in the database, not by the token */
  refresh(claims: RefreshClaims, expiresAt: Date): string;
  /** What a valid, unexpired access token says; null for anything else, a refresh token included. */
  readAccess(token: string): AccessClaims | null;
  readRefresh(token: string): RefreshClaims | null;
}

interface Payload {
  readonly sub: string;
  readonly sid: string;
  readonly typ: 'access' | 'refresh';
  readonly iat: number;
  readonly exp: number;
  readonly aud: string;
  readonly iss: string;
  readonly jti: string;
  readonly ctr?: number;
}

interface Options {
  /** At least 32 bytes. */
  readonly secret: string;
  readonly clock: Clock;
  readonly random: ServerRandom;
}

/** @throws Error for a secret of less than 32 bytes */
export function createTokens({ secret, clock, random }: Options): Tokens {
  if (Buffer.byteLength(secret) < 32) throw new Error('TOKEN_SECRET must have at least 32 bytes');
  const sign = createSigner({ key: secret, algorithm: 'HS256' });
  const verify = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    requiredClaims: ['sub', 'sid', 'typ', 'iat', 'exp', 'aud', 'iss', 'jti'],
    // The server's one clock decides below; the verifier would ask the system's.
    ignoreExpiration: true,
    // Remembers signatures that were checked, not decisions: expiry and session are looked at every time.
    cache: 10_000,
    cacheTTL: ACCESS_SECONDS * 1000,
  });
  const seconds = () => Math.floor(clock().getTime() / 1000);

  function issue(
    typ: Payload['typ'],
    claims: AccessClaims,
    exp: number,
    extra: { ctr?: number } = {},
  ): string {
    const payload: Payload = {
      sub: String(claims.userId),
      sid: claims.sessionId,
      typ,
      iat: seconds(),
      exp,
      aud: AUDIENCE,
      iss: ISSUER,
      jti: random.uuid(),
      ...extra,
    };
    return sign({ ...payload });
  }

  function read(token: string, typ: Payload['typ']): (AccessClaims & { counter: number | undefined }) | null {
    let payload: Payload;
    try {
      payload = verify(token) as Payload;
    } catch {
      return null;
    }
    if (payload.typ !== typ || payload.exp <= seconds()) return null;
    return { userId: Number(payload.sub), sessionId: payload.sid, counter: payload.ctr };
  }

  return {
    access: (claims) => issue('access', claims, seconds() + ACCESS_SECONDS),
    refresh: (claims, expiresAt) =>
      issue('refresh', claims, Math.floor(expiresAt.getTime() / 1000), { ctr: claims.counter }),
    readAccess: (token) => read(token, 'access'),
    readRefresh(token) {
      const claims = read(token, 'refresh');
      return claims?.counter === undefined ? null : { ...claims, counter: claims.counter };
    },
  };
}
