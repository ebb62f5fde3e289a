/**
 * Codes of an authenticator (RFC 6238: SHA-1, six digits, half a minute, as all of them have it), and codes to recover by
 * for whoever has lost it.
 */
import { hkdfSync, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@mindhero/contract/second-factor';
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '../clock.ts';
import { decrypt, encrypt } from '../encryption.ts';
import { passwordCost } from './passwords.ts';

const PERIOD_S = 30;
/** So many half minutes a device may be early or late, and so many a person types. */
const WINDOW = 1;
/** As RFC 4226 recommends it. */
const SECRET_BYTES = 20;
const SALT_BYTES = 16;

/** Without those that look alike: 32, so that ten of them have 50 bits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HALF_CODE = 5;

export interface NewSecret {
  /** As it is stored. */
  readonly encrypted: Buffer;
  /** Base32. */
  readonly secret: string;
  readonly uri: string;
}

export interface NewRecoveryCodes {
  readonly codes: readonly string[];
  readonly hashes: readonly string[];
  readonly salt: Buffer;
}

export interface SecondFactors {
  drawSecret(userId: number, username: string): NewSecret;
  /**
   * The half minute, counted since 1970, whose code this is, of those that are near; null for any other code, and for any
   * code where the secret was stored under another key.
   */
  stepOf(userId: number, encrypted: Buffer, code: string): number | null;
  drawRecoveryCodes(): Promise<NewRecoveryCodes>;
  /** As it is stored, from however it was typed. */
  hashRecoveryCode(typed: string, salt: Buffer): Promise<string>;
}

interface Options {
  /** Encrypts what is stored; at least 32 bytes. */
  readonly secret: string;
  readonly clock: Clock;
  /** Told whose secret was stored under another key: that person is not at fault. */
  readonly onUnreadable: (userId: number) => void;
}

export function createSecondFactors({ secret, clock, onUnreadable }: Options): SecondFactors {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'secrets of authenticators', 32));
  const hashRecoveryCode = (typed: string, salt: Buffer) => hash(plain(typed), { ...passwordCost, salt });

  return {
    drawSecret(userId, username) {
      const drawn = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer });
      const totp = new TOTP({ issuer: 'Mindhero', label: username, secret: drawn, period: PERIOD_S });
      return {
        encrypted: encrypt(key, drawn.bytes, String(userId)),
        secret: drawn.base32,
        uri: totp.toString(),
      };
    },
    stepOf(userId, encrypted, code) {
      let known: Buffer;
      try {
        known = decrypt(key, encrypted, String(userId));
      } catch {
        onUnreadable(userId);
        return null;
      }
      return stepOfCode(known, code, clock());
    },
    async drawRecoveryCodes() {
      const salt = randomBytes(SALT_BYTES);
      const codes = Array.from({ length: RECOVERY_CODES }, () => `${drawHalf()}-${drawHalf()}`);
      const hashes: string[] = [];
      // One after the other: sign-ins need the cores, too.
      for (const code of codes) hashes.push(await hashRecoveryCode(code, salt));
      return { codes, hashes, salt };
    },
    hashRecoveryCode,
  };
}

/** The half minute of those near this moment whose code this is; null for none. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }), period: PERIOD_S });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: plain(code), timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Whether somebody is asked for a code, as SQL. @param user the name of `users` in the query */
export const hasSecondFactor = (user: string) =>
  `exists (select from second_factors f where f.user_id = ${user}.id and f.confirmed_at is not null)`;

/** Six digits are a code of an authenticator; all else can only be one to recover by. */
export const isOfAuthenticator = (typed: string) => /^\d{6}$/.test(plain(typed));

const plain = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** 256 is a multiple of the letters’ number: each is as likely. */
function drawHalf(): string {
  return Array.from(randomBytes(HALF_CODE), (byte) => letters[byte % letters.length]).join('');
}
