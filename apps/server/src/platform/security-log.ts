/** What those who run an installation need to know of sign-ins: who tried, from where, what came of it. */
import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

/** What was done, or tried. All of them look alike in the log. */
export interface SecurityEvent {
  readonly event:
    | 'signed_in'
    | 'sign_in_failed'
    | 'sign_in_delayed'
    | 'sign_in_refused'
    | 'signed_out'
    | 'sessions_ended'
    | 'token_reused'
    | 'password_changed'
    | 'password_given'
    | 'password_not_confirmed'
    | 'second_factor_asked'
    | 'second_factor_failed'
    | 'second_factor_added'
    | 'second_factor_removed'
    | 'second_factor_reset'
    | 'recovery_codes_renewed'
    | 'recovery_link_made'
    | 'recovery_failed'
    | 'recovered'
    | 'refused'
    | 'rate_limited'
    | 'administered';
  /** Whose account it is about, where that is known. */
  readonly user?: number | undefined;
  /** The username as it was typed, of which only a keyed hash is logged: people type passwords into the wrong field. */
  readonly typed?: string;
  /** What was asked for, where that is not said by the event: the address as the contract has it, without anybody's ids. */
  readonly route?: string;
  readonly means?: 'password' | 'code' | 'recovery_code' | 'card' | 'registration';
}

/** Of these many at once are an attack. */
const suspicious: readonly SecurityEvent['event'][] = [
  'sign_in_failed',
  'sign_in_delayed',
  'token_reused',
  'password_not_confirmed',
  'second_factor_failed',
  'recovery_failed',
  'refused',
  'rate_limited',
];

/** Makes the hash under which one name is always found again, and that nobody without the secret can try names on. */
export function createNameHash(secret: string): (name: string) => string {
  const key = createHmac('sha256', secret).update('usernames in the log').digest();
  return (name) => createHmac('sha256', key).update(name.toLowerCase()).digest('base64url').slice(0, 16);
}

interface Source {
  readonly log: FastifyBaseLogger;
  readonly address: string;
  /** Who is signed in. */
  readonly by: number | undefined;
  readonly hashName: (name: string) => string;
}

/** Writes one line. */
export function logSecurity(
  { log, address, by, hashName }: Source,
  { typed, ...facts }: SecurityEvent,
): void {
  const line = { ...facts, address, by, ...(typed === undefined ? {} : { account: hashName(typed) }) };
  if (suspicious.includes(facts.event)) log.warn(line, 'security');
  else log.info(line, 'security');
}
