/**
 * Tickets: the right to one play without a network. What a ticket says is signed and stands nowhere else, so drawing
 * one costs no row. They are JWTs as the tokens are; the audience keeps one from being taken for the other.
 */
import { playIdAt } from '@mindhero/engine/play-id';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Clock } from '../clock.ts';
import type { ServerRandom } from '../random.ts';

/** As long as a session may be idle: a person who is away for longer has to sign in anyway. */
const TICKET_SECONDS = 14 * 24 * 60 * 60;

const ISSUER = 'mindhero';
const AUDIENCE = 'mindhero-play';

/** What a ticket says. */
export interface TicketClaims {
  /** The play's id. */
  readonly id: string;
  readonly userId: number;
  readonly seed: number;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export interface Tickets {
  /** Draws a play's id and seed for this person. */
  issue(userId: number): TicketClaims & { readonly token: string };
  /** What a ticket of ours says, expired or not; null for anything else. */
  read(token: string): TicketClaims | null;
}

interface Payload {
  readonly sub: string;
  readonly jti: string;
  readonly seed: number;
  readonly iat: number;
  readonly exp: number;
  readonly aud: string;
  readonly iss: string;
}

interface Options {
  readonly secret: string;
  readonly clock: Clock;
  readonly random: ServerRandom;
}

/** Tickets signed with the server's secret: reading one needs no database. */
export function createTickets({ secret, clock, random }: Options): Tickets {
  const sign = createSigner({ key: secret, algorithm: 'HS256' });
  const verify = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    requiredClaims: ['sub', 'jti', 'seed', 'iat', 'exp', 'aud', 'iss'],
    // Whether it had expired when the play began is for the play to say.
    ignoreExpiration: true,
  });
  return {
    issue(userId) {
      const iat = Math.floor(clock().getTime() / 1000);
      const payload: Payload = {
        sub: String(userId),
        jti: playIdAt(clock().getTime(), random.uuid()),
        seed: random.seed(),
        iat,
        exp: iat + TICKET_SECONDS,
        aud: AUDIENCE,
        iss: ISSUER,
      };
      return { ...claimsOf(payload), token: sign({ ...payload }) };
    },
    read(token) {
      try {
        return claimsOf(verify(token) as Payload);
      } catch {
        return null;
      }
    },
  };
}

function claimsOf({ sub, jti, seed, iat, exp }: Payload): TicketClaims {
  return {
    id: jti,
    userId: Number(sub),
    seed,
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
  };
}
